/// A list or a dictionary, which can be read as it is, as its JSON text, or as the bytes of that.
struct NestedValue: Sendable {
  let text: String

  /// Nil: it is neither a list nor a dictionary.
  init?(_ value: Any) {
    guard value is [Any] || value is [String: Any],
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }

  /// Nil: the text is not the JSON of a list or a dictionary.
  init?(text: String) {
    guard let first = text.first, "[{".contains(first) else { return nil }
    self.text = text
    if object == nil { return nil }
  }

  var object: Any? { try? JSONSerialization.jsonObject(with: Data(text.utf8)) }
}
