import Foundation
import ViewArchive
import ViewLayout

/// Draws progress views and gauges: bars as lines, rings in half cells, small rings as one glyph
/// (GRID-10).
struct GaugeRaster {
  let context: DrawContext

  private var bar: BarRaster { BarRaster(context: context, track: track) }

  func draw(_ progress: ProgressContent, in rect: Rect, into grid: inout CellGrid) {
    let fraction = progress.fraction(at: context.rasterizer.now)
    let tint = context.paint(progress.tint ?? .accent, in: rect)
    switch progress.form {
    case .linear:
      // Indeterminate progress has no animation on the device either: the middle third is filled.
      let filled = fraction.map { 0...Tint.unit($0) } ?? 1.0 / 3...2.0 / 3
      bar.draw(filled, tint, in: rect, into: &grid)
    case .circular:
      drawRing(fraction ?? 0.25, tint, sweep: Sweep.closed, in: rect, into: &grid)
    }
  }

  func draw(_ gauge: GaugeContent, in rect: Rect, into grid: inout CellGrid) {
    let tint = context.paint(gauge.tint ?? .accent, in: rect)
    let fraction = Tint.unit(gauge.fraction)
    switch gauge.form {
    case .linear, .accessoryLinearCapacity:
      bar.draw(0...fraction, tint, in: rect, into: &grid)
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

  /// The colour of the unfilled part of a bar or ring.
  private var track: Tint {
    context.paint(.opacity(.color(.system(.label)), 0.2), in: .zero).mean
  }

  /// Draws a line with a marker on it.
  private func drawMarker(
    at fraction: Double, _ paint: Paint, in rect: Rect, into grid: inout CellGrid
  ) {
    let isASCII = context.rasterizer.glyphs != .unicode
    let share = bar.isBackwards ? 1 - fraction : fraction
    let cells = bar.cells(in: rect)
    let marked = cells.column + Int((share * Double(cells.columns - 1)).rounded())
    for column in cells.column..<cells.maxColumn {
      let place = CellPoint(column: column, row: cells.row)
      let tint = paint.tint(at: CellMetric.center(column: column, row: cells.row, isLower: false))
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
