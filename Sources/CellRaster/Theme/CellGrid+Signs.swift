extension CellGrid {
  /// Replaces emoji, which keep colours of their own, by the signs that the table of symbols has for what
  /// they show; others stay.
  package mutating func replaceEmoji(in rect: CellRect) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        let cell = self[column, row]
        guard !cell.isContinuation, !cell.code.isASCII, let sign = Self.signs[cell.glyph] else {
          continue
        }
        let place = CellPoint(column: column, row: row)
        let columns = TerminalText.columns(of: cell.glyph)
        let width = TerminalText.columns(of: sign)
        set(sign, width: width, at: place, style: cell.style)
        if columns > width {
          set(" ", at: CellPoint(column: column + width, row: row), style: cell.style)
        }
      }
    }
  }

  /// The signs by their emoji; of several symbols with one emoji, that of the first name.
  private static let signs: [String: String] = {
    let rows = SymbolTable.builtIn.sorted { $0.key < $1.key }
      .map { (emoji: $0.value.emoji, sign: $0.value.unicode) }
    return Dictionary(
      rows.filter { $0.emoji != $0.sign && TerminalText.columns(of: $0.emoji) == 2 },
      uniquingKeysWith: { first, _ in first })
  }()
}
