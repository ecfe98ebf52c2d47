package import ActivityModel
package import CellRaster
import Foundation
import ViewArchive

/// Draws what is around the activities: the phone's body, its wallpaper, its status bar and the
/// bar at its lower edge.
package struct DeviceFrame: Sendable {
  package var phone: ScreenPlan.Phone
  package var look: Look

  package init(phone: ScreenPlan.Phone, look: Look) {
    self.phone = phone
    self.look = look
  }

  /// Points.
  private static let bodyRadius = 34.0
  /// Columns of the bar at the lower edge.
  private static let indicatorColumns = 16

  /// The body and the wallpaper. A phone without a lower edge goes on below, so only its upper
  /// corners are round.
  package func draw(into grid: inout CellGrid) {
    let screen = phone.screen
    if phone.hasBezel {
      let frame = phone.frame
      var body = frame.points
      body.origin.y += 8
      body.size.height += phone.hasBottom ? -16 : 64
      look.fill(
        body, radius: Self.bodyRadius, color: look.color("bezel"), into: &grid, clip: frame)
    }
    guard look.depth != .mono else { return }
    for row in screen.row..<screen.maxRow {
      let rect = CellRect(column: screen.column, row: row, columns: screen.columns, rows: 1)
      if phone.hasBezel, look.glyphs != .ascii, isCorner(row) {
        // The corners follow the body's.
        var body = screen.points
        if !phone.hasBottom { body.size.height += 64 }
        PanelShape(bounds: body, cornerRadius: Self.cornerRadius, look: look.edge).fill(
          wallpaper(row), keyline: nil, into: &grid, clip: rect, depth: look.depth,
          glyphs: look.glyphs)
      } else {
        let style = CellStyle(foreground: look.color("status.text"), background: wallpaper(row))
        grid.fill(rect, style: style)
      }
    }
  }

  /// True for a row that the round corners of the screen reach into.
  private func isCorner(_ row: Int) -> Bool {
    row < phone.screen.row + Self.cornerRows
      || phone.hasBottom && row >= phone.screen.maxRow - Self.cornerRows
  }

  /// Points; the screen's corners, inside of the body's.
  private static let cornerRadius = 22.0
  /// The rows that these corners reach into.
  private static let cornerRows = 2

  /// The wallpaper's colour in one row; a gradient where colours are many.
  package func wallpaper(_ row: Int) -> RGB {
    guard look.depth == .direct else { return look.color("wallpaper.top") }
    let rows = max(phone.screen.rows - 1, 1)
    return look.theme.wallpaper(at: Double(row - phone.screen.row) / Double(rows))
  }

  /// Time on the left, signal and battery on the right of the island, each only where the island
  /// leaves room for it. `island` is in columns of the screen; without a time the left is free.
  package func drawStatus(
    _ time: String, row: Int, besides island: Range<Int>, into grid: inout CellGrid
  ) {
    let screen = phone.screen
    let background = wallpaper(row)
    let parts = signs(on: background)
    let width = parts.reduce(0) { $0 + TerminalText.columns(of: $1.0) }
    let left = 4
    let right = screen.columns - width - 3
    let isFree = island.isEmpty
    if isFree || left + TerminalText.columns(of: time) < island.lowerBound {
      grid.write(
        time, at: CellPoint(column: screen.column + left, row: row), columns: screen.columns - left,
        style: look.style("status.text", on: background, .bold), keepsBackground: true)
    }
    guard right > left + TerminalText.columns(of: time), isFree || right > island.upperBound
    else { return }
    var column = screen.column + right
    for (text, style) in parts {
      column += grid.write(
        text, at: CellPoint(column: column, row: row), columns: screen.maxColumn - column,
        style: style)
    }
  }

  /// Bars of reception, the network and a battery with its charge inside.
  private func signs(on background: RGB) -> [(String, CellStyle)] {
    let text = look.style("status.text", on: background)
    if look.glyphs == .ascii { return [("5G [87]", text)] }
    let signal = ("▂▄▆ ", text)
    if look.depth == .mono { return [signal, ("5G [87]", text)] }
    let charge = CellStyle(
      foreground: background, background: look.color("status.text"),
      attributes: .bold)
    return [signal, ("5G ▐", text), ("87", charge), ("▌", text)]
  }

  /// The bar that a finger pulls to go home.
  package func drawIndicator(into grid: inout CellGrid) {
    guard phone.hasBottom else { return }
    let screen = phone.screen
    let columns = min(Self.indicatorColumns, screen.columns / 2)
    let row = screen.maxRow - 1
    let glyph = look.glyphs == .ascii ? "=" : "━"
    grid.write(
      String(repeating: glyph, count: columns),
      at: CellPoint(column: screen.column + (screen.columns - columns) / 2, row: row),
      columns: columns, style: look.style("status.text", on: wallpaper(row)),
      keepsBackground: true)
  }
}
