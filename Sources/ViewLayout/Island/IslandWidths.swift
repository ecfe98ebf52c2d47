import ViewArchive

/// The widths proposed to the island's views, and which side is favoured (ISLAND-1, ISLAND-2);
/// in points.
struct IslandWidths {
  private enum Favour {
    case leading, trailing, split
    /// The other side has no views.
    case leadingAlone, trailingAlone
  }

  let center: Double
  let bottom: Double
  /// The width left beside the camera, or beside the center content where that is wider.
  let roomLeading: Double
  let roomTrailing: Double
  private let leading: Double
  private let trailing: Double

  init(
    of columns: IslandColumns, content: IslandContent, width: Double, height: Double?,
    _ pass: inout LayoutPass
  ) {
    let metrics = pass.metrics
    let camera = metrics.length(content.camera.width, .horizontal)
    let spacing = (
      leading: columns.distance(.leading, .center),
      trailing: columns.distance(.center, .trailing),
      sides: columns.distance(.leading, .trailing)
    )
    let gaps = 2 * max(spacing.leading, spacing.trailing)
    let sides = [IslandRegionContent.Position.leading, .trailing].map { side in
      columns.views.filter { $0.position == side && !$0.traits.isBelowIfTooWide }
        .map { $0.answer(to: Proposal(width: 0, height: height), &pass).width }.max() ?? 0
    }
    let least = max(0, camera - gaps)
    let offered = max(least, width - 2 * max(sides[0], sides[1]) - gaps)
    // What the sides would like to have is not for a centre that is wider than it needs to be
    // (ISLAND-12).
    let wished =
      pass.islandRules == .documented
      ? 0
      : columns.views.filter { $0.position == .leading || $0.position == .trailing }
        .map { $0.answer(to: Proposal(width: nil, height: height), &pass).width }
        .filter(\.isFinite).max() ?? 0
    let free = min(offered, max(least, width - 2 * wished - gaps))
    center = columns.views.filter { $0.position == .center }
      .map { view in
        let own = view.answer(to: Proposal(width: nil, height: height), &pass).width
        let width = min(offered, max(free, own))
        return view.answer(to: Proposal(width: width, height: height), &pass).width
      }
      .reduce(least, max)
    let beside = (width - center) / 2
    roomLeading = max(0, metrics.floor(beside - spacing.leading, .horizontal))
    roomTrailing = max(0, metrics.floor(beside - spacing.trailing, .horizontal))
    bottom = width
    switch Self.favour(among: columns.views, sizing: content.sizing) {
    case .leadingAlone, .trailingAlone:
      (leading, trailing) = (width, width)
    case .split:
      let half = max(0, metrics.floor((width - spacing.sides) / 2, .horizontal))
      (leading, trailing) = (half, half)
    case .leading:
      leading = max(0, width - spacing.sides - roomTrailing)
      trailing = roomTrailing
    case .trailing:
      leading = roomLeading
      trailing = max(0, width - spacing.sides - roomLeading)
    }
  }

  /// Returns the width that is proposed to a view before it is narrowed.
  func proposal(for position: IslandRegionContent.Position) -> Double {
    switch position {
    case .leading: leading
    case .trailing: trailing
    case .center: center
    case .bottom: bottom
    }
  }

  func room(beside position: IslandRegionContent.Position) -> Double {
    switch position {
    case .leading: roomLeading
    case .trailing: roomTrailing
    case .center, .bottom: bottom
    }
  }

  private static func favour(
    among views: [IslandView], sizing: IslandContent.Sizing
  ) -> Favour {
    func priority(_ side: IslandRegionContent.Position) -> Double? {
      views.filter { $0.position == side }.map(\.regionPriority).max()
    }
    guard let trailing = priority(.trailing) else { return .leadingAlone }
    guard let leading = priority(.leading) else { return .trailingAlone }
    switch sizing {
    case .leading: return .leading
    case .trailing: return .trailing
    case .split: return .split
    case .automatic:
      if leading == trailing { return .split }
      return leading > trailing ? .leading : .trailing
    }
  }
}
