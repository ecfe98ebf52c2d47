package import CellRaster

/// A temporary message for the user: the result of a key press, or an error.
package struct Notice: Codable, Hashable, Sendable {
  package var text: String
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }

  /// The most rows that a notice takes.
  private static let mostRows = 3

  /// Draws the notice on the first row of `rect`, and on rows above that when it needs more than
  /// one.
  package func draw(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let role: ThemeRole = isError ? .error : .notice
    let background = look.color(.hintBackground)
    let style = look.style(role, on: background, isError ? .bold : [])
    let all = TerminalText.wrapped(text, columns: rect.columns - 2)
    var lines = all.prefix(Self.mostRows)
    if all.count > lines.count, let last = lines.popLast() { lines.append(last + " …") }
    let width = lines.map { min(TerminalText.columns(of: $0) + 2, rect.columns) }.max() ?? 0
    let column = rect.column + (rect.columns - width) / 2
    for (index, line) in lines.enumerated() {
      let row = rect.row - (lines.count - 1) + index
      guard row >= 0 else { continue }
      grid.fill(CellRect(column: column, row: row, columns: width, rows: 1), style: style)
      grid.write(
        line, at: CellPoint(column: column + 1, row: row),
        columns: width - 2, style: style)
    }
  }
}
