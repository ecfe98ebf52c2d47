import ActivityModel

/// A dictionary is made without entries; what its values look like is found out beside it.
protocol PlausibleDictionary {
  static func make(
    from source: PlausibleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any
}

extension Dictionary: PlausibleDictionary where Key: Decodable, Value: Decodable {
  static func make(
    from source: PlausibleSource, for key: (any CodingKey)?, depth: Int, node: ShapeNode
  ) -> Any {
    // Other keys make a list of keys and values in turn (`Dictionary.encode(to:)`).
    guard Key.self == String.self || Key.self == Int.self else {
      node.note(.free)
      return [Key: Value]()
    }
    let value = node.dictionaryValue()
    // Values that cannot be made up stay without a description.
    if depth <= PlausibleSource.depthLimit {
      _ = try? source.value(of: Value.self, for: key, depth: depth + 1, node: value)
    }
    return [Key: Value]()
  }
}
