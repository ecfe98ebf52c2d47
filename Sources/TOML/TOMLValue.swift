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

  /// The value as a number, whether it is an integer or a float; nil: it is of another kind.
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
