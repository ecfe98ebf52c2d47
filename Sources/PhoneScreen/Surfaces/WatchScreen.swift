import ActivityModel
import CellRaster
import ViewArchive
import ViewLayout

/// The Smart Stack of an Apple Watch: the time and the cards below it.
struct WatchScreen: SurfaceScreen {
  var scene: SurfaceScene

  /// The rows of the strap above and below the watch.
  private static let strapRows = 4
  /// The columns between a card and the screen's edge, on each side.
  private static let margin = 1

  /// Returns the size of the watch with its strap above and below, and a line for its name.
  static func size(of mode: ScreenMode) -> CellSize {
    let width = CellMetric.columns(mode.watch.card.width, .towardZero) + 2 * margin + 2
    return CellSize(columns: width + 4, rows: width * 5 / 8 + 3)
  }

  static func columns(on device: Device) -> Int { 44 }

  func draw(in area: CellRect, into grid: inout CellGrid) -> SurfaceScene.Drawn {
    let look = scene.look
    let card = scene.mode.watch.card
    let columns = CellMetric.columns(card.width, .towardZero)
    let rows = max(CellMetric.rows(card.height, .towardZero), 4)
    // Five rows for eight columns make the watch a quarter taller than wide, since a cell is twice
    // as tall as wide.
    let width = columns + 2 * Self.margin + 2
    let height = min((width * 5 / 8), area.rows - 1)
    let body = CellRect(
      column: area.column + max((area.columns - width) / 2, 0),
      row: area.row + max((area.rows - height - 1) / 2, 0), columns: width, rows: height)
    drawStraps(around: body, in: area, into: &grid)
    look.fill(body.points, radius: 40, color: look.color(.bezel), into: &grid, clip: body)
    let glass = body.inset(columns: 1, rows: 0)
    look.fill(glass.bodyPoints, radius: 34, color: .black, into: &grid, clip: glass)
    drawCrown(beside: body, into: &grid)
    let caption = scene.mode.watch.name
    let left = body.column + (body.columns - caption.count) / 2
    grid.write(
      caption, at: CellPoint(column: left, row: body.maxRow), columns: caption.count,
      style: look.style(.panelReason, on: look.color(.terminal)), keepsBackground: true)
    grid.write(
      scene.time,
      at: CellPoint(column: glass.maxColumn - scene.time.count - 3, row: glass.row + 1),
      columns: scene.time.count,
      style: CellStyle(
        foreground: look.color(onBlack: .lockClock), background: .black, attributes: .bold))
    var drawn = SurfaceScene.Drawn()
    var row = glass.row + 2
    for id in scene.stack where row + 2 < glass.maxRow {
      let room = min(rows, glass.maxRow - 1 - row)
      scene.drawSmallCard(
        id,
        in: CellRect(
          column: glass.column + Self.margin, row: row, columns: columns, rows: room),
        hasName: true, into: &grid, &drawn)
      row += rows
    }
    if scene.cards.isEmpty { scene.drawNothing(in: glass, on: .black, into: &grid) }
    return drawn
  }

  private func drawStraps(around body: CellRect, in area: CellRect, into grid: inout CellGrid) {
    let strap = scene.look.color(.dock)
    let columns = body.columns - 8
    let whole = CellRect(
      column: body.column + 4, row: body.row - Self.strapRows, columns: columns,
      rows: body.rows + 2 * Self.strapRows
    ).intersection(area)
    scene.look.fill(whole.points, radius: 0, color: strap, into: &grid, clip: whole)
  }

  private func drawCrown(beside body: CellRect, into grid: inout CellGrid) {
    guard scene.look.depth >= .sixteen, body.rows >= 8 else { return }
    let style = CellStyle(
      foreground: scene.look.color(.bezel), background: scene.look.color(.terminal))
    for row in 0..<2 {
      grid.set(
        scene.look.glyphs.glyph("▌", ascii: "|"),
        at: CellPoint(column: body.maxColumn, row: body.row + 3 + row), style: style)
    }
  }
}
