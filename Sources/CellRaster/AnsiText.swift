/// A grid as text with colours, for a file or a pipe: a line a row, each beginning and ending
/// plain, so that rows can be cut out. Without colour, weight and lines are left.
package enum AnsiText {
  package static func text(of grid: CellGrid, hasColor: Bool = true) -> String {
    var text = ""
    for row in 0..<grid.size.rows {
      var style: CellStyle?
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        if cell.style != style, !cell.isContinuation {
          text += sequence(for: cell.style, hasColor: hasColor)
          style = cell.style
        }
        text += cell.glyph
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }

  private static func sequence(for style: CellStyle, hasColor: Bool) -> String {
    let attributes: [(CellAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    var codes = ["0"] + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    if hasColor {
      for (color, kind) in [(style.foreground, "38"), (style.background, "48")] {
        codes.append("\(kind);2;\(color.red);\(color.green);\(color.blue)")
      }
    }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
