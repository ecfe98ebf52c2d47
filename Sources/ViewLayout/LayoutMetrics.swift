package import ViewArchive

/// How lengths and texts are measured, as a value; the algorithm is the same for all of them.
///
/// What one cell is worth in points is said here and nowhere else: 1 cell = 8 × 16 points
/// (presentations.md §7.1).
package struct LayoutMetrics: Sendable, Hashable {
  /// One cell of the character grid, in points.
  package static let cell = Size(width: 8, height: 16)

  private enum Lettering: Hashable { case model, cells, phone }

  private let lettering: Lettering
  /// What lengths and fonts of the source are multiplied by. Letters of one row stay as they are.
  private(set) var scale = 1.0

  /// Lengths untouched; text in a model font, 8 wide, 16 high, baseline at 12.
  package static let exact = LayoutMetrics(lettering: .model)
  /// Every length and text measure on the grid of cells (presentations.md §7.3).
  package static let cells = LayoutMetrics(lettering: .cells)
  /// Lengths untouched; text as wide and high as on a phone, by estimate (presentations.md §7.2,
  /// pass P).
  package static let phone = LayoutMetrics(lettering: .phone)

  private init(lettering: Lettering) {
    self.lettering = lettering
  }

  /// The same for something that is seen larger: StandBy has cards twice as large. By 1 for
  /// lengths that were computed from others, and so are large already.
  package func scaled(by scale: Double) -> LayoutMetrics {
    var copy = self
    copy.scale = scale
    return copy
  }

  /// True when everything that comes out falls on whole cells.
  package var isGridded: Bool { lettering == .cells }

  // MARK: Lengths, all in points

  /// A length that the source writes for a view (Q1): round half up, anything but zero is at
  /// least a cell.
  func length(_ points: Double, _ axis: Axis) -> Double {
    let points = points * scale
    guard isGridded, points.isFinite else { return points }
    return points > 0 ? max(rounded(points, axis), unit(axis)) : rounded(points, axis)
  }

  /// A distance that the source writes: spacing, padding, offsets (Q3). May vanish.
  func distance(_ points: Double, _ axis: Axis) -> Double {
    isGridded && points.isFinite ? rounded(points * scale, axis) : points * scale
  }

  /// A part of the room there is, or a place in it (Q2): rounds down.
  func floor(_ points: Double, _ axis: Axis) -> Double {
    guard isGridded, points.isFinite else { return points }
    return (points / unit(axis) + Self.tolerance).rounded(.down) * unit(axis)
  }

  func floor(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { floor($0, .horizontal) },
      height: proposal.height.map { floor($0, .vertical) })
  }

  /// A size that the source writes for a view (Q1).
  func size(_ points: Size) -> Size {
    Size(width: length(points.width, .horizontal), height: length(points.height, .vertical))
  }

  /// The size of an icon with sides of about this many points (Q7): one wide glyph up to 26, two
  /// rows up to 44, then its own size.
  func icon(_ side: Double) -> Size {
    let side = max(0, side * scale)
    guard isGridded, side.isFinite, side > 0 else { return Size(width: side, height: side) }
    let cells: (columns: Double, rows: Double)
    switch side.rounded() {
    case ...26: cells = (2, 1)
    case ...44: cells = (4, 2)
    default:
      return Size(
        width: max(rounded(side, .horizontal), unit(.horizontal)),
        height: max(rounded(side, .vertical), unit(.vertical)))
    }
    return Size(width: cells.columns * Self.cell.width, height: cells.rows * Self.cell.height)
  }

  /// The thickness of a divider: a point, or what one line of cells takes (Q6).
  func dividerThickness(across axis: Axis) -> Double { isGridded ? unit(axis) : 1 }

  /// The height of a bar: 4 points, or a row (Q6).
  var barHeight: Double { isGridded ? Self.cell.height : 4 }

  /// The distance between neighbours that have no wish of their own.
  static let defaultSpacing = 8.0

  /// The least length of a spacer that says nothing. Half a row is none: a spacer is there to
  /// give room away (Q5).
  func spacerMinimum(_ points: Double?, _ axis: Axis) -> Double {
    if let points { return max(distance(points, axis), 0) }
    return isGridded && axis == .vertical ? 0 : 8
  }

  // MARK: Text

  /// Points per display column; where letters have widths of their own, about one of them.
  var columnWidth: Double { Self.cell.width }

  /// Points from one line of a text to the next, and from the top of a line to its baseline; on
  /// the grid that is the lower edge of its row.
  func line(of content: TextContent) -> (height: Double, baseline: Double) {
    switch lettering {
    case .model: (Self.cell.height, 12)
    case .cells: (Self.cell.height, Self.cell.height)
    case .phone: PhoneFont.line(of: content.runs.map(\.style.font))
    }
  }

  /// The widths of the characters of a run.
  func setter(for style: RunStyle) -> GlyphSetter {
    GlyphSetter(
      columnWidth: columnWidth, tracking: tracking(style.tracking),
      font: lettering == .phone ? PhoneFont(style.font) : nil)
  }

  /// The points that letters of natural size have in a width where they are scaled; nil is no
  /// limit. Where all columns are alike, only whole ones count.
  func room(in width: Double?, scale: Double = 1) -> Double? {
    guard let width, width / columnWidth / scale < 1_000_000 else { return nil }
    return wholeColumns(max(0, width / scale))
  }

  /// As many points as whole columns take, where columns are all alike.
  func wholeColumns(_ points: Double) -> Double {
    guard lettering != .phone else { return points }
    return (points / columnWidth + Self.tolerance).rounded(.down) * columnWidth
  }

  /// What tracking and kerning leave free after each character, in points. The grid has whole
  /// cells only: less than half a cell is nothing, and characters never move together.
  package func tracking(_ points: Double) -> Double {
    guard points.isFinite else { return 0 }
    let least = isGridded ? 0 : -columnWidth
    return distance(min(max(points, least), 10 * columnWidth), .horizontal)
  }

  /// Absorbs the noise of sums of fractions before rounding.
  static let tolerance = 1e-6

  private func unit(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: Self.cell.width
    case .vertical: Self.cell.height
    }
  }

  private func rounded(_ points: Double, _ axis: Axis) -> Double {
    (points / unit(axis) + 0.5 + Self.tolerance).rounded(.down) * unit(axis)
  }
}
