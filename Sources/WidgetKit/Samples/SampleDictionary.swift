import ActivityModel

/// Generates a dictionary with the keys that the sources ask for, and records the shape of its
/// values.
protocol SampleDictionary {
  static func make(
    from source: SampleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any
}

extension Dictionary: SampleDictionary where Key: Decodable, Value: Decodable {
  static func make(
    from source: SampleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any {
    // Dictionaries with other keys encode as an array of alternating keys and values
    // (`Dictionary.encode(to:)`).
    guard Key.self == String.self || Key.self == Int.self else {
      node.note(.free)
      return [Key: Value]()
    }
    let value = node.dictionaryValue()
    // If a value cannot be generated, its shape stays unknown.
    if depth <= SampleSource.depthLimit {
      _ = try? source.value(of: Value.self, for: key, depth: depth + 1, node: value)
    }
    guard depth <= SampleSource.depthLimit, Key.self == String.self else { return [Key: Value]() }
    var result: [Key: Value] = [:]
    for name in source.keys(of: key) {
      guard let key = name as? Key,
        let value = try? source.value(
          of: Value.self, for: CodingName(name), depth: depth + 1, node: value)
      else { continue }
      result[key] = value
    }
    return result
  }
}

private struct CodingName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
