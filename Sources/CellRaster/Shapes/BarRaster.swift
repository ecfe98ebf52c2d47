import ViewArchive
import ViewLayout

/// Draws bars: as a heavy line in half cells, which is about as high as the device's 4 points; a bar
/// that is scaled up, in eighths of a cell and a whole cell high (GRID-10).
struct BarRaster {
  let context: DrawContext
  /// The colour of the unfilled part.
  let track: Tint

  /// The height of a bar on the device, in points.
  private static let thickness = 4.0

  /// Draws a bar along the longer side after the transform; it starts at the leading edge.
  func draw(
    _ filled: ClosedRange<Double>, _ paint: Paint, in rect: Rect, into grid: inout CellGrid
  ) {
    let transform = context.transform
    var filled = filled
    if transform.swapsAxes ? startsAtTop : isBackwards {
      filled = 1 - filled.upperBound...1 - filled.lowerBound
    }
    let thickness = Self.thickness * (transform.swapsAxes ? abs(transform.c) : abs(transform.d))
    let axis =
      transform.swapsAxes ? Axis.vertical(column(in: rect)) : Axis.horizontal(cells(in: rect))
    if context.rasterizer.glyphs != .unicode {
      drawASCII(filled, paint, along: axis, into: &grid)
    } else if thickness < CellMetric.half {
      drawLine(filled, paint, along: axis, into: &grid)
    } else {
      drawBlocks(filled, paint, along: axis, into: &grid)
    }
  }

  /// Returns the cells of a horizontal bar.
  func cells(in rect: Rect) -> CellRect {
    let cells = CellMetric.cells(nearest: rect)
    return CellRect(
      column: cells.column, row: cells.row + (cells.rows - 1) / 2, columns: cells.columns, rows: 1)
  }

  private func column(in rect: Rect) -> CellRect {
    let cells = CellMetric.cells(nearest: rect)
    return CellRect(
      column: cells.column + (cells.columns - 1) / 2, row: cells.row, columns: 1, rows: cells.rows)
  }

  /// True when a horizontal bar starts at its right end.
  var isBackwards: Bool { context.isRightToLeft != (context.transform.a < 0) }

  /// True when a vertical bar starts at its upper end.
  private var startsAtTop: Bool { context.transform.b * (context.isRightToLeft ? -1 : 1) >= 0 }

  /// The cells of a bar from its start: the left, or the lower end.
  private enum Axis {
    case horizontal(CellRect)
    case vertical(CellRect)

    var count: Int {
      switch self {
      case .horizontal(let cells): cells.columns
      case .vertical(let cells): cells.rows
      }
    }

    func place(_ index: Int) -> CellPoint {
      switch self {
      case .horizontal(let cells): CellPoint(column: cells.column + index, row: cells.row)
      case .vertical(let cells): CellPoint(column: cells.column, row: cells.maxRow - 1 - index)
      }
    }

    /// The indices of the cells inside `clip`.
    func indices(in clip: CellRect) -> Range<Int> {
      switch self {
      case .horizontal(let cells):
        let seen = cells.intersection(clip)
        return seen.isEmpty ? 0..<0 : seen.column - cells.column..<seen.maxColumn - cells.column
      case .vertical(let cells):
        let seen = cells.intersection(clip)
        return seen.isEmpty ? 0..<0 : cells.maxRow - seen.maxRow..<cells.maxRow - seen.row
      }
    }

    var isVertical: Bool { if case .vertical = self { true } else { false } }
  }

  /// Calls `body` with each visible cell and the filled part of it, in `parts` a cell.
  private func eachCell(
    _ filled: ClosedRange<Double>, parts: Int, along axis: Axis,
    _ body: (_ place: CellPoint, _ part: Range<Int>) -> Void
  ) {
    let length = Double(axis.count * parts)
    let first = Int((filled.lowerBound * length).rounded())
    let last = Int((filled.upperBound * length).rounded())
    for index in axis.indices(in: context.clip) {
      let place = axis.place(index)
      guard context.shows(place) else { continue }
      let lower = min(max(first - index * parts, 0), parts)
      body(place, lower..<max(min(last - index * parts, parts), lower))
    }
  }

  private func tint(of paint: Paint, at place: CellPoint) -> Tint {
    paint.tint(at: CellMetric.center(column: place.column, row: place.row, isLower: false))
  }

  // MARK: Lines

  /// The glyphs of a line: heavy, its half at the start and its half at the end of the bar; then what
  /// stands for them and the track without colours.
  private struct LineGlyphs {
    let whole: String
    let start: String
    let end: String
    let plainStart: String
    let plainEnd: String
    let plainTrack: String

    static let horizontal = LineGlyphs(
      whole: "━", start: "╸", end: "╺", plainStart: "╾", plainEnd: "╼", plainTrack: "─")
    static let vertical = LineGlyphs(
      whole: "┃", start: "╻", end: "╹", plainStart: "╽", plainEnd: "╿", plainTrack: "│")
  }

  private func drawLine(
    _ filled: ClosedRange<Double>, _ paint: Paint, along axis: Axis, into grid: inout CellGrid
  ) {
    let glyphs = axis.isVertical ? LineGlyphs.vertical : .horizontal
    let isMono = context.rasterizer.depth == .mono
    eachCell(filled, parts: 2, along: axis) { place, part in
      let glyph =
        switch (part.isEmpty, part) {
        case (true, _): isMono ? glyphs.plainTrack : glyphs.whole
        case (_, 0..<2): glyphs.whole
        case (_, 0..<1): isMono ? glyphs.plainStart : glyphs.start
        default: isMono ? glyphs.plainEnd : glyphs.end
        }
      context.write(
        glyph, at: place, tint: part.isEmpty ? track : tint(of: paint, at: place), into: &grid)
    }
  }

  // MARK: Blocks

  private static let columns = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  private static let rows = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  private func drawBlocks(
    _ filled: ClosedRange<Double>, _ paint: Paint, along axis: Axis, into grid: inout CellGrid
  ) {
    let glyphs = axis.isVertical ? Self.rows : Self.columns
    eachCell(filled, parts: 8, along: axis) { place, part in
      fill(part, of: place, with: glyphs, paint, into: &grid)
    }
  }

  /// Fills a cell between two eighths. A block glyph always starts at one edge of the cell: when
  /// both ends of the part are inside, the end nearer to its edge is moved to that edge.
  private func fill(
    _ part: Range<Int>, of place: CellPoint, with glyphs: [String], _ paint: Paint,
    into grid: inout CellGrid
  ) {
    let tint = tint(of: paint, at: place)
    let behind = grid[place.column, place.row].background(for: tint.color)
    let empty = track.blended(over: behind)
    let full = tint.blended(over: behind)
    let isMono = context.rasterizer.depth == .mono
    if part.isEmpty {
      let style = CellStyle(foreground: empty, background: empty)
      grid.set(isMono ? "░" : " ", at: place, style: style)
    } else if part.lowerBound <= 8 - part.upperBound {
      let style = CellStyle(foreground: full, background: empty)
      grid.set(glyphs[part.upperBound], at: place, style: style)
    } else {
      // Block glyphs start at the opposite edge, so the unfilled part is drawn in the track's
      // colour on a filled background.
      let style = CellStyle(foreground: empty, background: full)
      grid.set(isMono ? "█" : glyphs[part.lowerBound], at: place, style: style)
    }
  }

  // MARK: ASCII

  /// Draws a bar as `[===--]`, without brackets below four columns; a vertical one as `#` and `|`.
  private func drawASCII(
    _ filled: ClosedRange<Double>, _ paint: Paint, along axis: Axis, into grid: inout CellGrid
  ) {
    guard case .horizontal(let bar) = axis else {
      return eachCell(filled, parts: 8, along: axis) { place, part in
        context.write(
          part.count >= 4 ? "#" : "|", at: place, tint: tint(of: paint, at: place), into: &grid)
      }
    }
    let inner = bar.columns >= 4 ? bar.inset(columns: 1, rows: 0) : bar
    let first = Int((filled.lowerBound * Double(inner.columns)).rounded())
    let last = Int((filled.upperBound * Double(inner.columns)).rounded())
    let seen = bar.intersection(context.clip)
    for column in seen.column..<seen.maxColumn where !seen.isEmpty {
      let place = CellPoint(column: column, row: bar.row)
      let index = column - inner.column
      let glyph =
        column < inner.column
        ? "[" : column >= inner.maxColumn ? "]" : (first..<last).contains(index) ? "=" : "-"
      context.write(glyph, at: place, tint: tint(of: paint, at: place), into: &grid)
    }
  }
}
