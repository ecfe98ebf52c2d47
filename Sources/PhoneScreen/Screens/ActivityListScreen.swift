package import ActivityModel
package import CellRaster

/// The full-screen list of activities, with the columns of `island activities`.
///
/// Columns that are empty in every row are left out. When the remaining columns do not fit side by
/// side, each activity takes as many lines as it needs.
package struct ActivityListScreen: Hashable, Sendable {
  package var table: ActivityTable
  /// The index of the first activity shown; scrolling changes it.
  package var first: Int
  /// The focused activity, which receives key presses.
  package var focus: ActivityID?

  /// What a person can do about the order; nil: nothing.
  package var advice: String?

  package init(table: ActivityTable, first: Int, focus: ActivityID?, advice: String? = nil) {
    self.table = table
    self.first = first
    self.focus = focus
    self.advice = advice
  }

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.helpBackground)
    let text = look.style(.helpText, on: background)
    let quiet = look.style(.panelReason, on: background)
    let inner = area.inset(columns: 2, rows: 0)
    grid.fill(area, style: text)
    let count = table.rows.count
    let first = min(first, max(count - 1, 0))
    var row = area.row
    func line(_ string: String, indent: Int = 0, _ style: CellStyle) {
      guard row < area.maxRow else { return }
      grid.write(
        string, at: CellPoint(column: inner.column + indent, row: row),
        columns: inner.columns - indent, style: style)
      row += 1
    }
    line(
      count == 1 ? "1 activity" : "\(count) activities",
      look.style(.helpTitle, on: background, .bold))
    row += 1
    let sheet = ActivityTableText(table)
    let isWide = sheet.columns <= inner.columns - 2
    if isWide, count > 0 { line(sheet.head, indent: 2, quiet) }
    for (entry, columns) in zip(table.rows, sheet.rows).dropFirst(first) {
      let isFocused = entry.id == focus
      let style = isFocused ? look.style(.focus, on: background, .bold) : text
      let pointer = isFocused ? look.glyphs.glyph("▸ ", ascii: "> ") : "  "
      if isWide {
        line(pointer + columns, style)
      } else {
        let facts = sheet.used.filter { !entry.cells[$0].isEmpty }
          .map { "\(ActivityTable.columns[$0].lowercased()) \(entry.cells[$0])" }
        for (index, part) in TerminalText.wrapped(
          facts.joined(separator: " · "), columns: inner.columns - 2
        ).enumerated() {
          line((index == 0 ? pointer : "  ") + part, style)
        }
      }
      for part in TerminalText.wrapped(entry.reason, columns: inner.columns - 4) {
        line(part, indent: 4, quiet)
      }
    }
    guard let advice else { return }
    row += 1
    for part in TerminalText.wrapped(advice, columns: inner.columns - 2) {
      line(part, indent: 2, text)
    }
  }
}
