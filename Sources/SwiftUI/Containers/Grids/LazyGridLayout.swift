import Foundation

/// Lays out the views of a lazy grid in tracks: the columns of a `LazyVGrid`, the rows of a
/// `LazyHGrid`.
///
/// A phone first gives the fixed tracks their lengths. Then each other item, in order, is offered
/// an equal share of what remains, and takes of it what its limits allow; an adaptive item fills
/// its share with as many tracks as fit. (Observed; the documentation does not give the order.)
struct LazyGridLayout: Layout {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// The alignment of the tracks in a longer grid.
  let alignment: Alignment
  /// The space between lines in points; nil: the standard.
  let spacing: CGFloat?

  private static let standardSpacing: CGFloat = 8
  /// More tracks than this are never visible.
  private static let maximumTracks: CGFloat = 1_000

  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private func lineSpacing(_ subviews: Subviews) -> CGFloat {
    subviews.distance(spacing ?? Self.standardSpacing, along: axis)
  }

  /// Divides the length of the grid across its axis into tracks.
  func tracks(in length: CGFloat) -> [Track] {
    let gaps = items.map { $0.spacing ?? Self.standardSpacing }
    var remaining = length - gaps.dropLast().reduce(0, +)
    var open: CGFloat = 0
    for item in items {
      if case .fixed(let length) = item.size { remaining -= length } else { open += 1 }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      var count: CGFloat = 1
      let each: CGFloat
      let share = max(remaining, 0) / max(open, 1)
      switch item.size {
      case .fixed(let length): each = length
      case .flexible(let minimum, let maximum): each = max(minimum, min(share, maximum))
      case .adaptive(let minimum, let maximum):
        let fitting = ((share + gap) / max(minimum + gap, 1)).rounded(.down)
        count = max(1, min(fitting, Self.maximumTracks))
        each = max(minimum, min((share - gap * (count - 1)) / count, maximum))
      }
      for _ in 0..<Int(count) {
        tracks.append(Track(start: start, length: each, alignment: item.alignment ?? .center))
        start += each + gap
      }
      if case .fixed = item.size { continue }
      remaining -= count * each + gap * (count - 1)
      open -= 1
    }
    return tracks.isEmpty ? [Track(start: 0, length: length, alignment: .center)] : tracks
  }

  /// The length across the grid's axis: the proposed one, else that of its views by themselves.
  private func length(in proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let length = across(proposal.width, proposal.height), length.isFinite { return length }
    let ideal = subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      return across(size.width, size.height)
    }.max()
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.standardSpacing) }
    return (ideal ?? 0) * CGFloat(max(items.count, 1)) + gaps
  }

  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let length = length(in: proposal, subviews)
    let tracks = tracks(in: length)
    let lines = lines(of: subviews, in: tracks)
    let extent = lines.reduce(0, +) + lineSpacing(subviews) * CGFloat(max(lines.count - 1, 0))
    return size(across: max(length, tracks.last.map { $0.start + $0.length } ?? 0), along: extent)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let available = across(bounds.width, bounds.height)
    let tracks = tracks(in: available)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let shift = max(available - used, 0) * across(alignment.fractions.x, alignment.fractions.y)
    let lineSpacing = lineSpacing(subviews)
    var along: CGFloat = 0
    for (line, extent) in lines(of: subviews, in: tracks).enumerated() {
      for (index, track) in tracks.enumerated() {
        let number = line * tracks.count + index
        guard number < subviews.count else { break }
        let proposal = self.proposal(in: track)
        let subview = subviews[number]
        let own = subview.sizeThatFits(proposal)
        let cell = size(across: track.length, along: extent)
        let corner = size(across: shift + track.start, along: along)
        let fractions = track.alignment.fractions
        subview.place(
          at: CGPoint(
            x: bounds.minX + corner.width + (cell.width - own.width) * fractions.x,
            y: bounds.minY + corner.height + (cell.height - own.height) * fractions.y),
          proposal: proposal)
      }
      along += extent + lineSpacing
    }
  }

  /// The extents of the lines along the grid's axis: each as large as its largest view.
  private func lines(of subviews: Subviews, in tracks: [Track]) -> [CGFloat] {
    var lines: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      let track = index % tracks.count
      if track == 0 { lines.append(0) }
      let size = subview.sizeThatFits(proposal(in: tracks[track]))
      lines[lines.count - 1] = max(lines[lines.count - 1], along(size.width, size.height))
    }
    return lines
  }

  private func proposal(in track: Track) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: track.length, height: nil)
      : ProposedViewSize(width: nil, height: track.length)
  }

  private func across<Value>(_ x: Value, _ y: Value) -> Value { axis == .vertical ? x : y }

  private func along<Value>(_ x: Value, _ y: Value) -> Value { axis == .vertical ? y : x }

  private func size(across: CGFloat, along: CGFloat) -> CGSize {
    axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
}

extension Alignment {
  /// The position of the alignment in a view, as shares of its width and height; a custom guide
  /// counts as the centre.
  fileprivate var fractions: (x: CGFloat, y: CGFloat) {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return (x, y)
  }
}
