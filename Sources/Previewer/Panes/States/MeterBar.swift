import ActivityModel
import CellRaster
import Emulator
import PhoneScreen

/// Draws the size of attributes and state against the limit of a push, and the sizes of the largest
/// fields.
struct MeterBar {
  let meter: PayloadMeter
  let look: RenderStyle

  /// Draws `412 of 4096 bytes`, after a bar if there is room. An excess is written in words, so
  /// that it is visible without colours.
  func draw(at point: CellPoint, columns: Int, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    let isTooLong = meter.left < 0
    var text = "\(meter.total) of \(meter.limit) bytes"
    if isTooLong { text += ", \(-meter.left) over the limit" }
    let bar = columns - text.count - 1
    let style = look.style(isTooLong ? .error : .panelText, on: background)
    var column = point.column
    if bar >= 5 {
      let filled = min(bar, (meter.total * bar + meter.limit - 1) / max(meter.limit, 1))
      let signs = look.glyphs == .ascii ? ("#", ".") : ("█", "░")
      grid.write(
        String(repeating: signs.0, count: filled)
          + String(repeating: signs.1, count: bar - filled),
        at: point, columns: bar, style: style)
      column += bar + 1
    }
    grid.write(
      text, at: CellPoint(column: column, row: point.row),
      columns: columns - (column - point.column), style: style)
  }

  /// Draws the largest fields with their sizes, one per row.
  func drawFields(in area: CellRect, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    for (index, entry) in meter.entries.prefix(area.rows).enumerated() {
      let bytes = "\(entry.bytes)"
      let room = area.columns - bytes.count - 1
      let row = area.row + index
      grid.write(
        entry.field, at: CellPoint(column: area.column, row: row), columns: room,
        style: look.style(.panelReason, on: background))
      grid.write(
        bytes, at: CellPoint(column: area.maxColumn - bytes.count, row: row), columns: bytes.count,
        style: look.style(.panelText, on: background))
    }
  }
}
