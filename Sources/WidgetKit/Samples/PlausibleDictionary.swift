import ActivityModel

/// Generates an empty dictionary, and records the shape that its values would have.
protocol PlausibleDictionary {
  static func make(
    from source: PlausibleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any
}

extension Dictionary: PlausibleDictionary where Key: Decodable, Value: Decodable {
  static func make(
    from source: PlausibleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any {
    // Dictionaries with other keys encode as an array of alternating keys and values
    // (`Dictionary.encode(to:)`).
    guard Key.self == String.self || Key.self == Int.self else {
      node.note(.free)
      return [Key: Value]()
    }
    let value = node.dictionaryValue()
    // If a value cannot be generated, its shape stays unknown.
    if depth <= PlausibleSource.depthLimit {
      _ = try? source.value(of: Value.self, for: key, depth: depth + 1, node: value)
    }
    return [Key: Value]()
  }
}
