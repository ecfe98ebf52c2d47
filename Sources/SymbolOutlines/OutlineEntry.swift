/// A symbol in a file of outlines; its elements are read when they are needed.
struct OutlineEntry: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var number: Int
    var text: Substring

    /// The words before the comment.
    var words: [Substring] { text.prefix { $0 != "#" }.split(separator: " ") }
  }

  var file: String
  /// The number of the line with the name.
  var line: Int
  /// The width around the ink, in hundredths of an em.
  var width: Double
  /// What the frame is wider on each side, in hundredths of an em.
  var room = SymbolRoom()
  var lines: [Line] = []

  /// Reads the elements.
  /// - Throws: `OutlineProblem` for the first line that is none.
  func elements() throws(OutlineProblem) -> [OutlineElement] {
    var elements: [OutlineElement] = []
    for line in lines {
      do {
        elements.append(try OutlineParser.element(line.words))
      } catch {
        throw OutlineProblem(file: file, line: line.number, message: error.message)
      }
    }
    return elements
  }
}
