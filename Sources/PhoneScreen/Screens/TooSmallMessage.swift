package import CellRaster

/// The message shown when the terminal is too small for the phone.
package struct TooSmallMessage: Sendable {
  package var smallest: CellSize

  package init(smallest: CellSize) { self.smallest = smallest }

  package func draw(into grid: inout CellGrid, style: CellStyle, glyphs: GlyphSet) {
    let times = glyphs.glyph("×", ascii: "x")
    let text =
      "terminal too small: needs \(smallest.columns)\(times)\(smallest.rows), is "
      + "\(grid.size.columns)\(times)\(grid.size.rows); q quits"
    let lines = TerminalText.wrapped(text, columns: max(grid.size.columns, 1))
    for (row, line) in lines.enumerated() {
      grid.write(
        line, at: CellPoint(column: 0, row: row), columns: grid.size.columns, style: style)
    }
  }
}
