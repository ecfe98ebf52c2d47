package import CellRaster

extension TerminalText {
  /// Wraps a text at its spaces; lines after the first are `hanging` columns shorter.
  package static func wrapped(_ text: String, columns: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      let width = TerminalText.glyphs(of: longer).reduce(0) { $0 + $1.columns }
      if width <= columns - (lines.isEmpty ? 0 : hanging) || line.isEmpty {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
