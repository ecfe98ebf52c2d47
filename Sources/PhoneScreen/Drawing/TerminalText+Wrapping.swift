package import CellRaster

extension TerminalText {
  /// Wraps a text at its spaces, but not behind a number, whose unit comes next; lines after the first
  /// are `hanging` columns shorter.
  package static func wrapped(_ text: String, columns: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words(of: text) {
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

  /// Returns the words of a text, each number together with the word behind it.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isAfterNumber = false
    for word in text.split(separator: " ") {
      if isAfterNumber, let number = words.popLast() {
        words.append("\(number) \(word)")
        isAfterNumber = false
      } else {
        words.append(String(word))
        isAfterNumber = word.last?.isNumber == true && Int(word.drop { $0 == "(" }) != nil
      }
    }
    return words
  }
}
