package import ActivityModel
package import CellRaster
import Foundation
import ViewArchive

/// Draws what is around the activities: the phone's body, its wallpaper and its status bar.
package struct DeviceFrame: Sendable {
  package var phone: ScreenPlan.Phone
  package var look: Look

  package init(phone: ScreenPlan.Phone, look: Look) {
    self.phone = phone
    self.look = look
  }

  /// The body and the wallpaper. The phone goes on below the terminal, so only its upper corners
  /// are round.
  package func draw(into grid: inout CellGrid) {
    let screen = phone.screen
    if phone.hasBezel {
      let frame = phone.frame
      var body = frame.points
      body.origin.y += 8
      body.size.height += 64
      look.fill(body, radius: 28, color: look.color("bezel"), into: &grid, clip: frame)
    }
    guard look.depth != .mono else { return }
    for row in screen.row..<screen.maxRow {
      let rect = CellRect(column: screen.column, row: row, columns: screen.columns, rows: 1)
      if phone.hasBezel, look.glyphs != .ascii, row < screen.row + Self.cornerRows {
        // The corners follow the body's.
        var body = screen.points
        body.size.height += 64
        PanelShape(bounds: body, cornerRadius: Self.cornerRadius, look: look.edge).fill(
          wallpaper(row), keyline: nil, into: &grid, clip: rect, depth: look.depth,
          glyphs: look.glyphs)
      } else {
        let style = CellStyle(foreground: look.color("status.text"), background: wallpaper(row))
        grid.fill(rect, style: style)
      }
    }
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
  /// leaves room for it. `island` is in columns of the screen.
  package func drawStatus(
    _ time: String, row: Int, besides island: Range<Int>, into grid: inout CellGrid
  ) {
    let screen = phone.screen
    let signal = look.glyphs == .ascii ? "5G [##]" : "▂▄▆ ▰▰▱"
    let width = TerminalText.columns(of: signal)
    let left = 3
    let right = screen.columns - width - 2
    let isFree = island.isEmpty
    if isFree || left + TerminalText.columns(of: time) < island.lowerBound {
      grid.write(
        time, at: CellPoint(column: screen.column + left, row: row), columns: screen.columns - left,
        style: look.style("status.text", on: wallpaper(row), .bold), keepsBackground: true)
    }
    if right > left + TerminalText.columns(of: time), isFree || right > island.upperBound {
      grid.write(
        signal, at: CellPoint(column: screen.column + right, row: row), columns: width,
        style: look.style("status.text", on: wallpaper(row)), keepsBackground: true)
    }
  }
}
