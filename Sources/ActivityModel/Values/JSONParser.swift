package import Foundation

/// Parses JSON from outside: written by hand, for error messages with line and column, or received
/// in great numbers, for its speed.
package struct JSONParser {
  private let bytes: [UInt8]
  private var place = 0
  private static let maxDepth = 200

  /// Parses a text; the nesting is limited to 200 levels.
  ///
  /// - Throws: `JSONSyntaxError` when the text is not valid JSON.
  package static func read(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    try read(bytes: Array(text.utf8))
  }

  /// Parses UTF-8; the nesting is limited to 200 levels.
  ///
  /// - Throws: `JSONSyntaxError` when the bytes are not valid JSON.
  package static func read(_ data: Data) throws(JSONSyntaxError) -> JSONValue {
    try read(bytes: Array(data))
  }

  private static func read(bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipBlanks()
    if parser.place < parser.bytes.count {
      throw parser.error("unexpected text after the end")
    }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func error(_ message: String) -> JSONSyntaxError {
    let before = String(decoding: bytes.prefix(place), as: UTF8.self)
    let column = before.reversed().prefix { !$0.isNewline }.count
    return JSONSyntaxError(
      line: before.count { $0.isNewline } + 1, column: column + 1, message: message)
  }

  private mutating func skipBlanks() {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0a, 0x0d: place += 1
      case 0xc2 where bytes.dropFirst(place + 1).first == 0xa0: place += 2
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipBlanks()
    guard depth < Self.maxDepth else { throw error("nested too deep") }
    switch next {
    case UInt8(ascii: "{"): return try record(depth)
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
    case .some(let byte) where Self.isLetter(byte): return try word()
    case nil: throw error("a value is missing at the end")
    case .some: throw error("expected a value")
    }
  }

  private mutating func record(_ depth: Int) throws(JSONSyntaxError) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    place += 1
    skipBlanks()
    while next != UInt8(ascii: "}") {
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
      let key = try text()
      skipBlanks()
      guard next == UInt8(ascii: ":") else { throw error("expected a colon after \"\(key)\"") }
      place += 1
      fields[key] = try value(depth: depth + 1)
      try separator("}")
    }
    place += 1
    return .record(fields)
  }

  private mutating func list(_ depth: Int) throws(JSONSyntaxError) -> JSONValue {
    var items: [JSONValue] = []
    place += 1
    skipBlanks()
    while next != UInt8(ascii: "]") {
      items.append(try value(depth: depth + 1))
      try separator("]")
    }
    place += 1
    return .list(items)
  }

  /// Parses a comma that is followed by another element, or stops before the end.
  private mutating func separator(_ end: Unicode.Scalar) throws(JSONSyntaxError) {
    skipBlanks()
    if next == UInt8(ascii: ",") {
      let comma = place
      place += 1
      skipBlanks()
      if next == UInt8(ascii: end) {
        place = comma
        throw error("extra comma")
      }
    } else if next != UInt8(ascii: end) {
      throw error(next == nil ? "\"\(end)\" is missing" : "expected a comma or \"\(end)\"")
    }
  }

  /// Parses a string; its escapes are decoded by Foundation.
  private mutating func text() throws(JSONSyntaxError) -> String {
    let start = place
    var hasEscapes = false
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 {
        throw error(
          byte == 0x0a || byte == 0x0d
            ? "a text ends with a double quote; write \\n for a new line"
            : "a control character; write \\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))")
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        place += 1
      }
      place += 1
    }
    guard next == UInt8(ascii: "\"") else {
      place = bytes.count
      throw error("the text has no end")
    }
    place += 1
    let quoted = bytes[start..<place]
    let decoded =
      hasEscapes
      ? try? JSONDecoder().decode(String.self, from: Data(quoted))
      : String(validating: quoted.dropFirst().dropLast(), as: UTF8.self)
    guard let decoded else {
      place = start
      throw error(
        hasEscapes ? "an escape that JSON does not have" : "bytes that are not UTF-8")
    }
    return decoded
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = place
    var isWhole = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
      case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        isWhole = false
      default:
        return try number(from: start, isWhole: isWhole)
      }
      place += 1
    }
    return try number(from: start, isWhole: isWhole)
  }

  private mutating func number(
    from start: Int, isWhole: Bool
  ) throws(JSONSyntaxError) -> JSONValue {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let digits = text.drop { $0 == "-" }
    // The numbers of most pushes; anything else is decoded by Foundation.
    if isWhole, text.utf8.count - digits.utf8.count <= 1, digits == "0" || digits.first != "0",
      let whole = Int64(text)
    {
      return .whole(whole)
    }
    if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) {
      return value
    }
    place = start
    throw error("\"\(text)\" is not a JSON number")
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue {
    let start = place
    while let byte = next, Self.isLetter(byte) || (0x30...0x39).contains(byte) { place += 1 }
    switch String(decoding: bytes[start..<place], as: UTF8.self) {
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "null": return .null
    case let text:
      place = start
      throw error("\"\(text)\" is not a value; strings need double quotes")
    }
  }

  /// True for an ASCII letter, and for all bytes of other characters.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte >= 0x80
  }
}
