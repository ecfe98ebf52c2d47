import CellRaster
import Emulator
import PhoneScreen

/// The line above a sheet: its parts on the left, the status (time of the last reload) on the
/// right.
struct SheetTitle {
  /// The parts from left to right, most important first; those without room are left out.
  var parts: [String]
  var status: String

  func draw(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.hintBackground)
    let text = look.style(.hintText, on: background)
    grid.fill(rect, style: text)
    let status = HintLine.ascii(status, look)
    let width = TerminalText.columns(of: status)
    var room = rect.columns - width - 3
    var column = 1
    let separator = look.glyphs.glyph(" · ", ascii: " - ")
    for (index, part) in parts.enumerated() {
      let label = HintLine.ascii((index == 0 ? "" : separator) + part, look)
      // A part is left out rather than cut in the middle; only the first is always shown.
      guard index == 0 || TerminalText.columns(of: label) <= room else { break }
      let style = index == 0 ? look.style(.hintKey, on: background, .bold) : text
      let used = grid.write(
        label, at: CellPoint(column: column, row: rect.row), columns: room, style: style)
      column += used
      room -= used
    }
    grid.write(
      status, at: CellPoint(column: rect.maxColumn - width - 1, row: rect.row), columns: width,
      style: look.style(.hintKey, on: background, .bold))
  }
}
