import ActivityModel

/// Answers every question of an `init(from:)` with a plausible value.
struct PlausibleDecoder: Decoder {
  let source: PlausibleSource
  /// Where the value goes, which says what it is about.
  let key: (any CodingKey)?
  let depth: Int
  /// Learns what the value looks like.
  let node: ShapeNode

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    node.noteRecord()
    return KeyedDecodingContainer(
      PlausibleKeyed(source: source, parent: key, depth: depth, node: node))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    PlausibleList(source: source, key: key, depth: depth, node: node.element())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    PlausibleSingle(source: source, key: key, depth: depth, node: node)
  }
}

private struct PlausibleKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let source: PlausibleSource
  let parent: (any CodingKey)?
  let depth: Int
  let node: ShapeNode

  var codingPath: [any CodingKey] { parent.map { [$0] } ?? [] }

  /// An enum with values asks which case there is: as a rule its first. A dictionary finds itself
  /// empty.
  var allKeys: [Key] {
    let cases = allCases(of: Key.self)
    guard cases.indices.contains(node.caseIndex) else { return [] }
    node.noteCases(cases.map(\.stringValue))
    return [cases[node.caseIndex]]
  }

  func contains(_ key: Key) -> Bool { !isAbsent(key) }
  func decodeNil(forKey key: Key) -> Bool { isAbsent(key) }

  private func isAbsent(_ key: Key) -> Bool {
    node.field(key.stringValue).noteOptional()
    return source.isAbsent(key, depth: depth)
  }

  /// An enum's values are called `_0`, `_1` …; its case says more.
  private func hint(_ key: Key) -> any CodingKey {
    key.stringValue.hasPrefix("_") ? parent ?? key : key
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try source.value(
      of: type, for: hint(key), depth: depth + 1, node: node.field(key.stringValue))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    let field = node.field(key.stringValue)
    field.noteRecord()
    return KeyedDecodingContainer(
      PlausibleKeyed<Nested>(source: source, parent: key, depth: depth + 1, node: field))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    PlausibleList(
      source: source, key: key, depth: depth + 1, node: node.field(key.stringValue).element())
  }

  func superDecoder() -> any Decoder {
    PlausibleDecoder(source: source, key: parent, depth: depth + 1, node: node.field("super"))
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    PlausibleDecoder(
      source: source, key: key, depth: depth + 1, node: node.field(key.stringValue))
  }
}

private struct PlausibleList: UnkeyedDecodingContainer {
  let source: PlausibleSource
  let key: (any CodingKey)?
  let depth: Int
  /// Of the elements.
  let node: ShapeNode
  var currentIndex = 0

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  /// Two of everything, and nothing when it gets deep.
  var count: Int? { depth > PlausibleSource.depthLimit ? 0 : 2 }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try source.value(of: type, for: key, depth: depth + 1, node: node)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    node.noteRecord()
    return KeyedDecodingContainer(
      PlausibleKeyed<Nested>(source: source, parent: key, depth: depth + 1, node: node))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return PlausibleList(source: source, key: key, depth: depth + 1, node: node.element())
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return PlausibleDecoder(source: source, key: key, depth: depth + 1, node: node)
  }
}

private struct PlausibleSingle: SingleValueDecodingContainer {
  let source: PlausibleSource
  let key: (any CodingKey)?
  let depth: Int
  let node: ShapeNode

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }

  func decodeNil() -> Bool {
    node.noteOptional()
    return source.isAbsent(key, depth: depth)
  }

  func decode(_ type: Bool.Type) -> Bool {
    node.note(.truth)
    return source.truth(for: key)
  }

  func decode(_ type: String.Type) -> String {
    node.note(.text)
    return source.word(for: key)
  }

  func decode(_ type: Double.Type) -> Double {
    node.note(.number)
    return source.number(for: key)
  }

  func decode(_ type: Float.Type) -> Float {
    node.note(.number)
    return Float(source.number(for: key))
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    node.note(.whole(least: Int64(clamping: type.min), most: Int64(clamping: type.max)))
    return source.whole(type, for: key)
  }

  func decode(_ type: Int.Type) -> Int { whole(type) }
  func decode(_ type: Int8.Type) -> Int8 { whole(type) }
  func decode(_ type: Int16.Type) -> Int16 { whole(type) }
  func decode(_ type: Int32.Type) -> Int32 { whole(type) }
  func decode(_ type: Int64.Type) -> Int64 { whole(type) }
  func decode(_ type: Int128.Type) -> Int128 { whole(type) }
  func decode(_ type: UInt.Type) -> UInt { whole(type) }
  func decode(_ type: UInt8.Type) -> UInt8 { whole(type) }
  func decode(_ type: UInt16.Type) -> UInt16 { whole(type) }
  func decode(_ type: UInt32.Type) -> UInt32 { whole(type) }
  func decode(_ type: UInt64.Type) -> UInt64 { whole(type) }
  func decode(_ type: UInt128.Type) -> UInt128 { whole(type) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try source.value(of: type, for: key, depth: depth + 1, node: node)
  }
}
