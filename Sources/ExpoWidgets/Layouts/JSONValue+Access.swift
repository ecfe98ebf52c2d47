import ActivityModel

extension JSONValue {
  /// The value of a key; nil: this is no object, or has not the key.
  subscript(key: String) -> JSONValue? {
    guard case .record(let record) = self else { return nil }
    return record[key]
  }

  /// The texts of a list.
  var texts: [String] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap { item in
      guard case .text(let text) = item else { return nil }
      return text
    }
  }
}
