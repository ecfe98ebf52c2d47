import ActivityModel

/// What a message or a style contains; nil for values of another type.
extension JSONValue {
  subscript(field: String) -> JSONValue? { fields[field] }

  var fields: [String: JSONValue] { if case .record(let fields) = self { fields } else { [:] } }

  var items: [JSONValue] { if case .list(let items) = self { items } else { [] } }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var flag: Bool? { if case .truth(let truth) = self { truth } else { nil } }

  /// A finite number.
  var double: Double? {
    switch self {
    case .whole(let whole): Double(whole)
    case .number(let number): number.isFinite ? number : nil
    case .null, .truth, .text, .list, .record: nil
    }
  }

  /// A whole number.
  var int: Int? {
    switch self {
    case .whole(let whole): Int(exactly: whole)
    case .number(let number): Int(exactly: number)
    case .null, .truth, .text, .list, .record: nil
    }
  }

  /// A number of points, also as a text.
  var length: Double? { double ?? string.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }
}
