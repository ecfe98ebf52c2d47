import ActivityModel
import CellRaster
import ViewArchive
import ViewLayout

/// The CarPlay Dashboard: a column of apps, a map, and the cards of the activities. Buttons are
/// disabled in a car (SURFACE-5).
struct CarPlayScreen: SurfaceScreen {
  var scene: SurfaceScene

  private static let sideColumns = 9
  private static let most = CellSize(columns: 82, rows: 24)

  /// Returns a size with enough columns for a recognisable map and enough rows for the apps beside
  /// it.
  static func size(of mode: ScreenMode) -> CellSize {
    CellSize(columns: CellMetric.columns(mode.car.card.width, .towardZero) + 34, rows: 14)
  }

  static func columns(on device: Device) -> Int { most.columns + 2 }

  func draw(in area: CellRect, into grid: inout CellGrid) -> SurfaceScene.Drawn {
    let look = scene.look
    let size = CellSize(
      columns: min(area.columns - 2, Self.most.columns),
      rows: min(area.rows - 1, Self.most.rows))
    let frame = CellRect(
      column: area.column + (area.columns - size.columns) / 2,
      row: area.row + (area.rows - size.rows) / 2, columns: size.columns, rows: size.rows)
    look.fill(frame.points, radius: 20, color: .black, into: &grid, clip: frame)
    let side = CellRect(
      column: frame.column, row: frame.row, columns: min(Self.sideColumns, frame.columns / 4),
      rows: frame.rows)
    drawSide(side, into: &grid)
    let card = scene.mode.car.card
    let columns = min(CellMetric.columns(card.width, .towardZero), frame.columns - side.columns - 2)
    let rows = CellMetric.rows(card.height, .toNearestOrAwayFromZero)
    let column = frame.maxColumn - columns - 1
    let map = CellRect(
      column: side.maxColumn, row: frame.row + 1, columns: column - side.maxColumn - 1,
      rows: frame.rows - 2)
    drawMap(map, into: &grid)
    let points = scene.mode.car.card
    let title = HintLine.ascii(
      "CarPlay Dashboard – \(Int(points.width)) × \(Int(points.height)) pt", look)
    grid.write(
      title,
      at: CellPoint(column: frame.column + (frame.columns - title.count) / 2, row: frame.maxRow),
      columns: title.count, style: look.style(.panelReason, on: look.color(.terminal)),
      keepsBackground: true)
    var drawn = SurfaceScene.Drawn()
    var row = frame.row + 1
    for id in scene.stack where row + min(rows, 3) < frame.maxRow {
      scene.drawSmallCard(
        id,
        in: CellRect(
          column: column, row: row, columns: columns, rows: min(rows, frame.maxRow - 1 - row)),
        hasName: false, into: &grid, &drawn)
      row += rows
    }
    let rest = CellRect(column: column, row: row, columns: columns, rows: frame.maxRow - 1 - row)
    if scene.cards.isEmpty {
      look.fill(
        rest.points, radius: CardGeometry.cornerRadius, color: look.color(.cardBackgroundDark),
        into: &grid, clip: rest)
      scene.drawNothing(in: rest, on: look.color(.cardBackgroundDark), into: &grid)
    }
    return drawn
  }

  /// Draws the time, the reception, and the recently used apps.
  private func drawSide(_ rect: CellRect, into grid: inout CellGrid) {
    let look = scene.look
    let inner = rect.columns - 2
    func line(_ text: String, _ row: Int, _ style: CellStyle) {
      guard row < rect.maxRow - 1 else { return }
      let width = TerminalText.columns(of: text)
      grid.write(
        text, at: CellPoint(column: rect.column + max((inner - width) / 2, 0) + 1, row: row),
        columns: inner, style: style)
    }
    let text = look.color(onBlack: .statusText)
    line(
      scene.time, rect.row + 1,
      CellStyle(foreground: text, background: .black, attributes: .bold))
    line(
      look.glyphs != .unicode || inner < 6 ? "5G" : "▂▄▆ 5G", rect.row + 2,
      CellStyle(foreground: text, background: .black))
    for (index, color) in [SystemColor.green, .blue, .red].enumerated() {
      let row = rect.row + 4 + index * 3
      guard row + 2 < rect.maxRow, inner >= 4, look.depth >= .sixteen else { continue }
      let tile = CellRect(column: rect.column + (inner - 4) / 2 + 1, row: row, columns: 4, rows: 2)
      let fill = scene.context.rasterizer.color(
        of: .color(.system(color)), on: look.islandSurface)
      look.fill(tile.points, radius: 8, color: fill, into: &grid, clip: tile)
    }
  }

  /// Draws a map with a few roads and a static position.
  private func drawMap(_ rect: CellRect, into grid: inout CellGrid) {
    guard rect.columns >= 6, rect.rows >= 3 else { return }
    let look = scene.look
    let ground = look.color(.wallpaperTop)
    look.fill(
      rect.points, radius: CardGeometry.cornerRadius, color: ground, into: &grid, clip: rect)
    guard look.depth >= .indexed, look.glyphs == .unicode else { return }
    let width = CellMetric.width(of: rect.columns)
    let height = CellMetric.height(of: rect.rows)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x * width, y: y * height) }
    let roads: [(StyleValue, Double, [PathElement])] = [
      (.opacity(.white, 0.14), 10, [.move(point(0.05, 0.3)), .line(point(0.95, 0.62))]),
      (
        .opacity(.white, 0.14), 10,
        [
          .move(point(0.3, 0.06)),
          .cubic(point(0.62, 0.94), control1: point(0.34, 0.5), control2: point(0.6, 0.5)),
        ]
      ),
      (
        .color(.system(.blue)), 8,
        [
          .move(point(0.61, 0.9)), .quadratic(point(0.46, 0.45), control: point(0.58, 0.55)),
          .line(point(0.08, 0.31)),
        ]
      ),
    ]
    for (style, line, path) in roads {
      scene.context.drawShape(
        ShapeContent(
          .path(path, Size(width: width, height: height)),
          stroke: ShapeStroke(style: style, lineWidth: line)), in: rect, on: ground, into: &grid)
    }
    let here = CellPoint(
      column: rect.column + Int(0.61 * Double(rect.columns)),
      row: rect.row + Int(0.88 * Double(rect.rows)))
    grid.write(
      "▲", at: here, columns: 1, style: look.style(.statusText, on: ground, .bold),
      keepsBackground: true)
  }
}
