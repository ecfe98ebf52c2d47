package import ActivityModel
import Foundation

/// A JSON syntax error with its position, which Foundation does not report.
package struct JSONSyntaxError: Error, Hashable {
  /// The line, counted from 1, as is the column.
  package var line: Int
  package var column: Int
  package var message: String

  package var text: String { "line \(line), column \(column): \(message)" }
}

/// Parses JSON written by hand, for error messages with line and column.
package struct JSONParser {
  private let characters: [Character]
  private var place = 0
  private static let maxDepth = 200

  /// Parses a text; the nesting is limited to 200 levels.
  ///
  /// - Throws: `JSONSyntaxError` when the text is not valid JSON.
  package static func read(_ text: String) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONParser(characters: Array(text))
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    if reader.place < reader.characters.count {
      throw reader.error("unexpected text after the end")
    }
    return value
  }

  private init(characters: [Character]) { self.characters = characters }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func error(_ message: String) -> JSONSyntaxError {
    let before = characters.prefix(place)
    let column = before.reversed().prefix { !$0.isNewline }.count
    return JSONSyntaxError(
      line: before.count { $0.isNewline } + 1, column: column + 1, message: message)
  }

  private mutating func skipBlanks() { while next?.isWhitespace == true { place += 1 } }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    skipBlanks()
    guard depth < Self.maxDepth else { throw error("nested too deep") }
    switch next {
    case "{": return try record(depth)
    case "[": return try list(depth)
    case "\"": return .text(try text())
    case .some("-"), .some("0"..."9"): return try number()
    case .some(let character) where character.isLetter: return try word()
    case nil: throw error("a value is missing at the end")
    case .some: throw error("expected a value")
    }
  }

  private mutating func record(_ depth: Int) throws(JSONSyntaxError) -> JSONValue {
    var fields: [String: JSONValue] = [:]
    place += 1
    skipBlanks()
    while next != "}" {
      guard next == "\"" else { throw error("expected a key in double quotes") }
      let key = try text()
      skipBlanks()
      guard next == ":" else { throw error("expected a colon after \"\(key)\"") }
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
    while next != "]" {
      items.append(try value(depth: depth + 1))
      try separator("]")
    }
    place += 1
    return .list(items)
  }

  /// Parses a comma that is followed by another element, or stops before the end.
  private mutating func separator(_ end: Character) throws(JSONSyntaxError) {
    skipBlanks()
    if next == "," {
      let comma = self
      place += 1
      skipBlanks()
      if next == end { throw comma.error("extra comma") }
    } else if next != end {
      throw error(next == nil ? "\"\(end)\" is missing" : "expected a comma or \"\(end)\"")
    }
  }

  /// Parses a string; its escapes are decoded by Foundation.
  private mutating func text() throws(JSONSyntaxError) -> String {
    let start = place
    place += 1
    while let character = next, character != "\"" {
      if character.isNewline {
        throw error("a text ends with a double quote; write \\n for a new line")
      }
      place += character == "\\" ? 2 : 1
    }
    guard next == "\"" else { throw error("the text has no end") }
    place += 1
    let quoted = String(characters[start..<place])
    guard let text = try? JSONDecoder().decode(String.self, from: Data(quoted.utf8)) else {
      place = start
      throw error("an escape that JSON does not have")
    }
    return text
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = place
    while let character = next, character.isNumber || "+-.eE".contains(character) { place += 1 }
    let text = String(characters[start..<place])
    if let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) {
      return value
    }
    place = start
    throw error("\"\(text)\" is not a JSON number")
  }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue {
    let start = place
    while let character = next, character.isLetter || character.isNumber { place += 1 }
    switch String(characters[start..<place]) {
    case "true": return .truth(true)
    case "false": return .truth(false)
    case "null": return .null
    case let text:
      place = start
      throw error("\"\(text)\" is not a value; strings need double quotes")
    }
  }
}
