import ActivityModel
import CellRaster
import ViewArchive
import ViewLayout

/// StandBy, on a phone that charges in landscape: a clock with the activities' minimal views above
/// it; a tap opens the card on the whole screen. Night mode shows everything in red.
struct StandByScreen: SurfaceScreen {
  var scene: SurfaceScene

  /// The size of the phone in landscape: 402 points high, plus the bezel.
  private static let size = CellSize(columns: 102, rows: 27)
  /// The width, in columns, of the pill-shaped background of a minimal view.
  private static let pillColumns = 8
  /// The magnification of the open card, where there is room for it.
  private static let enlargement = 2.0

  static func size(of mode: ScreenMode) -> CellSize { size }

  /// Twice as wide as a card, with the bezel.
  static func columns(on device: Device) -> Int {
    2 * ScreenPlan.evenColumns(device.cardWidth) + 2
  }

  func draw(in area: CellRect, into grid: inout CellGrid) -> SurfaceScene.Drawn {
    let look = scene.look
    let size = CellSize(
      columns: min(area.columns, Self.size.columns) / 2 * 2,
      rows: min(area.rows, Self.size.rows))
    let frame = CellRect(
      column: area.column + (area.columns - size.columns) / 2,
      row: area.row + (area.rows - size.rows) / 2, columns: size.columns, rows: size.rows)
    let hasBezel = frame.rows >= 14
    if hasBezel {
      look.fill(
        frame.bodyPoints, radius: 34, color: look.color(.bezel), into: &grid, clip: frame)
    }
    let screen = hasBezel ? frame.inset(columns: 1, rows: 1) : frame
    var drawn = SurfaceScene.Drawn()
    let id = scene.focus ?? scene.cards.first
    let card = scene.mode.isStandByOpen ? id.flatMap { self.card($0, in: screen) } : nil
    fillScreen(screen, color: card?.background ?? .black, hasBezel: hasBezel, into: &grid)
    if let card {
      draw(card, in: screen, into: &grid, &drawn)
    } else {
      drawClock(in: screen, into: &grid, &drawn)
    }
    if scene.mode.isNight {
      for row in rows(of: screen, hasBezel: hasBezel) {
        grid.replaceEmoji(in: row)
        grid.nightTint(row)
      }
    }
    return drawn
  }

  /// Fills the screen with the card's tint up to its edges (SURFACE-2).
  private func fillScreen(
    _ screen: CellRect, color: RGB, hasBezel: Bool, into grid: inout CellGrid
  ) {
    guard scene.look.depth != .mono else { return }
    for row in rows(of: screen, hasBezel: hasBezel) {
      grid.fill(row, style: CellStyle(foreground: color, background: color))
    }
  }

  /// Returns the screen's rows without the cells that the body's rounded corners cover.
  private func rows(of screen: CellRect, hasBezel: Bool) -> [CellRect] {
    (screen.row..<screen.maxRow).map { row in
      let edge = min(row - screen.row, screen.maxRow - 1 - row)
      let cut = hasBezel ? max(2 - edge, 0) : 0
      return CellRect(
        column: screen.column + cut, row: row, columns: screen.columns - 2 * cut, rows: 1)
    }
  }

  /// Renders a card in dark appearance on black; without a tint it blends with the bezel (SURFACE-2).
  private func card(_ id: ActivityID, in screen: CellRect) -> RenderedCard? {
    var surface = scene.look.cardSurface(in: .dark)
    surface.background = .black
    let archive = scene.context.archive(id)
    let columns = ScreenPlan.cardColumns(of: scene.device, in: screen)
    let room = CellSize(columns: (screen.columns - 4) / 2 * 2, rows: screen.rows - 2)
    let scale = min(Self.enlargement, max(Double(room.columns) / Double(columns), 1))
    let rows = min(Int(Double(RenderedCard.rows.upperBound) * scale), room.rows)
    return RenderedCard(
      id: id, archive: archive, node: archive?.lockScreen,
      columns: Int(Double(columns) * scale) / 2 * 2,
      rows: RenderedCard.rows.lowerBound...max(rows, RenderedCard.rows.upperBound), scale: scale,
      surface: surface, in: scene.context)
  }

  /// Draws the open card.
  ///
  /// It is twice as large where there is room for it: lengths, symbols and bars are scaled, and so
  /// are texts that can be drawn two rows high. All other text is bold (GRID-15).
  private func draw(
    _ card: RenderedCard, in screen: CellRect, into grid: inout CellGrid,
    _ drawn: inout SurfaceScene.Drawn
  ) {
    let origin = CellPoint(
      column: screen.column + (screen.columns - card.grid.size.columns) / 2,
      row: screen.row + max((screen.rows - card.grid.size.rows) / 2, 0))
    var content = card.grid
    for row in 0..<content.size.rows {
      for column in 0..<content.size.columns {
        content.restyle(at: CellPoint(column: column, row: row)) { $0.attributes.insert(.bold) }
      }
    }
    grid.draw(content, at: origin)
    drawn.regions.append(HitRegion(rect: screen, target: .card(card.id)))
    drawn.regions += card.regions.map { $0.moved(by: origin) }
    drawn.drawnViews += [card.drawnView].compactMap { $0?.moved(by: origin) }
    drawn.nextChange = card.nextChange
  }

  private func drawClock(
    in screen: CellRect, into grid: inout CellGrid, _ drawn: inout SurfaceScene.Drawn
  ) {
    let look = scene.look
    drawMinimals(in: screen, into: &grid, &drawn)
    let date = scene.day
    let room = CellRect(
      column: screen.column, row: screen.row + 4, columns: screen.columns,
      rows: screen.rows - 5)
    guard room.rows >= 2 else { return }
    var rows = min(room.rows - 2, 13)
    while rows > 4, face(rows).columns > room.columns - 6 { rows -= 1 }
    let face = face(rows)
    var row = room.row
    if rows >= 4, ClockFace.isDrawn(by: look) {
      row += (room.rows - rows - 2) / 2
      face.draw(
        at: CellPoint(column: room.column + (room.columns - face.columns) / 2, row: row),
        look: look, into: &grid, clip: room)
      row += rows + 1
    } else if room.rows >= LargeDigits.rows + 2 {
      LargeDigits.draw(
        scene.time,
        at: CellPoint(
          column: room.column + (room.columns - LargeDigits.columns(of: scene.time)) / 2, row: row),
        color: look.color(onBlack: .lockClock), glyphs: look.glyphs, into: &grid)
      row += LargeDigits.rows + 1
    }
    let width = TerminalText.columns(of: date)
    grid.write(
      date, at: CellPoint(column: room.column + max((room.columns - width) / 2, 0), row: row),
      columns: room.columns,
      style: CellStyle(foreground: look.color(onBlack: .lockDate), background: .black),
      keepsBackground: true)
  }

  private func face(_ rows: Int) -> ClockFace {
    ClockFace(text: scene.time, rows: rows, color: scene.look.color(onBlack: .lockClock))
  }

  /// Draws one pill per activity, centred at the upper edge.
  private func drawMinimals(
    in screen: CellRect, into grid: inout CellGrid, _ drawn: inout SurfaceScene.Drawn
  ) {
    let ids = Array(scene.cards.prefix(3))
    let total = ids.count * (Self.pillColumns + 1) - 1
    var column = screen.column + max((screen.columns - total) / 2, 0)
    let color = scene.look.color(.cardBackgroundDark)
    for id in ids {
      let pill = CellRect(column: column, row: screen.row + 1, columns: Self.pillColumns, rows: 3)
      let body = pill.bodyPoints
      scene.look.fill(
        body, radius: body.height / 2, color: color,
        keyline: id == scene.focus && ids.count > 1 ? scene.look.color(.focus) : nil,
        into: &grid, clip: pill)
      let node = scene.context.archive(id)?.minimal
      let width = node.map {
        CellMetric.columns(
          covering: scene.context.layout($0, columns: 6, rows: 1).bounds.width)
      }
      let inset = (Self.pillColumns - min(width ?? 0, 6)) / 2
      scene.draw(
        .minimal, of: id, at: CellPoint(column: column + inset, row: pill.row + 1),
        columns: Self.pillColumns - inset - 1, on: color, into: &grid, &drawn)
      drawn.regions.append(HitRegion(rect: pill, target: .island(id)))
      column += Self.pillColumns + 1
    }
  }
}

extension CellGrid {
  /// Converts the cells in `rect` to night mode: their luminance, in red (SURFACE-3).
  mutating func nightTint(_ rect: CellRect) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        restyle(at: CellPoint(column: column, row: row)) { style in
          style.foreground = style.foreground.nightRed
          style.background = style.background.nightRed
        }
      }
    }
  }
}

extension RGB {
  fileprivate var nightRed: RGB {
    let light = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return RGB(red: UInt8(min(max(light.rounded(), 0), 255)), green: 0, blue: 0)
  }
}
