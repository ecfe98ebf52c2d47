/// A parser for one TOML document; no input makes it trap.
///
/// Written here because TOMLKit ends the program on some malformed input, such as `panel. = 1`.
struct TOMLParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  private var depth = 0

  /// The maximum nesting depth of tables and arrays.
  private static let deepest = 64

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Parses the document.
  ///
  /// - Throws: `TOMLError` at the first line that is not valid.
  mutating func document() throws(TOMLError) -> TOMLDocument {
    var document = TOMLDocument()
    var path: [String] = []
    while true {
      skipBlank(acrossLines: true)
      guard let next = peek else { return document }
      if next == "[" {
        path = try header(into: &document)
      } else {
        try pair(at: path, into: &document)
      }
      skipBlank(acrossLines: false)
      guard peek == nil || peek == "\n" else {
        throw failure("unexpected text after the value")
      }
    }
  }

  // MARK: Keys

  private mutating func header(into document: inout TOMLDocument) throws(TOMLError) -> [String] {
    advance()
    guard peek != "[" else { throw failure("arrays of tables, [[ ]], are not supported") }
    let here = line
    skipBlank(acrossLines: false)
    let path = try key()
    guard consume("]") else { throw failure("a table's name has no closing ]") }
    let name = path.joined(separator: ".")
    let problem = Self.change(&document.root, path[...]) { table -> String? in
      if table.isClosed || table.isDotted { return "\(name) is already defined" }
      table.isClosed = true
      return nil
    }
    if let problem { throw failure(problem) }
    document.lines[name] = document.lines[name] ?? here
    return path
  }

  private mutating func pair(
    at path: [String], into document: inout TOMLDocument
  ) throws(TOMLError) {
    let here = line
    let key = try key()
    guard consume("=") else { throw failure("expected = after the key") }
    skipBlank(acrossLines: false)
    let value = try value()
    let name = (path + key).joined(separator: ".")
    let problem = Self.change(&document.root, path[...]) { table -> String? in
      Self.set(value, at: key[...], in: &table) ? nil : "\(name) is already defined"
    }
    if let problem { throw failure(problem) }
    document.lines[name] = here
  }

  /// Finds or creates the table at `path` and changes it; returns an error message, or nil when it
  /// succeeds.
  private static func change(
    _ table: inout TOMLTable, _ path: ArraySlice<String>, _ body: (inout TOMLTable) -> String?
  ) -> String? {
    guard let first = path.first else { return body(&table) }
    let problem = table.change(first, orNew: TOMLTable()) { inner in
      change(&inner, path.dropFirst(), body)
    }
    guard let problem else { return "\(first) is already defined and is not a table" }
    return problem
  }

  /// Sets a dotted key; returns false when it exists, or when a part of it is not an open table.
  private static func set(
    _ value: TOMLValue, at key: ArraySlice<String>, in table: inout TOMLTable
  ) -> Bool {
    guard let first = key.first else { return false }
    if key.count == 1 {
      guard table[first] == nil else { return false }
      table[first] = value
      return true
    }
    var fresh = TOMLTable()
    fresh.isDotted = true
    return table.change(first, orNew: fresh) { inner in
      !inner.isClosed && set(value, at: key.dropFirst(), in: &inner)
    } ?? false
  }

  /// Parses a key: `a`, `a.b` or `"a b".'c'`.
  private mutating func key() throws(TOMLError) -> [String] {
    var parts: [String] = []
    repeat {
      skipBlank(acrossLines: false)
      if peek == "\"" || peek == "'" {
        parts.append(try string())
      } else {
        var part = ""
        while let next = peek, Self.isBare(next) {
          part.unicodeScalars.append(next)
          advance()
        }
        guard !part.isEmpty else { throw failure("expected a key") }
        parts.append(part)
      }
      skipBlank(acrossLines: false)
    } while consume(".")
    return parts
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  // MARK: Values

  private mutating func value() throws(TOMLError) -> TOMLValue {
    switch peek {
    case nil, "\n": throw failure("a value is missing after =")
    case "\"", "'": return .string(try string())
    case "[": return try nested { parser throws(TOMLError) in try parser.array() }
    case "{": return try nested { parser throws(TOMLError) in try parser.inlineTable() }
    default: return try plain()
    }
  }

  private mutating func nested(
    _ body: (inout TOMLParser) throws(TOMLError) -> TOMLValue
  ) throws(TOMLError) -> TOMLValue {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure("arrays and tables are nested too deeply") }
    return try body(&self)
  }

  private mutating func array() throws(TOMLError) -> TOMLValue {
    advance()
    var values: [TOMLValue] = []
    while true {
      skipBlank(acrossLines: true)
      if consume("]") { return .array(values) }
      guard peek != nil else { throw failure("the array has no closing ]") }
      values.append(try value())
      skipBlank(acrossLines: true)
      if consume("]") { return .array(values) }
      guard peek != nil else { throw failure("the array has no closing ]") }
      guard consume(",") else { throw failure("values of an array must be separated by commas") }
    }
  }

  private mutating func inlineTable() throws(TOMLError) -> TOMLValue {
    advance()
    var table = TOMLTable()
    skipBlank(acrossLines: false)
    while !consume("}") {
      if !table.keys.isEmpty {
        guard consume(",") else { throw failure("keys of a table must be separated by commas") }
      }
      let key = try key()
      guard consume("=") else { throw failure("expected = after the key") }
      skipBlank(acrossLines: false)
      let value = try value()
      guard Self.set(value, at: key[...], in: &table) else {
        throw failure("\(key.joined(separator: ".")) is already defined")
      }
      skipBlank(acrossLines: false)
    }
    table.isClosed = true
    return .table(table)
  }

  /// Parses a number, true, false or a date.
  private mutating func plain() throws(TOMLError) -> TOMLValue {
    var word = ""
    while let next = peek, !" \t\r\n,]}#=".unicodeScalars.contains(next) {
      word.unicodeScalars.append(next)
      advance()
    }
    if let value = Self.plain(word) { return value }
    throw failure("\"\(word.prefix(40))\" is not a value: strings need \"quotes\"")
  }

  private static func plain(_ word: String) -> TOMLValue? {
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "inf", "+inf": return .number(.infinity)
    case "-inf": return .number(-.infinity)
    case "nan", "+nan", "-nan": return .number(.nan)
    default: break
    }
    guard word.utf8.first.map({ $0 < 0x80 }) == true,
      word.unicodeScalars.contains(where: { ("0"..."9").contains($0) })
    else { return nil }
    let digits = word.replacing("_", with: "")
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map { .integer($0) }
    }
    if let whole = Int(digits) { return .integer(whole) }
    let isDecimal = digits.unicodeScalars.allSatisfy {
      ("0"..."9").contains($0) || "+-.eE".unicodeScalars.contains($0)
    }
    if isDecimal, let number = Double(digits) { return .number(number) }
    let isDate = word.unicodeScalars.allSatisfy {
      ("0"..."9").contains($0) || "-:.TZtz+ ".unicodeScalars.contains($0)
    }
    return isDate && word.count >= 8 ? .date(word) : nil
  }

  // MARK: Strings

  private mutating func string() throws(TOMLError) -> String {
    guard let quote = peek else { throw failure("expected a string") }
    let isLong = starts(with: [quote, quote, quote])
    for _ in 0..<(isLong ? 3 : 1) { advance() }
    if isLong {
      _ = consume("\r")
      if peek == "\n" { advance() }
    }
    var text = String.UnicodeScalarView()
    while let next = peek {
      if isLong ? starts(with: [quote, quote, quote]) : next == quote {
        for _ in 0..<(isLong ? 3 : 1) { advance() }
        // In a longer run of quotes only the last three close the string: """a""""" is a"". TOML
        // allows two further quotes, this parser any number.
        while isLong, peek == quote {
          text.append(quote)
          advance()
        }
        return String(text)
      }
      guard isLong || next != "\n" else { break }
      if next == "\\", quote == "\"" {
        if let scalar = try escape(isLong: isLong) { text.append(scalar) }
      } else {
        guard next == "\t" || next == "\n" || next == "\r" || next.value >= 0x20, next != "\u{7F}"
        else { throw failure("a string contains a control character") }
        text.append(next)
        advance()
      }
    }
    throw failure("unterminated string: the closing quote is missing")
  }

  /// Parses an escape sequence; nil: a line continuation, which adds no character.
  private mutating func escape(isLong: Bool) throws(TOMLError) -> Unicode.Scalar? {
    advance()
    let escapes: [Unicode.Scalar: Unicode.Scalar] = [
      "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
    ]
    guard let next = peek else { throw failure("unterminated escape sequence") }
    if let scalar = escapes[next] {
      advance()
      return scalar
    }
    if next == "u" || next == "U" {
      advance()
      var digits = ""
      for _ in 0..<(next == "u" ? 4 : 8) {
        guard let digit = peek, digit.properties.isASCIIHexDigit else { break }
        digits.unicodeScalars.append(digit)
        advance()
      }
      if digits.count == (next == "u" ? 4 : 8), let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        return scalar
      }
      throw failure("\\u needs four digits, \\U eight")
    }
    if isLong, " \t\r\n".unicodeScalars.contains(next) {
      while let blank = peek, " \t\r\n".unicodeScalars.contains(blank) { advance() }
      return nil
    }
    throw failure("\\\(next) is not an escape sequence; a backslash is \\\\")
  }

  // MARK: Scanning

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private func starts(with wanted: [Unicode.Scalar]) -> Bool {
    scalars[place...].starts(with: wanted)
  }

  private mutating func advance() {
    guard place < scalars.count else { return }
    if scalars[place] == "\n" { line += 1 }
    place += 1
  }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  /// Skips blanks and a comment, and line feeds too when `acrossLines` is true.
  private mutating func skipBlank(acrossLines: Bool) {
    while let next = peek {
      if next == "#" {
        while peek != nil, peek != "\n" { advance() }
      } else if next == " " || next == "\t" || next == "\r" || next == "\u{FEFF}" && place == 0 {
        advance()
      } else if acrossLines, next == "\n" {
        advance()
      } else {
        return
      }
    }
  }

  private func failure(_ message: String) -> TOMLError { TOMLError(line: line, message: message) }
}
