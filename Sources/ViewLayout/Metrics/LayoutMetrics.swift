package import ViewArchive

/// How lengths and texts are measured; the layout algorithm is the same for all metrics.
package struct LayoutMetrics: Sendable, Hashable {
  /// One cell of the character grid, in points.
  package static let cell = CellMetric.size

  private enum Lettering: Hashable { case model, cells, phone }

  private let lettering: Lettering
  /// The factor for lengths and fonts of the source. Letters of one row and icons are not scaled.
  private(set) var scale = 1.0

  /// Leaves lengths unchanged; text in a model font, 8 wide, 16 high, baseline at 12.
  package static let exact = LayoutMetrics(lettering: .model)
  /// Rounds every length and text measure to the grid of cells (GRID-3 to GRID-10).
  package static let cells = LayoutMetrics(lettering: .cells)
  /// Leaves lengths unchanged; estimates the width and height that text has on a phone (GRID-2).
  package static let phone = LayoutMetrics(lettering: .phone)

  private init(lettering: Lettering) {
    self.lettering = lettering
  }

  /// Returns the metrics for a view that is shown larger: StandBy shows cards twice as large. Use 1
  /// for lengths computed from other lengths, which are scaled already.
  package func scaled(by scale: Double) -> LayoutMetrics {
    var copy = self
    copy.scale = scale
    return copy
  }

  /// True for the letters of the model that layouts are compared with.
  var hasModelLetters: Bool { lettering == .model }

  /// True if all results are multiples of whole cells.
  package var isGridded: Bool { lettering == .cells }

  /// True if letters and symbols have the widths that they have on a phone.
  var hasPhoneLetters: Bool { lettering == .phone }

  // MARK: Lengths, all in points

  /// Converts a length that the source sets for a view (GRID-3): rounds half up; a positive length
  /// is at least one cell.
  func length(_ points: Double, _ axis: LayoutAxis) -> Double {
    let points = points * scale
    guard isGridded, points.isFinite else { return points }
    return points > 0 ? max(rounded(points, axis), unit(axis)) : rounded(points, axis)
  }

  /// Converts a distance that the source sets: spacing, padding, offsets (GRID-5). It may become 0.
  func distance(_ points: Double, _ axis: LayoutAxis) -> Double {
    isGridded && points.isFinite ? rounded(points * scale, axis) : points * scale
  }

  /// Rounds down a share of the available length, or a position in it (GRID-4).
  func floor(_ points: Double, _ axis: LayoutAxis) -> Double {
    guard isGridded, points.isFinite else { return points }
    return (points / unit(axis) + Self.tolerance).rounded(.down) * unit(axis)
  }

  func floor(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { floor($0, .horizontal) },
      height: proposal.height.map { floor($0, .vertical) })
  }

  /// Converts a size that the source sets for a view (GRID-3).
  func size(_ points: Size) -> Size {
    Size(width: length(points.width, .horizontal), height: length(points.height, .vertical))
  }

  /// Returns the size of an icon whose sides are `side` points long (GRID-9). On the grid: one
  /// glyph of two columns up to 26 points, two rows up to 44 points, above that `side` rounded to
  /// cells; like letters it is not scaled, or it would not be in the row of its text.
  func icon(_ side: Double) -> Size {
    let side = max(0, isGridded ? side : side * scale)
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

  /// Returns the thickness of a divider: 1 point (LAYOUT-5), or one cell on the grid (GRID-8).
  func dividerThickness(across axis: LayoutAxis) -> Double { isGridded ? unit(axis) : 1 }

  /// The height of a bar: 4 points, or one row on the grid (GRID-8).
  var barHeight: Double { isGridded ? Self.cell.height : 4 }

  /// The distance between neighbours without a spacing preference, in points.
  static let defaultSpacing = 8.0

  /// Returns the minimum length of a spacer (LAYOUT-4). Nil `points`: the default of 8 points. On
  /// the grid the vertical default is 0 instead of half a row, so that a spacer loses its length
  /// before other views do (GRID-7).
  func spacerMinimum(_ points: Double?, _ axis: LayoutAxis) -> Double {
    if let points { return max(distance(points, axis), 0) }
    return isGridded && axis == .vertical ? 0 : 8
  }

  // MARK: Text

  /// Points per display column; an approximate letter width where letters differ in width.
  var columnWidth: Double { Self.cell.width }

  /// Returns the measures of the lines of a text; on the grid the baseline is the lower edge of the
  /// row.
  func line(of content: TextContent) -> LineMetrics {
    let row = Self.cell.height
    return switch lettering {
    case .model: LineMetrics(height: row, baseline: 12, advance: row, pixel: 0)
    case .cells: LineMetrics(height: row, baseline: row, advance: row, pixel: 0)
    case .phone: PhoneFont.line(of: content.runs.map(\.style.font))
    }
  }

  /// Returns the distance from a text to a text above it in a stack without a spacing: by how much
  /// the leading exceeds the height of a line (LAYOUT-23).
  func spacing(above content: TextContent) -> Double {
    guard lettering == .phone else { return 0 }
    let line = line(of: content)
    return max(line.advance - line.height, 0)
  }

  /// Returns the character widths for a run of this style.
  func glyphMetrics(for style: RunStyle) -> GlyphMetrics {
    GlyphMetrics(
      columnWidth: columnWidth, tracking: tracking(style.tracking),
      font: lettering == .phone ? PhoneFont(style.font) : nil)
  }

  /// Returns the width available at natural letter size when letters are scaled by `scale`, in
  /// points. Nil: no limit. Where all columns are equally wide, it is rounded down to whole
  /// columns.
  func room(in width: Double?, scale: Double = 1) -> Double? {
    guard let width, width / columnWidth / scale < 1_000_000 else { return nil }
    return wholeColumns(max(0, width / scale))
  }

  /// Rounds a width down to whole columns where all columns are equally wide.
  func wholeColumns(_ points: Double) -> Double {
    guard lettering != .phone else { return points }
    return (points / columnWidth + Self.tolerance).rounded(.down) * columnWidth
  }

  /// Returns the space that tracking and kerning add after each character, in points. On the grid
  /// it is a multiple of whole cells: less than half a cell is 0, and characters never move closer.
  package func tracking(_ points: Double) -> Double {
    guard points.isFinite else { return 0 }
    let least = isGridded ? 0 : -columnWidth
    return distance(min(max(points, least), 10 * columnWidth), .horizontal)
  }

  /// Absorbs the rounding errors of sums of fractions before rounding.
  static let tolerance = 1e-6

  private func unit(_ axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: Self.cell.width
    case .vertical: Self.cell.height
    }
  }

  private func rounded(_ points: Double, _ axis: LayoutAxis) -> Double {
    (points / unit(axis) + 0.5 + Self.tolerance).rounded(.down) * unit(axis)
  }
}
