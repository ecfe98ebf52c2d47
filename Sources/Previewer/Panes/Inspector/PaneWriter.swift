import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen
import ViewArchive

/// Writes a pane line by line, starting at its top.
struct PaneWriter {
  let area: CellRect
  let look: RenderStyle
  private(set) var row: Int

  init(area: CellRect, look: RenderStyle) {
    self.area = area
    self.look = look
    row = area.row
  }

  var rowsLeft: Int { max(area.maxRow - row, 0) }

  mutating func skip() { row += 1 }

  mutating func write(_ text: String, _ style: CellStyle, into grid: inout CellGrid) {
    write([(text, style)], into: &grid)
  }

  /// Writes one line of texts in several styles, separated by a space.
  mutating func write(
    _ texts: [(String, CellStyle)], indent: Int = 0, into grid: inout CellGrid
  ) {
    guard row < area.maxRow else { return }
    var column = area.column + 1 + indent
    for (text, style) in texts where column < area.maxColumn {
      column +=
        1
        + grid.write(
          HintLine.ascii(text, look), at: CellPoint(column: column, row: row),
          columns: area.maxColumn - column, style: style)
    }
    row += 1
  }
}
