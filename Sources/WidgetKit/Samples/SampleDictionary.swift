import ActivityModel

/// Generates an empty dictionary, and records the shape that its values would have.
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
    return [Key: Value]()
  }
}
