/// What a key of a TOML file says.
package indirect enum TOMLValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  /// A date or time, as it is written.
  case date(String)
  case array([TOMLValue])
  case table(TOMLTable)

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var int: Int? { if case .integer(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .boolean(let value) = self { value } else { nil } }
  package var array: [TOMLValue]? { if case .array(let value) = self { value } else { nil } }
  package var table: TOMLTable? { if case .table(let value) = self { value } else { nil } }

  /// Whole numbers too.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string, .boolean, .date, .array, .table: nil
    }
  }

  /// The kind of value, for people.
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

/// Keys in the order they were written.
package struct TOMLTable: Hashable, Sendable {
  package private(set) var keys: [String] = []
  private var values: [String: TOMLValue] = [:]
  /// True once nothing may be added: an inline table, or one that a header has named.
  var isClosed = false
  /// True for a table that dotted keys made.
  var isDotted = false

  package init() {}

  package internal(set) subscript(key: String) -> TOMLValue? {
    get { values[key] }
    set {
      if values[key] == nil { keys.append(key) }
      values[key] = newValue
    }
  }

  /// Changes the table at `key`, a new one where there is nothing; nil where there is something
  /// else. It is taken out meanwhile, so that it is changed and not copied.
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

/// Where a text stops being TOML.
package struct TOMLError: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  package var words: String

  package init(line: Int, words: String) {
    self.line = line
    self.words = words
  }
}

/// A TOML file and where its keys stand.
package struct TOMLDocument: Sendable {
  package internal(set) var root = TOMLTable()
  /// Lines from 1, by the key with those of the tables around it, joined by dots.
  package internal(set) var lines: [String: Int] = [:]

  /// Reads TOML 1.0; arrays of tables (`[[name]]`) are named as something that is not used here.
  package init(_ text: String) throws(TOMLError) {
    var parser = TOMLParser(text)
    self = try parser.document()
  }

  init() {}
}
