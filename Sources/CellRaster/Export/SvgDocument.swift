/// Converts a frame to an SVG document that looks in any browser as in the terminal: every letter
/// is positioned on its cell whatever the font, and block elements are rectangles, so that edges
/// meet.
///
/// Written here because a library would be one more dependency for a few fixed elements.
package struct SvgDocument {
  /// The size of a cell, in pixels.
  static let width = 9
  static let height = 18

  private let grid: CellGrid
  private let title: String?

  package init(_ grid: CellGrid, title: String? = nil) {
    self.grid = grid
    self.title = title
  }

  /// The content of the SVG file.
  package var text: String {
    Self.document(grid.size, title: title, elements)
  }

  /// Returns a document with the given elements, as large as `size`.
  static func document(_ size: CellSize, title: String?, _ elements: [String]) -> String {
    let (width, height) = (size.columns * width, size.rows * height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let title { lines.append("<title>\(MarkupText.escaped(title))</title>") }
    return (lines + elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The elements of the frame.
  var elements: [String] {
    let rows = grid.size.rows
    var lines = ["<g shape-rendering=\"crispEdges\">"]
    for row in 0..<rows { lines += backgrounds(in: row) }
    for row in 0..<rows { lines += blocks(in: row) }
    lines.append("</g>")
    lines.append(
      "<g font-family=\"ui-monospace,Menlo,'DejaVu Sans Mono',Consolas,monospace\""
        + " font-size=\"15\" xml:space=\"preserve\">")
    for row in 0..<rows { lines += letters(in: row) }
    return lines + ["</g>"]
  }

  // MARK: Rows

  private func backgrounds(in row: Int) -> [String] {
    runs(in: row) { Self.colors(of: $0).background }.map { run in
      Self.rect(
        Self.width * run.columns.lowerBound, Self.height * row, Self.width * run.columns.count,
        Self.height, run.value)
    }
  }

  private func blocks(in row: Int) -> [String] {
    (0..<grid.size.columns).flatMap { column -> [String] in
      let cell = grid[column, row]
      let color = Self.colors(of: cell).foreground
      return (Self.rectangles(of: cell.glyph) ?? []).map { part in
        Self.rect(
          Self.width * column + part.x, Self.height * row + part.y, part.width, part.height, color)
      }
    }
  }

  private func letters(in row: Int) -> [String] {
    runs(in: row) { Letters($0) }.flatMap { run -> [String] in
      guard let letters = run.value else { return [] }
      var pieces: [(places: [Int], text: String)] = []
      var canGrow = false
      for column in run.columns where !grid[column, row].isContinuation {
        let glyph = grid[column, row].glyph
        // The x attribute has one value per UTF-16 code unit, so a longer glyph needs its own
        // element.
        let isPlain = glyph.utf16.count == 1
        if canGrow, isPlain {
          pieces[pieces.count - 1].places.append(Self.width * column)
          pieces[pieces.count - 1].text += MarkupText.escaped(glyph)
        } else {
          pieces.append(([Self.width * column], MarkupText.escaped(glyph)))
        }
        canGrow = isPlain
      }
      let baseline = Self.height * row + 13
      return pieces.map { piece in
        let places = piece.places.map(String.init).joined(separator: " ")
        return "<text y=\"\(baseline)\" x=\"\(places)\"\(letters.attributes)>\(piece.text)</text>"
      }
    }
  }

  /// Groups adjacent cells with an equal value, so that each group is drawn as one element.
  private func runs<Value: Equatable>(
    in row: Int, _ value: (Cell) -> Value
  ) -> [(columns: Range<Int>, value: Value)] {
    var runs: [(columns: Range<Int>, value: Value)] = []
    for column in 0..<grid.size.columns {
      let cell = grid[column, row]
      let next = value(cell)
      if let last = runs.last, last.value == next || cell.isContinuation {
        runs[runs.count - 1].columns = last.columns.lowerBound..<column + 1
      } else {
        runs.append((column..<column + 1, next))
      }
    }
    return runs
  }

  // MARK: Cells

  /// The colour and attributes of a letter; nil for a cell without text.
  private struct Letters: Equatable {
    var color: RGB
    var style: CellAttributes

    init?(_ cell: Cell) {
      guard !cell.isContinuation, SvgDocument.rectangles(of: cell.glyph) == nil,
        cell.glyph != " "
          || !cell.style.attributes.isDisjoint(with: [.underline, .strikethrough])
      else { return nil }
      color = SvgDocument.colors(of: cell).foreground
      style = cell.style.attributes.subtracting(.reverse)
    }

    var attributes: String {
      var text = " fill=\"\(color.hex)\""
      if style.contains(.bold) { text += " font-weight=\"bold\"" }
      if style.contains(.italic) { text += " font-style=\"italic\"" }
      if style.contains(.dim) { text += " opacity=\"0.6\"" }
      let lines = [(CellAttributes.underline, "underline"), (.strikethrough, "line-through")]
        .filter { style.contains($0.0) }.map(\.1)
      if !lines.isEmpty { text += " text-decoration=\"\(lines.joined(separator: " "))\"" }
      return text
    }
  }

  private static func colors(of cell: Cell) -> (foreground: RGB, background: RGB) {
    let style = cell.style
    return style.attributes.contains(.reverse)
      ? (style.background, style.foreground) : (style.foreground, style.background)
  }

  private static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: RGB) -> String
  {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color.hex)\"/>"
  }

  /// Returns the rectangles of a block element in pixels of its cell; nil for other glyphs.
  private static func rectangles(
    of glyph: String
  ) -> [(x: Int, y: Int, width: Int, height: Int)]? {
    guard let scalar = glyph.unicodeScalars.first, glyph.unicodeScalars.count == 1 else {
      return nil
    }
    let value = Int(scalar.value)
    switch value {
    case 0x2580: return [(0, 0, width, height / 2)]
    case 0x2581...0x2588:
      let part = (height * (value - 0x2580) + 4) / 8
      return [(0, height - part, width, part)]
    case 0x2589...0x258F: return [(0, 0, (width * (0x2590 - value) + 4) / 8, height)]
    case 0x2590: return [(width - width / 2, 0, width / 2, height)]
    case 0x2594: return [(0, 0, width, (height + 4) / 8)]
    case 0x2595: return [(width - (width + 4) / 8, 0, (width + 4) / 8, height)]
    case 0x2596...0x259F:
      // Bits from the lowest: upper left, upper right, lower left, lower right.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596]
      let (half, middle) = (height / 2, width / 2)
      let parts = [
        (0, 0, middle, half), (middle, 0, width - middle, half), (0, half, middle, height - half),
        (middle, half, width - middle, height - half),
      ]
      return parts.enumerated().filter { quarters & (1 << $0.offset) != 0 }.map(\.element)
    default: return nil
    }
  }
}
