/// Puts lines of JSON together to payloads: one a line, or pretty-printed over several.
///
/// A payload ends with the line that closes its first brace. A line that begins with a brace, not
/// indented, begins another one, so that a broken payload does not take the next one with it.
package struct PayloadLines {
  private var text = ""
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  package init() {}

  /// Returns the payloads that a line completes.
  package mutating func add(_ line: String) -> [String] {
    var payloads: [String] = []
    if line.hasPrefix("{"), !text.isEmpty { payloads.append(take()) }
    if text.isEmpty, line.allSatisfy(\.isWhitespace) { return payloads }
    text += text.isEmpty ? line : "\n" + line
    for character in line.utf8 { scan(character) }
    // A string does not go on in the next line, except in a payload that is broken anyway.
    isInString = false
    if depth <= 0 { payloads.append(take()) }
    return payloads
  }

  /// Returns what is left at the end of the input; nil: nothing.
  package mutating func end() -> String? { text.isEmpty ? nil : take() }

  private mutating func scan(_ character: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if isInString {
      if character == UInt8(ascii: "\\") { isEscaped = true }
      if character == UInt8(ascii: "\"") { isInString = false }
    } else {
      switch character {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
  }

  private mutating func take() -> String {
    defer { self = PayloadLines() }
    return text
  }
}
