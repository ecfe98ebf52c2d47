import ViewArchive

/// Everything that is handed down the tree while it is drawn.
struct DrawContext: Sendable {
  let rasterizer: Rasterizer
  /// The cell of the grid that the tree's (0, 0) lies on.
  let origin: CellPoint
  /// The whole tree's rectangle, in points of the grid.
  let container: Rect
  var surface: Surface
  var clip: CellRect
  /// Shapes that cut what is drawn; each leaves only what it covers.
  var masks: [CoverageMask] = []
  /// What all opacities around come to. They work on each thing by itself: where two overlap, the
  /// lower one shines through, which a device, fading the group, does not do.
  var opacity = 1.0
  /// All turns and scales around in one, in points of the grid.
  var transform = PlaneTransform.identity
  /// False where texts stay in their places although what is around them turns or shrinks: they
  /// would be written over each other.
  var movesText = true
  /// True where reading goes from right to left.
  var isRightToLeft = false
  var isRedacted = false
  /// True for what lies behind other things and must not be reduced to a glyph.
  var isBackdrop = false
  /// The width (up to 4) and height (up to 8) that the source wrote for something thin, which the
  /// grid has made a whole cell; points.
  var fineWidth: Double?
  var fineHeight: Double?

  var brush: HalfCellBrush { HalfCellBrush(depth: rasterizer.depth, glyphs: rasterizer.glyphs) }

  /// A rectangle of the tree in points of the grid.
  func rect(_ bounds: Rect) -> Rect { bounds.moved(by: origin) }

  /// Where a view that is not a shape is drawn: moved, and scaled or turned by quarters, with
  /// everything around it.
  func place(_ bounds: Rect) -> Rect {
    transform == .identity ? rect(bounds) : transform.upright(rect(bounds))
  }

  /// How far a text is moved from where layout put it, in points: by as much as its middle is.
  func shift(of bounds: Rect) -> Point {
    guard movesText, transform != .identity else { return .zero }
    let center = rect(bounds).center
    let moved = transform.apply(to: center)
    return Point(x: moved.x - center.x, y: moved.y - center.y)
  }

  /// `rect` with the fine measures put back, in the middle of what the grid made of it.
  func fine(_ rect: Rect) -> Rect {
    var rect = rect
    if let fineWidth, rect.width <= CellMetric.width, fineWidth < rect.width {
      rect.origin.x += (rect.width - fineWidth) / 2
      rect.size.width = fineWidth
    }
    if let fineHeight, rect.height <= CellMetric.height, fineHeight < rect.height {
      rect.origin.y += (rect.height - fineHeight) / 2
      rect.size.height = fineHeight
    }
    return rect
  }

  /// A style over `rect`, with the opacities around.
  func paint(_ style: StyleValue, in rect: Rect) -> Paint {
    StyleResolver(surface: surface).paint(style, in: rect).faded(by: opacity)
  }

  /// The share of a half cell that clips and masks leave, 0…1.
  func visibility(column: Int, row: Int, isLower: Bool) -> Double {
    masks.reduce(1) { $0 * $1.coverage(column: column, row: row, isLower: isLower) }
  }

  /// True when a glyph at this cell is seen: at least half of it is left.
  func shows(_ point: CellPoint) -> Bool {
    guard clip.contains(point) else { return false }
    if masks.isEmpty { return true }
    let upper = visibility(column: point.column, row: point.row, isLower: false)
    let lower = visibility(column: point.column, row: point.row, isLower: true)
    return upper + lower >= 1
  }

  /// Writes one glyph over what is there, keeping its background. A wide one that is cut becomes
  /// a blank.
  func write(
    _ glyph: String, columns: Int = 1, at point: CellPoint, tint: Tint,
    attributes: CellAttributes = [], into grid: inout CellGrid
  ) {
    guard tint.alpha > Self.leastAlpha, grid.bounds.contains(point), shows(point) else { return }
    let background = grid[point.column, point.row].background(for: tint.color)
    let style = CellStyle(
      foreground: tint.blended(over: background), background: background,
      attributes: attributes.union(faintness(of: tint)))
    let isCut = columns == 2 && !shows(CellPoint(column: point.column + 1, row: point.row))
    grid.set(isCut ? " " : glyph, width: isCut ? 1 : columns, at: point, style: style)
  }

  /// Without colour, what is paler than the rest is dim.
  private func faintness(of tint: Tint) -> CellAttributes {
    rasterizer.depth == .mono && tint.alpha < 0.75 ? .dim : []
  }

  /// Below this, writing is not there.
  private static let leastAlpha = 0.02
}
