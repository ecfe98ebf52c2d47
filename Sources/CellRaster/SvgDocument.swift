/// A frame as a picture: rectangles for colours and block elements, text for everything else, so
/// that no seams show whatever font the reader has.
package struct SvgDocument: Sendable {
  package let text: String

  /// Pixels of one cell.
  private static let width = 9
  private static let height = 18

  package init(_ grid: CellGrid) {
    let (width, height) = (grid.size.columns * Self.width, grid.size.rows * Self.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" font-family=\"'DejaVu Sans Mono', Menlo,"
        + " Consolas, monospace\" font-size=\"14\">"
    ]
    for row in 0..<grid.size.rows { lines += Self.backgrounds(of: grid, row: row) }
    for row in 0..<grid.size.rows { lines += Self.glyphs(of: grid, row: row) }
    lines.append("</svg>")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func backgrounds(of grid: CellGrid, row: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    for column in 1...max(grid.size.columns, 1) where grid.size.columns > 0 {
      let color = grid[start, row].style.background
      guard column == grid.size.columns || grid[column, row].style.background != color
      else { continue }
      // Half a pixel more hides the seams that scaling leaves.
      lines.append(
        "<rect x=\"\(start * width)\" y=\"\(row * height)\" width=\"\((column - start) * width)\""
          + " height=\"\(height)\" fill=\"\(color.hex)\" shape-rendering=\"crispEdges\"/>")
      start = column
    }
    return lines
  }

  private static func glyphs(of grid: CellGrid, row: Int) -> [String] {
    (0..<grid.size.columns).compactMap { column in
      let cell = grid[column, row]
      guard !cell.isContinuation, cell.glyph != " " else { return nil }
      let (x, y) = (column * width, row * height)
      let color = cell.style.foreground.hex
      if let part = Self.block(cell.glyph) {
        return "<rect x=\"\(Double(x) + part.x * Double(width))\""
          + " y=\"\(Double(y) + part.y * Double(height))\""
          + " width=\"\(part.width * Double(width))\" height=\"\(part.height * Double(height))\""
          + " fill=\"\(color)\" shape-rendering=\"crispEdges\"/>"
      }
      let isWide = column + 1 < grid.size.columns && grid[column + 1, row].isContinuation
      let attributes = cell.style.attributes
      return "<text x=\"\(x)\" y=\"\(y + 14)\" fill=\"\(color)\""
        + " textLength=\"\(isWide ? width * 2 : width)\" lengthAdjust=\"spacingAndGlyphs\""
        + (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
        + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
        + ">\(escaped(cell.glyph))</text>"
    }
  }

  /// The part of a cell that a block element covers, each 0…1.
  private static func block(
    _ glyph: String
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let scalar = glyph.unicodeScalars.first, glyph.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar.value {
    case 0x2580: return (0, 0, 1, 0.5)
    case 0x2581...0x2588:
      let share = Double(scalar.value - 0x2580) / 8
      return (0, 1 - share, 1, share)
    case 0x2589...0x258F: return (0, 0, Double(0x2590 - scalar.value) / 8, 1)
    case 0x2590: return (0.5, 0, 0.5, 1)
    default: return nil
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
