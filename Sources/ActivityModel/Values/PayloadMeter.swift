/// How the bytes of an activity's attributes and state are spent (activitykit.md: 4096 together).
package struct PayloadMeter: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// `attributes.name`, `state.eta`.
    package var field: String
    /// With its key and the sign that ends it.
    package var bytes: Int
  }

  package let total: Int
  /// Bytes that both together may have.
  package let limit: Int
  /// The largest first; fields of the first level.
  package let entries: [Entry]

  package init(attributes: JSONValue, state: JSONValue, limit: Int) {
    self.limit = limit
    total = attributes.json.count + state.json.count
    var entries: [Entry] = []
    for (name, value) in [("attributes", attributes), ("state", state)] {
      guard case .record(let fields) = value else {
        entries.append(Entry(field: name, bytes: value.json.count))
        continue
      }
      for (key, content) in fields {
        // "key":content,
        let bytes = JSONValue.text(key).json.count + 1 + content.json.count + 1
        entries.append(Entry(field: "\(name).\(key)", bytes: bytes))
      }
    }
    self.entries = entries.sorted { ($1.bytes, $0.field) < ($0.bytes, $1.field) }
  }

  /// Bytes that are left; less than nothing when there are too many.
  package var left: Int { limit - total }
}
