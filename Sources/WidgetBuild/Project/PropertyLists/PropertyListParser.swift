/// Parser for old-style (ASCII) property lists: `{ key = value; list = (a, b); }`.
///
/// Foundation's `PropertyListSerialization` reads brace-enclosed lists on Linux too, but it writes a message
/// to standard error, which is the terminal that is drawn on, when a semicolon is missing, and it
/// decodes escapes such as `\n` and `\U00e9`, where this parser only drops the backslash.
enum PropertyListParser {
  /// Parses a property list; nil when it is malformed.
  static func parse(_ text: String) -> Any? {
    var reader = Reader(bytes: Array(text.utf8))
    return reader.value()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func skipSpace() {
      while index < bytes.count {
        if bytes[index] <= 32 {
          index += 1
        } else if starts(with: "//") {
          while index < bytes.count, bytes[index] != 10 { index += 1 }
        } else if starts(with: "/*") {
          index += 2
          while index < bytes.count, !starts(with: "*/") { index += 1 }
          index += 2
        } else {
          return
        }
      }
    }

    private func starts(with text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
    }

    private mutating func consume(_ character: Character) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
      index += 1
      return true
    }

    /// Parses a dictionary, list or string.
    ///
    /// - Parameter depth: nesting depth; parsing fails (nil) at 100 levels.
    mutating func value(depth: Int = 0) -> Any? {
      guard depth < 100 else { return nil }
      if consume("{") {
        var dictionary: [String: Any] = [:]
        while !consume("}") {
          guard let key = string(), consume("="), let value = value(depth: depth + 1),
            consume(";")
          else { return nil }
          dictionary[key] = value
        }
        return dictionary
      }
      if consume("(") {
        var list: [Any] = []
        while !consume(")") {
          guard let value = value(depth: depth + 1) else { return nil }
          list.append(value)
          _ = consume(",")
        }
        return list
      }
      return string()
    }

    private mutating func string() -> String? {
      if consume("\"") {
        var result: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
          result.append(bytes[index])
          index += 1
        }
        index += 1
        return String(decoding: result, as: UTF8.self)
      }
      let start = index
      while index < bytes.count, bytes[index] > 32,
        ![
          UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "}"),
          UInt8(ascii: "="),
        ].contains(bytes[index])
      { index += 1 }
      return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }
}
