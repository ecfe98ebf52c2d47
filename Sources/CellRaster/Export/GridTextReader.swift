import Foundation

extension GridText {
  /// Parses a frame in the format of `text`. Restores blanks that an editor removed from the ends
  /// of glyph rows.
  /// - Throws: `GridTextError` when the header, a row or the legend is malformed or missing.
  package init(parsing text: String) throws(GridTextError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    let header = lines.first ?? ""
    guard let facts = Self.header(header) else { throw .badHeader(String(header)) }
    let size = facts.size
    let rows = lines.dropFirst()
    guard rows.count >= size.rows * 2 else {
      throw .missingRows(want: size.rows * 2, got: rows.count)
    }
    let glyphRows = Array(rows.prefix(size.rows))
    let styleRows = Array(rows.dropFirst(size.rows).prefix(size.rows))
    let rest = rows.dropFirst(size.rows * 2)
    let mark = rest.firstIndex { $0.hasPrefix(Self.layoutMark) } ?? rest.endIndex
    let styles = try Self.styles(in: rest[..<mark])
    let blank = CellStyle(foreground: .black, background: .black)
    var grid = CellGrid(size: size, style: blank)
    for row in 0..<size.rows {
      let letters = Array(styleRows[row])
      guard letters.count == size.columns else {
        throw .badRow(row, columns: letters.count, want: size.columns)
      }
      var glyphs = Self.cells(of: glyphRows[row])
      let used = glyphs.reduce(0) { $0 + $1.columns }
      guard used <= size.columns else { throw .badRow(row, columns: used, want: size.columns) }
      glyphs += Array(repeating: (" ", 1), count: size.columns - used)
      var column = 0
      for (glyph, columns) in glyphs {
        guard let style = styles[letters[column]] else { throw .unknownLetter(letters[column]) }
        grid.set(
          glyph, width: columns, at: CellPoint(column: column, row: row), style: style)
        column += columns
      }
    }
    self.init(grid, theme: facts.theme, depth: facts.depth, now: facts.now)
    layout = rest[mark...].map(String.init)
    if let first = layout.first { layout[0] = String(first.dropFirst(Self.layoutMark.count)) }
  }

  private static func header(
    _ line: Substring
  ) -> (size: CellSize, theme: String, depth: ColorDepth, now: Date)? {
    let words = line.split(separator: " ")
    guard words.count == 8, words[0] == "size", words[2] == "theme", words[4] == "depth",
      words[6] == "now", let depth = ColorDepth(rawValue: String(words[5])),
      let now = try? Date(String(words[7]), strategy: Date.ISO8601FormatStyle())
    else { return nil }
    let size = words[1].split(separator: "x").compactMap { Int($0) }
    guard size.count == 2, (0...10_000).contains(size[0]), (0...10_000).contains(size[1]) else {
      return nil
    }
    return (CellSize(columns: size[0], rows: size[1]), String(words[3]), depth, now)
  }

  private static func styles(
    in lines: ArraySlice<Substring>
  ) throws(GridTextError) -> [Character: CellStyle] {
    var styles: [Character: CellStyle] = [:]
    for line in lines {
      for entry in line.components(separatedBy: "   ") where !entry.isEmpty {
        guard let letter = entry.first, let style = CellStyle(legend: entry.dropFirst(2)) else {
          throw .badLegend(entry)
        }
        styles[letter] = style
      }
    }
    return styles
  }

  /// Splits a row into glyphs; combining marks stay with their base.
  private static func cells(of row: Substring) -> [(glyph: String, columns: Int)] {
    TerminalText.glyphs(of: String(row))
  }
}
