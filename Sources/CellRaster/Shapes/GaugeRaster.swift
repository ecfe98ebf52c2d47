import Foundation
import ViewArchive
import ViewLayout

/// Draws progress views and gauges: bars in eighths of a cell, rings in half cells, small rings as
/// one glyph (GRID-10).
struct GaugeRaster {
  let context: DrawContext

  func draw(_ progress: ProgressContent, in rect: Rect, into grid: inout CellGrid) {
    let fraction = progress.fraction(at: context.rasterizer.now)
    let tint = context.paint(progress.tint ?? .accent, in: rect)
    switch progress.form {
    case .linear:
      // Indeterminate progress has no animation on the device either: the middle third is filled.
      let filled = fraction.map { 0...Tint.unit($0) } ?? 1.0 / 3...2.0 / 3
      drawBar(filled, tint, in: rect, into: &grid)
    case .circular:
      drawRing(fraction ?? 0.25, tint, sweep: Sweep.closed, in: rect, into: &grid)
    }
  }

  func draw(_ gauge: GaugeContent, in rect: Rect, into grid: inout CellGrid) {
    let tint = context.paint(gauge.tint ?? .accent, in: rect)
    let fraction = Tint.unit(gauge.fraction)
    switch gauge.form {
    case .linear, .accessoryLinearCapacity:
      drawBar(0...fraction, tint, in: rect, into: &grid)
    case .accessoryLinear: drawMarker(at: fraction, tint, in: rect, into: &grid)
    case .circular: drawRing(fraction, tint, sweep: .open, in: rect, into: &grid)
    case .circularCapacity: drawRing(fraction, tint, sweep: .closed, in: rect, into: &grid)
    }
  }

  /// Start and end angle of a ring, in degrees clockwise from three o'clock.
  private struct Sweep {
    var start: Double
    var end: Double

    static let closed = Sweep(start: -90, end: 270)
    static let open = Sweep(start: 135, end: 405)
  }

  private static let eighths = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
  private static let rises = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// The colour of the unfilled part of a bar.
  private var track: Tint {
    context.paint(.opacity(.color(.system(.label)), 0.2), in: .zero).mean
  }

  private func barCells(in rect: Rect) -> CellRect {
    let cells = CellMetric.cells(nearest: rect)
    return CellRect(
      column: cells.column, row: cells.row + (cells.rows - 1) / 2, columns: cells.columns,
      rows: 1)
  }

  /// Draws a bar along the longer side after the transform; it starts at the leading edge.
  private func drawBar(
    _ filled: ClosedRange<Double>, _ paint: Paint, in rect: Rect, into grid: inout CellGrid
  ) {
    if context.transform.swapsAxes {
      let begins = context.transform.b * (context.isRightToLeft ? -1 : 1)
      return drawUpright(
        begins < 0 ? filled : 1 - filled.upperBound...1 - filled.lowerBound, paint, in: rect,
        into: &grid)
    }
    let bar = barCells(in: rect)
    let filled = isBackwards ? 1 - filled.upperBound...1 - filled.lowerBound : filled
    if context.rasterizer.glyphs == .ascii {
      return drawASCIIBar(filled, paint, in: bar, into: &grid)
    }
    let length = Double(bar.columns * 8)
    let first = Int((filled.lowerBound * length).rounded())
    let last = Int((filled.upperBound * length).rounded())
    let area = bar.intersection(context.clip)
    for column in area.column..<area.maxColumn where !area.isEmpty {
      let place = CellPoint(column: column, row: bar.row)
      guard context.shows(place) else { continue }
      let start = (column - bar.column) * 8
      let part = (max(first - start, 0), min(last - start, 8))
      fill(part, of: place, with: Self.eighths, paint, into: &grid)
    }
  }

  /// Draws a vertical bar; `filled` is measured from the bottom.
  private func drawUpright(
    _ filled: ClosedRange<Double>, _ paint: Paint, in rect: Rect, into grid: inout CellGrid
  ) {
    let cells = CellMetric.cells(nearest: rect)
    let bar = CellRect(
      column: cells.column + (cells.columns - 1) / 2, row: cells.row, columns: 1,
      rows: cells.rows)
    let length = Double(bar.rows * 8)
    let first = Int((filled.lowerBound * length).rounded())
    let last = Int((filled.upperBound * length).rounded())
    let area = bar.intersection(context.clip)
    for row in area.row..<area.maxRow where !area.isEmpty {
      let place = CellPoint(column: bar.column, row: row)
      guard context.shows(place) else { continue }
      let start = (bar.maxRow - 1 - row) * 8
      let part = (max(first - start, 0), min(last - start, 8))
      if context.rasterizer.glyphs == .ascii {
        let tint = paint.tint(
          at: CellMetric.center(column: bar.column, row: row, isLower: false))
        context.write(part.1 - part.0 >= 4 ? "#" : "|", at: place, tint: tint, into: &grid)
      } else {
        fill(part, of: place, with: Self.rises, paint, into: &grid)
      }
    }
  }

  /// Fills a cell between two eighths. A block glyph always starts at one edge of the cell: when
  /// both ends of the part are inside, the end nearer to its edge is moved to that edge.
  private func fill(
    _ part: (first: Int, last: Int), of place: CellPoint, with glyphs: [String], _ paint: Paint,
    into grid: inout CellGrid
  ) {
    let tint = paint.tint(
      at: CellMetric.center(column: place.column, row: place.row, isLower: false))
    let behind = grid[place.column, place.row].background(for: tint.color)
    let empty = track.blended(over: behind)
    let full = tint.blended(over: behind)
    if part.last <= part.first || part.last <= 0 || part.first >= 8 {
      let style = CellStyle(foreground: empty, background: empty)
      grid.set(mono("░", else: " "), at: place, style: style)
    } else if part.first <= 8 - part.last {
      let style = CellStyle(foreground: full, background: empty)
      grid.set(glyphs[part.last], at: place, style: style)
    } else {
      // Block glyphs start at the opposite edge, so the unfilled part is drawn in the track's
      // colour on a filled background.
      let style = CellStyle(foreground: empty, background: full)
      let isMono = context.rasterizer.depth == .mono
      grid.set(isMono ? "█" : glyphs[part.first], at: place, style: style)
    }
  }

  /// True when a bar starts at its right end.
  private var isBackwards: Bool { context.isRightToLeft != (context.transform.a < 0) }

  /// Returns `glyph` without colour, else `other`: without colour the track needs its own glyph.
  private func mono(_ glyph: String, else other: String) -> String {
    context.rasterizer.depth == .mono ? glyph : other
  }

  /// Draws a bar as `[===--]`; without brackets below four columns.
  private func drawASCIIBar(
    _ filled: ClosedRange<Double>, _ paint: Paint, in bar: CellRect, into grid: inout CellGrid
  ) {
    let inner = bar.columns >= 4 ? bar.inset(columns: 1, rows: 0) : bar
    let first = Int((filled.lowerBound * Double(inner.columns)).rounded())
    let last = Int((filled.upperBound * Double(inner.columns)).rounded())
    for column in bar.column..<bar.maxColumn {
      let place = CellPoint(column: column, row: bar.row)
      let index = column - inner.column
      let glyph =
        column < inner.column
        ? "[" : column >= inner.maxColumn ? "]" : (first..<last).contains(index) ? "=" : "-"
      let tint = paint.tint(at: CellMetric.center(column: column, row: bar.row, isLower: false))
      context.write(glyph, at: place, tint: tint, into: &grid)
    }
  }

  /// Draws a line with a marker on it.
  private func drawMarker(
    at fraction: Double, _ paint: Paint, in rect: Rect, into grid: inout CellGrid
  ) {
    let bar = barCells(in: rect)
    let isASCII = context.rasterizer.glyphs == .ascii
    let share = isBackwards ? 1 - fraction : fraction
    let marked = bar.column + Int((share * Double(bar.columns - 1)).rounded())
    for column in bar.column..<bar.maxColumn {
      let place = CellPoint(column: column, row: bar.row)
      let tint = paint.tint(at: CellMetric.center(column: column, row: bar.row, isLower: false))
      if column == marked {
        let mark = context.paint(.primary, in: rect).mean
        context.write(isASCII ? "o" : "●", at: place, tint: mark, into: &grid)
      } else {
        context.write(isASCII ? "-" : "━", at: place, tint: tint, into: &grid)
      }
    }
  }

  /// The smallest side of a ring drawn in parts of cells, in points; below it, a ring is one glyph.
  private var leastRing: Double { context.rasterizer.usesSextants ? 24 : 40 }
  /// The fewest rows of such a ring.
  private var leastRingRows: Int { context.rasterizer.usesSextants ? 2 : 3 }

  private func drawRing(
    _ fraction: Double, _ paint: Paint, sweep: Sweep, in rect: Rect, into grid: inout CellGrid
  ) {
    let cells = CellMetric.cells(nearest: rect)
    let square = ShapeOutline.square(in: rect)
    guard square.width >= leastRing, cells.rows >= leastRingRows else {
      let pie = PieGlyph(fraction: fraction, glyphs: context.rasterizer.glyphs)
      let place = CellPoint(
        column: cells.column + (cells.columns - 1) / 2, row: cells.row + (cells.rows - 1) / 2)
      context.write(pie.text, at: place, tint: paint.mean, into: &grid)
      return
    }
    let width = max(square.width / 8, context.rasterizer.usesSextants ? 4 : 6)
    let middle = sweep.start + (sweep.end - sweep.start) * Tint.unit(fraction)
    let raster = ShapeRaster(context: context)
    func arc(from start: Double, to end: Double) -> [Polyline] {
      let radius = (square.width - width) / 2
      let points = Polyline.arc(
        center: square.center, radiusX: radius, radiusY: radius, from: start, to: end)
      return StrokeOutline.areas(along: [Polyline(points, isClosed: false)], width: width)
    }
    if context.rasterizer.depth > .mono {
      raster.cover(arc(from: middle, to: sweep.end), paint: .solid(track), into: &grid)
    }
    guard fraction > 0 else { return }
    raster.cover(arc(from: sweep.start, to: middle), paint: paint, into: &grid)
  }
}
