/// A file of faults that begin after some pushes:
///
///     # comment
///     after 10 requests: 503 next 3
package struct FaultScript: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The number of pushes before the fault is added.
    package var after: Int
    package var fault: Fault
  }

  package var lines: [Line]

  /// Parses a script.
  ///
  /// - Parameter file: The file's name, for messages.
  /// - Throws: `PushServerError` with the number of the line that is wrong.
  package init(_ text: String, file: String) throws(PushServerError) {
    lines = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.enumerated() {
      let content = line.prefix { $0 != "#" }.drop(while: \.isWhitespace)
      if content.allSatisfy(\.isWhitespace) { continue }
      do throws(PushServerError) {
        lines.append(try Self.line(content))
      } catch {
        throw PushServerError("\(file), line \(index + 1): \(error.description)")
      }
    }
  }

  private static func line(_ text: Substring) throws(PushServerError) -> Line {
    let example = "write 'after 10 requests: 503 next 3'"
    guard let colon = text.firstIndex(of: ":") else {
      throw PushServerError("a colon is missing: \(example)")
    }
    let words = text[..<colon].split(whereSeparator: \.isWhitespace)
    guard words.count == 3, words[0] == "after", words[2].hasPrefix("request"),
      let number = Int(words[1]), number >= 0
    else {
      throw PushServerError(
        "'\(SafeText.line(String(text[..<colon]), limit: 60))' has no number of requests: "
          + example)
    }
    return Line(after: number, fault: try Fault(String(text[text.index(after: colon)...])))
  }
}
