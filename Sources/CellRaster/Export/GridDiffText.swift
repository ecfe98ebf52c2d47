/// A readable description of the differences between two frames, row by row.
package struct GridDiffText: Sendable {
  /// The description. Nil: no visible difference.
  package let text: String?

  package init(got: CellGrid, want: CellGrid) {
    let got = got.canonical
    let want = want.canonical
    guard got != want else {
      text = nil
      return
    }
    guard got.size == want.size else {
      text =
        "size: got \(got.size.columns)x\(got.size.rows), "
        + "want \(want.size.columns)x\(want.size.rows)"
      return
    }
    var lines: [String] = []
    var first: String?
    for row in 0..<got.size.rows {
      let columns = (0..<got.size.columns).filter { got[$0, row] != want[$0, row] }
      guard let column = columns.first else { continue }
      if first == nil {
        first =
          "first at column \(column), row \(row):\n"
          + "   got  \(Self.describe(got[column, row]))\n"
          + "  want  \(Self.describe(want[column, row]))"
      }
      let marks = (0..<got.size.columns).map { columns.contains($0) ? "^" : " " }.joined()
      lines.append("row \(row)")
      lines.append("   got │\(Self.glyphs(of: got, row: row))│")
      lines.append("  want │\(Self.glyphs(of: want, row: row))│")
      lines.append("        \(marks)")
    }
    text = (lines + [first ?? ""]).joined(separator: "\n")
  }

  private static func glyphs(of grid: CellGrid, row: Int) -> String {
    (0..<grid.size.columns).map { grid[$0, row].glyph }.joined()
  }

  private static func describe(_ cell: Cell) -> String {
    let style = cell.style
    return "\"\(cell.glyph)\" \(style.foreground.hex)/\(style.background.hex)"
      + (style.attributes.isEmpty ? "" : " attributes \(style.attributes.rawValue)")
  }
}
