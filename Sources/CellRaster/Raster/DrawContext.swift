import ViewArchive
import ViewLayout

/// The drawing state that is passed down the placed tree: position, clip, masks, opacity,
/// transform.
struct DrawContext: Sendable {
  let rasterizer: Rasterizer
  /// The cell of the grid at which the tree's (0, 0) is placed.
  let origin: CellPoint
  /// The whole tree's rectangle, in points of the grid.
  let container: Rect
  var surface: SurfaceColors
  var clip: CellRect
  /// Masks of the enclosing clip shapes and masks; the product of their coverages applies.
  var masks: [CoverageMask] = []
  /// The product of all enclosing opacities. It applies to each view separately: where two views
  /// overlap, the lower one shows through. A device fades the group as a whole.
  var opacity = 1.0
  /// All enclosing rotations and scales combined, in points of the grid.
  var transform = PlaneTransform.identity
  /// False when texts keep their positions although the views around them rotate or shrink, because
  /// they would overlap.
  var movesText = true
  /// True when the layout direction is right to left.
  var isRightToLeft = false
  var isRedacted = false
  /// True for a background behind other views, which must not be reduced to a glyph.
  var isBackdrop = false
  /// The width (up to 4) and height (up to 8), in points, of a frame in the source that layout has
  /// enlarged to a whole cell. Nil: no such frame.
  var fineWidth: Double?
  var fineHeight: Double?

  var brush: HalfCellBrush { HalfCellBrush(depth: rasterizer.depth, glyphs: rasterizer.glyphs) }

  /// Converts a rectangle of the tree to points of the grid.
  func rect(_ bounds: Rect) -> Rect { bounds.moved(by: origin) }

  /// Returns where a view that is not a shape is drawn, in points of the grid: moved, scaled, and
  /// rotated by quarter turns with the enclosing transform.
  func place(_ bounds: Rect) -> Rect {
    transform == .identity ? rect(bounds) : transform.upright(rect(bounds))
  }

  /// Returns the offset of a text from its layout position, in points: the offset of its centre
  /// under the transform.
  func shift(of bounds: Rect) -> Point {
    guard movesText, transform != .identity else { return .zero }
    let center = rect(bounds).center
    let moved = transform.apply(to: center)
    return Point(x: moved.x - center.x, y: moved.y - center.y)
  }

  /// Returns `rect` with `fineWidth` and `fineHeight` restored, centred in the enlarged rectangle.
  func restoringSourceSize(_ rect: Rect) -> Rect {
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

  /// Resolves a style over `rect` and applies the enclosing opacities.
  func paint(_ style: StyleValue, in rect: Rect) -> Paint {
    StyleResolver(surface: surface).paint(style, in: rect).faded(by: opacity)
  }

  /// Returns the tint of a paint in half a cell: with 256 colours, a gradient is a pattern of them
  /// (COLOR-8).
  func tint(of paint: Paint, column: Int, row: Int, isLower: Bool) -> Tint {
    let point = CellMetric.center(column: column, row: row, isLower: isLower)
    return dithered(
      paint.tint(at: point), of: paint, column: column, half: 2 * row + (isLower ? 1 : 0))
  }

  /// Returns the tint of a paint at a place, in halves of rows, as the terminal's colours show it.
  func dithered(_ tint: Tint, of paint: Paint, column: Int, half: Int) -> Tint {
    guard rasterizer.depth == .indexed, case .gradient = paint, tint.alpha > 0 else { return tint }
    return Tint(
      IndexedColors.dithered(tint.color, column: column, half: half), alpha: tint.alpha)
  }

  /// Returns what stands for a symbol of a colour.
  func text(of symbol: SymbolGlyph, tint: Tint) -> String {
    let text = text(of: symbol, in: rasterizer.symbolTier, tint)
    let isAmbiguous = text.unicodeScalars.contains(where: AmbiguousWidth.contains)
    return isAmbiguous && rasterizer.glyphs == .narrow ? symbol.ascii : text
  }

  private func text(of symbol: SymbolGlyph, in tier: SymbolTier, _ tint: Tint) -> String {
    guard tier == .auto, symbol.prefersEmoji, rasterizer.depth != .mono,
      rasterizer.theme.shape.duotone == nil, tint.alpha >= Self.leastEmojiAlpha
    else { return symbol.text(tier) }
    return symbol.emoji
  }

  /// Returns the fraction of a half cell that the masks leave visible, 0…1.
  func visibility(column: Int, row: Int, isLower: Bool) -> Double {
    masks.reduce(1) { $0 * $1.coverage(column: column, row: row, isLower: isLower) }
  }

  /// Returns true when a glyph at this cell is visible: the clip contains it and the masks leave at
  /// least half of it.
  func shows(_ point: CellPoint) -> Bool {
    guard clip.contains(point) else { return false }
    if masks.isEmpty { return true }
    let upper = visibility(column: point.column, row: point.row, isLower: false)
    let lower = visibility(column: point.column, row: point.row, isLower: true)
    return upper + lower >= 1
  }

  /// Writes a glyph over a cell and keeps its background. A wide glyph whose second cell is not
  /// visible becomes a blank.
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

  /// Returns `.dim` for a pale tint on a terminal without colour.
  private func faintness(of tint: Tint) -> CellAttributes {
    rasterizer.depth == .mono && tint.alpha < 0.75 ? .dim : []
  }

  /// The opacity from which a symbol is an emoji, which cannot be paler.
  private static let leastEmojiAlpha = 0.8
  /// The opacity up to which a glyph is not drawn.
  private static let leastAlpha = 0.02
}
