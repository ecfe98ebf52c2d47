import ActivityModel
import React

extension JSONValue {
  /// A value of the bridge as JSON.
  init(_ value: _BridgeValue) {
    self =
      switch value {
      case .null: .null
      case .bool(let value): .truth(value)
      case .number(let value):
        if let whole = Int64(exactly: value) { .whole(whole) } else { .number(value) }
      case .string(let value): .text(value)
      case .array(let values): .list(values.map { JSONValue($0) })
      case .object(let values): .record(values.mapValues { JSONValue($0) })
      case .callback(let number): .record([_BridgeValue.callbackKey: .whole(Int64(number))])
      }
  }
}

extension _BridgeValue {
  /// The only field of a record that stands for a function of the script.
  fileprivate static let callbackKey = "$callback"

  /// JSON as a value of the bridge.
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .truth(let value): self = .bool(value)
    case .whole(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .text(let value): self = .string(value)
    case .list(let values): self = .array(values.map(_BridgeValue.init))
    case .record(let fields):
      if fields.count == 1, case .whole(let number)? = fields[Self.callbackKey] {
        self = .callback(Int(number))
      } else {
        self = .object(fields.mapValues(_BridgeValue.init))
      }
    }
  }
}
