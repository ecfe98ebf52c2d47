package import CellRaster

/// Converts a frame to printable lines with escape sequences for its colours, reduced to a colour
/// depth.
package struct AnsiText: Sendable {
  package let text: String

  /// Creates the text of a frame.
  ///
  /// - Parameter isPlain: True for glyphs without escape sequences, for files and pipes.
  package init(_ grid: CellGrid, depth: ColorDepth, isPlain: Bool = false) {
    var reducer = ColorReducer(depth: depth, colors: depth == .sixteen ? 16 : 256)
    var lines: [String] = []
    for row in 0..<grid.size.rows {
      var line = ""
      var shown: String?
      for column in 0..<grid.size.columns {
        let cell = grid[column, row]
        guard !cell.isContinuation else { continue }
        if !isPlain {
          let codes = Self.codes(for: cell.style, depth, &reducer)
          if codes != shown { line += "\u{1B}[\(codes)m" }
          shown = codes
        }
        line += cell.glyph
      }
      lines.append(
        isPlain ? String(line.reversed().drop { $0 == " " }.reversed()) : line + "\u{1B}[m")
    }
    text = lines.joined(separator: "\n")
  }

  /// Returns the parameters of an SGR sequence that starts with a reset.
  private static func codes(
    for style: CellStyle, _ depth: ColorDepth, _ reducer: inout ColorReducer
  ) -> String {
    let marks: [(CellAttributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"),
      (.strikethrough, "9"),
    ]
    var codes = ["0"] + marks.filter { style.attributes.contains($0.0) }.map(\.1)
    guard depth > .mono else { return codes.joined(separator: ";") }
    let reduced = reducer.reduce(foreground: style.foreground, background: style.background)
    for (number, color, layer) in [
      (reduced.foreground, style.foreground, 30), (reduced.background, style.background, 40),
    ] {
      switch depth {
      case .mono: break
      case .sixteen: codes.append(String(Int(number) + layer + (number < 8 ? 0 : 52)))
      case .indexed: codes.append("\(layer + 8);5;\(number)")
      case .direct: codes.append("\(layer + 8);2;\(color.red);\(color.green);\(color.blue)")
      }
    }
    return codes.joined(separator: ";")
  }
}
