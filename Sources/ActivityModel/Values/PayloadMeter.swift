/// The size of an activity's attributes and state by field (CHECK-4: at most 4096 bytes together).
package struct PayloadMeter: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The path of the field: `attributes.name`, `state.eta`.
    package var field: String
    /// The path of the field in a push: `aps.content-state.eta`.
    package var pushField: String
    /// The size including the key and the separators.
    package var bytes: Int
  }

  /// The size of the attributes and the state together, as JSON, in bytes.
  package let total: Int
  /// The maximum of `total`, in bytes.
  package let limit: Int
  /// The fields of the first level, the largest first.
  package let entries: [Entry]

  package init(attributes: JSONValue, state: JSONValue, limit: Int) {
    self.limit = limit
    total = attributes.json.count + state.json.count
    var entries: [Entry] = []
    for (name, key, value) in [
      ("attributes", "attributes", attributes), ("state", "content-state", state),
    ] {
      let pushName = "aps.\(key)"
      guard case .record(let fields) = value else {
        entries.append(Entry(field: name, pushField: pushName, bytes: value.json.count))
        continue
      }
      for (key, content) in fields {
        // The text `"key":content,`; the last field ends with the closing brace instead.
        let bytes = JSONValue.text(key).json.count + 1 + content.json.count + 1
        entries.append(
          Entry(field: "\(name).\(key)", pushField: "\(pushName).\(key)", bytes: bytes))
      }
    }
    self.entries = entries.sorted { ($1.bytes, $0.field) < ($0.bytes, $1.field) }
  }

  /// The remaining bytes; negative: the size exceeds the limit.
  package var left: Int { limit - total }
}
