package import CellRaster
import ViewArchive

/// The overlay that lists every key.
package struct HelpScreen: Sendable {
  private let hints: [KeyHint]
  private let title: String
  private let columns: Int

  /// - Parameter columns: The preferred width; the terminal may have less.
  package init(
    hints: [KeyHint], title: String = "Keys", columns: Int = 52
  ) {
    self.hints = hints
    self.title = title
    self.columns = columns
  }

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.helpBackground)
    let rows = min(hints.count + 2, area.rows)
    let columns = min(columns, area.columns)
    let rect = CellRect(
      column: area.column + (area.columns - columns) / 2, row: area.row + (area.rows - rows) / 2,
      columns: columns, rows: rows)
    if look.depth >= .indexed { grid.dim(area) }
    let text = look.style(.helpText, on: background)
    grid.fill(rect, style: text)
    grid.write(
      title, at: CellPoint(column: rect.column + 2, row: rect.row), columns: columns - 4,
      style: look.style(.helpTitle, on: background, .bold))
    for (index, hint) in hints.enumerated().prefix(max(rows - 2, 0)) {
      let row = rect.row + 1 + index
      grid.write(
        HintLine.ascii(hint.key, look), at: CellPoint(column: rect.column + 2, row: row),
        columns: 14, style: look.style(.hintKey, on: background, .bold))
      grid.write(
        hint.label, at: CellPoint(column: rect.column + 17, row: row), columns: columns - 18,
        style: text)
    }
  }
}
