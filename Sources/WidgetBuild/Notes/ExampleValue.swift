/// A value that sources write out, of which the widget's process makes the same (`_ExampleValue`).
///
/// Empty texts and zeros are none: they say how an activity begins, and show nothing.
indirect enum ExampleValue: Hashable {
  case text(String)
  case number(Double)
  case truth(Bool)
  case name(String)
  /// Seconds from now.
  case moment(Double)
  case list([ExampleValue])
  case record([String: ExampleValue])

  /// The expression by which generated sources name it.
  var source: String {
    switch self {
    case .text(let text): ".text(\(String(reflecting: text)))"
    case .number(let number): ".number(\(number))"
    case .truth(let truth): ".truth(\(truth))"
    case .name(let name): ".name(\(String(reflecting: name)))"
    case .moment(let seconds): ".moment(\(seconds))"
    case .list(let elements): ".list([\(elements.map(\.source).joined(separator: ", "))])"
    case .record(let values): ".record(\(Self.source(of: values)))"
    }
  }

  static func source(of values: [String: ExampleValue]) -> String {
    let entries = values.sorted { $0.key < $1.key }.map {
      "\(String(reflecting: $0.key)): \($0.value.source)"
    }
    return "[\(entries.joined(separator: ", "))]"
  }
}
