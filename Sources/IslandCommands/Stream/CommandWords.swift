/// The words of a line of `island -`, by the rules of a shell: blanks separate them, except within
/// single or double quotes or after a backslash. `#` at the beginning of a word starts a comment.
/// Nothing is expanded.
enum CommandWords {
  /// Returns the words of a line.
  ///
  /// - Throws: `CommandError` when a quote is not closed or nothing follows a backslash.
  static func words(of line: String) throws(CommandError) -> [String] {
    var words: [String] = []
    // Nil between words: '' is a word.
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        // Within double quotes a backslash only escapes what has a meaning there.
        if quote != nil, scalar != "\"", scalar != "\\" { word?.append("\\") }
        word = word ?? .init()
        word?.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if scalar == quote {
        quote = nil
      } else if quote != nil {
        word?.append(scalar)
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? .init()
      } else if scalar == " " || scalar == "\t" {
        if let word { words.append(String(word)) }
        word = nil
      } else if scalar == "#", word == nil {
        break
      } else {
        word = word ?? .init()
        word?.append(scalar)
      }
    }
    if let quote { throw CommandError("a \(quote) has no counterpart", code: .usage) }
    if isEscaped { throw CommandError("a \\ has nothing after it", code: .usage) }
    if let word { words.append(String(word)) }
    return words
  }
}
