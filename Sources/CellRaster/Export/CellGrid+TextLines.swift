extension CellGrid {
  /// The rows as text, without trailing blanks.
  package var textLines: [String] {
    (0..<size.rows).map { row in
      var line = (0..<size.columns).map { self[$0, row].glyph }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
