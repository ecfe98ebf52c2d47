import ViewArchive
import ViewLayout

/// Fills and strokes shapes by the fraction of each half cell they cover; small and thin shapes
/// become glyphs.
struct ShapeRaster {
  let context: DrawContext

  func draw(_ content: ShapeContent, in rect: Rect, into grid: inout CellGrid) {
    let fill = content.fill ?? (content.stroke == nil ? .primary : nil)
    if let fill {
      self.fill(content.shape, in: rect, style: fill, isColorAlone: false, into: &grid)
    }
    if let stroke = content.stroke { self.stroke(content.shape, in: rect, stroke, into: &grid) }
  }

  /// Fills a shape. `isColorAlone` marks a colour used as a view: on a terminal without colours it
  /// is not drawn.
  func fill(
    _ kind: ShapeKind, in rect: Rect, style: StyleValue, isColorAlone: Bool,
    into grid: inout CellGrid
  ) {
    let outline = context.restoringSourceSize(rect)
    let rect = drawn(outline)
    let paint = context.paint(style, in: rect)
    let cells = CellMetric.cells(nearest: rect)
    if isUpright, LineRaster.isThin(rect) {
      LineRaster(context: context).draw(rect, paint: paint, into: &grid)
    } else if kind.isRound, Self.isDot(cells), !context.isBackdrop {
      drawGlyph(isASCII ? "*" : "●", in: cells, paint: paint, into: &grid)
    } else if rect.height <= CellMetric.half, Self.isDot(cells), !context.isBackdrop {
      drawGlyph(isASCII ? "#" : "■", in: cells, paint: paint, into: &grid)
    } else if isUpright, context.rasterizer.depth == .mono, kind.isBox || isColorAlone {
      fillWithoutColor(kind, cells, paint, isColorAlone: isColorAlone, into: &grid)
    } else {
      cover(lines(of: kind, in: outline), paint: paint, into: &grid)
    }
  }

  func stroke(
    _ kind: ShapeKind, in rect: Rect, _ stroke: ShapeStroke, into grid: inout CellGrid
  ) {
    let outline = context.restoringSourceSize(rect)
    let rect = drawn(outline)
    guard stroke.lineWidth > 0 else { return }
    let paint = context.paint(stroke.style, in: rect)
    let cells = CellMetric.cells(nearest: rect)
    if isUpright, LineRaster.isThin(rect) {
      LineRaster(context: context).draw(rect, paint: paint, into: &grid)
    } else if kind.isRound, cells.rows == 1, cells.columns <= 3 {
      let pie = PieGlyph(fraction: kind.strokedFraction, glyphs: context.rasterizer.glyphs)
      drawGlyph(
        kind.strokedFraction < 1 ? pie.text : isASCII ? "o" : "○", in: cells, paint: paint,
        into: &grid)
    } else if isUpright, kind.isBox, cells.columns >= 3, cells.rows != 2, stroke.lineWidth <= 4 {
      BoxOutline(set: box(for: kind, stroke)).draw(
        cells, line: paint.mean, fill: nil, into: &grid, clip: context.clip, shows: context.shows)
    } else {
      // A line thinner than half a cell would be too faint.
      let width = max(stroke.lineWidth, leastStroke)
      let shape = stroke.isInside ? ShapeKind.inset(kind, by: width / 2) : kind
      cover(
        StrokeOutline.areas(
          along: lines(of: shape, in: outline), width: width, dash: stroke.dash),
        paint: paint, into: &grid)
    }
  }

  /// Returns the coverage of a shape, for clipping.
  func mask(of kind: ShapeKind, in rect: Rect) -> CoverageMask {
    let lines = lines(of: kind, in: rect)
    let area = lines.bounds.map { CellMetric.cells(covering: $0).intersection(context.clip) }
    return CoverageMask(inside: lines, area: area ?? CellRect(size: .zero))
  }

  /// Paints the area inside closed lines, which are in points of the grid.
  func cover(_ lines: [Polyline], paint: Paint, into grid: inout CellGrid) {
    guard let bounds = lines.bounds else { return }
    let area = CellMetric.cells(covering: bounds).intersection(context.clip)
    guard !context.rasterizer.usesSextants else {
      return coverBySextants(lines, in: area, paint: paint, into: &grid)
    }
    let mask = CoverageMask(inside: lines, area: area)
    let brush = context.brush
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        func tint(isLower: Bool) -> Tint {
          let coverage = mask.coverage(column: column, row: row, isLower: isLower)
          guard coverage > 0 else { return .clear }
          let left = context.visibility(column: column, row: row, isLower: isLower)
          return context.tint(of: paint, column: column, row: row, isLower: isLower)
            .faded(by: brush.level(coverage * left))
        }
        brush.paint(
          upper: tint(isLower: false), lower: tint(isLower: true),
          at: CellPoint(column: column, row: row), into: &grid)
      }
    }
  }

  private func coverBySextants(
    _ lines: [Polyline], in area: CellRect, paint: Paint, into grid: inout CellGrid
  ) {
    let mask = SextantMask(inside: lines, area: area)
    let brush = SextantBrush(halves: context.brush)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        let coverage = mask.coverage(column: column, row: row)
        guard coverage.contains(where: { $0 > 0 }) else { continue }
        let upper = context.visibility(column: column, row: row, isLower: false)
        let lower = context.visibility(column: column, row: row, isLower: true)
        let parts = coverage.enumerated().map { part, coverage -> Tint in
          let left = [upper, (upper + lower) / 2, lower][part / 2]
          guard coverage * left > 0 else { return .clear }
          let point = Point(
            x: (Double(column) + (Double(part % 2) + 0.5) / 2) * CellMetric.width,
            y: (Double(row) + (Double(part / 2) + 0.5) / 3) * CellMetric.height)
          return context.dithered(
            paint.tint(at: point), of: paint, column: column, half: 2 * row + part / 3
          ).faded(by: coverage * left)
        }
        brush.paint(parts, at: CellPoint(column: column, row: row), into: &grid)
      }
    }
  }

  /// Returns a shape's outline under the transform, mirrored when the layout direction is right to
  /// left (`Shape.layoutDirectionBehavior` mirrors by default).
  func lines(of kind: ShapeKind, in rect: Rect) -> [Polyline] {
    let outline = ShapeOutline(
      container: context.container, containerRadius: context.surface.cornerRadius)
    var lines = outline.lines(of: kind, in: rect)
    if context.isRightToLeft {
      lines = lines.map { $0.mapped { Point(x: rect.minX + rect.maxX - $0.x, y: $0.y) } }
    }
    guard context.transform != .identity else { return lines }
    return lines.map { $0.mapped(context.transform.apply) }
  }

  /// True when the sides of a rectangle stay parallel to the rows and columns.
  private var isUpright: Bool { context.transform.keepsAxes || context.transform.swapsAxes }

  /// Returns the rectangle in which `rect` is drawn after the transform.
  private func drawn(_ rect: Rect) -> Rect {
    context.transform == .identity ? rect : context.transform.upright(rect)
  }

  /// The smallest width, in points, of a stroke that is drawn as coverage of parts of cells.
  private var leastStroke: Double { context.rasterizer.usesSextants ? 3 : 5 }

  private var isASCII: Bool { context.rasterizer.glyphs != .unicode }

  private static func isDot(_ cells: CellRect) -> Bool { cells.rows == 1 && cells.columns <= 2 }

  private func drawGlyph(
    _ glyph: String, in cells: CellRect, paint: Paint, into grid: inout CellGrid
  ) {
    let column = cells.column + (cells.columns - 1) / 2
    context.write(
      glyph, at: CellPoint(column: column, row: cells.row), tint: paint.mean, into: &grid)
  }

  /// Draws a fill on a terminal without colours: as an outline, or not at all if it hardly differs
  /// from the surface.
  private func fillWithoutColor(
    _ kind: ShapeKind, _ cells: CellRect, _ paint: Paint, isColorAlone: Bool,
    into grid: inout CellGrid
  ) {
    let tint = paint.mean
    let seen = tint.blended(over: context.surface.background)
    guard !isColorAlone, tint.alpha > 0.1, cells.columns >= 3, cells.rows != 2,
      seen.contrast(with: context.surface.background) > 1.1
    else { return }
    BoxOutline(set: isASCII ? .ascii : kind.hasSquareCorners ? .square : .round).draw(
      cells, line: tint, fill: nil, into: &grid, clip: context.clip, shows: context.shows)
  }

  private func box(for kind: ShapeKind, _ stroke: ShapeStroke) -> BoxOutline.Glyphs {
    if isASCII { return .ascii }
    if !stroke.dash.isEmpty { return .dashed }
    guard kind.hasSquareCorners else { return .round }
    return stroke.lineWidth >= 3 ? .heavy : .square
  }
}

extension ShapeKind {
  /// True for circles and ellipses, also trimmed, inset, rotated or offset ones.
  fileprivate var isRound: Bool {
    switch self {
    case .circle, .ellipse: true
    case .trimmed(let shape, _, _), .inset(let shape, _), .rotated(let shape, _),
      .offset(let shape, _), .circular(let shape):
      shape.isRound
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .containerRelative,
      .path:
      false
    }
  }

  /// True for rectangles of all kinds.
  fileprivate var isBox: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .containerRelative:
      true
    case .inset(let shape, _), .circular(let shape): shape.isBox
    case .circle, .ellipse, .path, .trimmed, .rotated, .offset: false
    }
  }

  /// True for rectangles whose corners are not rounded.
  fileprivate var hasSquareCorners: Bool {
    switch self {
    case .rectangle: true
    case .roundedRectangle(let radius): radius <= 0
    case .inset(let shape, _), .circular(let shape): shape.hasSquareCorners
    case .unevenRoundedRectangle, .capsule, .containerRelative, .circle, .ellipse, .path,
      .trimmed, .rotated, .offset:
      false
    }
  }

  /// The fraction of the outline that is not trimmed away, 0…1.
  fileprivate var strokedFraction: Double {
    switch self {
    case .trimmed(_, let from, let to): max(Tint.unit(to) - Tint.unit(from), 0)
    case .rotated(let shape, _), .inset(let shape, _), .offset(let shape, _), .circular(let shape):
      shape.strokedFraction
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .capsule, .ellipse,
      .containerRelative, .path:
      1
    }
  }
}
