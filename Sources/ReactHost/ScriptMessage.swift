import ActivityModel

/// A message of the script: a record whose field `t` names its kind.
struct ScriptMessage {
  /// The kinds that are handled here; those of the screen are `ReactScreen`'s.
  enum Kind: String {
    case bundled, ready, pong, touch, call, listeners, store, log, error, leftOut
    case openURL, share, haptic, clipboard, notification, reloadAsked
  }

  let value: JSONValue
  private let fields: [String: JSONValue]

  /// Nil: it is no message.
  init?(_ value: JSONValue) {
    guard case .record(let fields) = value else { return nil }
    self.value = value
    self.fields = fields
  }

  /// Nil: it is of a kind that is not handled here.
  var kind: Kind? { text("t").flatMap(Kind.init) }

  subscript(name: String) -> JSONValue { fields[name] ?? .null }

  /// The text of a field; nil: it has none.
  func text(_ name: String) -> String? { Self.text(self[name]) }

  /// The whole number of a field; nil: it has none.
  func number(_ name: String) -> Int? { Self.number(self[name]) }

  /// True for a field that is `true`.
  func isTrue(_ name: String) -> Bool { self[name] == .truth(true) }

  /// The values of a list; empty: the field is none.
  func list(_ name: String) -> [JSONValue] {
    if case .list(let values) = self[name] { values } else { [] }
  }

  static func text(_ value: JSONValue) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  static func number(_ value: JSONValue) -> Int? {
    switch value {
    case .whole(let number): Int(number)
    case .number(let number): Int(exactly: number.rounded())
    default: nil
    }
  }

  /// Returns a message to the script.
  static func of(_ kind: String, _ fields: [String: JSONValue] = [:]) -> JSONValue {
    .record(fields.merging(["t": .text(kind)]) { $1 })
  }
}
