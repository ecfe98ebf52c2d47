/// A value in a TOML file.
package indirect enum TOMLValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// A date or time, as written.
  case date(String)
  case array([TOMLValue])
  case table(TOMLTable)

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var int: Int? { if case .integer(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .boolean(let value) = self { value } else { nil } }
  package var array: [TOMLValue]? { if case .array(let value) = self { value } else { nil } }
  package var table: TOMLTable? { if case .table(let value) = self { value } else { nil } }

  /// The value as a number, also if it is an integer; nil: another kind.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string, .boolean, .date, .array, .table: nil
    }
  }

  /// The user-visible name of the kind.
  package var kind: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .boolean: "true or false"
    case .date: "date"
    case .array: "array"
    case .table: "table"
    }
  }
}

/// A table with its keys in the order of the file.
package struct TOMLTable: Hashable, Sendable {
  package private(set) var keys: [String] = []
  private var values: [String: TOMLValue] = [:]
  /// True when no keys may be added: an inline table, or one that a header has defined.
  var isClosed = false
  /// True for a table that dotted keys have created.
  var isDotted = false

  package init() {}

  package internal(set) subscript(key: String) -> TOMLValue? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }

  /// Changes the table at `key`, or a new one if the key does not exist; nil: the value is not a
  /// table. The table is removed during the change, so that it is not copied.
  mutating func change<Result>(
    _ key: String, orNew new: TOMLTable, _ body: (inout TOMLTable) -> Result
  ) -> Result? {
    switch values.removeValue(forKey: key) {
    case nil:
      var table = new
      let result = body(&table)
      keys.append(key)
      values[key] = .table(table)
      return result
    case .table(var table)?:
      let result = body(&table)
      values[key] = .table(table)
      return result
    case let other?:
      values[key] = other
      return nil
    }
  }
}

/// The error for text that is not valid TOML.
package struct TOMLError: Error, Hashable, Sendable {
  /// The line number, counted from 1.
  package var line: Int
  package var words: String

  package init(line: Int, words: String) {
    self.line = line
    self.words = words
  }
}

/// A parsed TOML file, with the line numbers of its keys.
package struct TOMLDocument: Sendable {
  package internal(set) var root = TOMLTable()
  /// Line numbers, counted from 1, by the full dotted key.
  package internal(set) var lines: [String: Int] = [:]

  /// Parses TOML 1.0, without arrays of tables (`[[name]]`), which are rejected.
  ///
  /// - Throws: `TOMLError` at the first line that is not valid.
  package init(_ text: String) throws(TOMLError) {
    var parser = TOMLParser(text)
    self = try parser.document()
  }

  init() {}
}
