import ActivityModel

/// Decodes a generated plausible value for every request of an `init(from:)`.
struct SampleDecoder: Decoder {
  let source: SampleSource
  /// The key of the value, whose name determines which value is plausible. Nil: the root.
  let key: (any CodingKey)?
  let depth: Int
  /// Records the shape of the value.
  let node: ShapeNode
  /// The type whose `init(from:)` decodes; nil where that of a superclass does.
  var type: Any.Type?

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    node.noteRecord()
    let names = allCases(of: Key.self).map(\.stringValue)
    return KeyedDecodingContainer(
      SampleKeyed(
        source: source, parent: key, depth: depth, node: node,
        examples: source.values(of: self.type, properties: names, depth: depth)))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    SampleList(source: source, key: key, depth: depth, node: node.element())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    SampleSingle(source: source, key: key, depth: depth, node: node)
  }
}

private struct SampleKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let source: SampleSource
  let parent: (any CodingKey)?
  let depth: Int
  let node: ShapeNode
  /// What the sources make the properties of, by name.
  var examples: [String: _ExampleValue] = [:]

  var codingPath: [any CodingKey] { parent.map { [$0] } ?? [] }

  /// The one key of the enum case to decode, as an enum with associated values reads it from here;
  /// empty for a dictionary.
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
    return source.isAbsent(
      key, depth: depth, hasExample: examples[key.stringValue] != nil)
  }

  /// The names of the properties; empty where they are not known.
  private var siblings: [String] { allCases(of: Key.self).map(\.stringValue) }

  /// The key to generate a value for. Associated values without labels are called `_0`, `_1` …; the
  /// case's name is more specific.
  private func hint(_ key: Key) -> any CodingKey {
    key.stringValue.hasPrefix("_") ? parent ?? key : key
  }

  /// - Throws: `SampleValue.Failure` when no value can be generated.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try source.property(beside: siblings, like: examples[key.stringValue]) {
      try source.value(
        of: type, for: hint(key), depth: depth + 1, node: node.field(key.stringValue))
    }
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    let field = node.field(key.stringValue)
    field.noteRecord()
    return KeyedDecodingContainer(
      SampleKeyed<Nested>(source: source, parent: key, depth: depth + 1, node: field))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SampleList(
      source: source, key: key, depth: depth + 1, node: node.field(key.stringValue).element())
  }

  func superDecoder() -> any Decoder {
    SampleDecoder(source: source, key: parent, depth: depth + 1, node: node.field("super"))
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    SampleDecoder(
      source: source, key: key, depth: depth + 1, node: node.field(key.stringValue))
  }
}

private struct SampleList: UnkeyedDecodingContainer {
  let source: SampleSource
  let key: (any CodingKey)?
  let depth: Int
  /// The shape of the elements.
  let node: ShapeNode
  var currentIndex = 0

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  var count: Int? { source.count(atDepth: depth) }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() -> Bool { false }

  /// - Throws: `SampleValue.Failure` when no value can be generated.
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    defer { currentIndex += 1 }
    return try source.element(currentIndex) {
      try source.value(of: type, for: key, depth: depth + 1, node: node)
    }
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    node.noteRecord()
    return KeyedDecodingContainer(
      SampleKeyed<Nested>(source: source, parent: key, depth: depth + 1, node: node))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return SampleList(source: source, key: key, depth: depth + 1, node: node.element())
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return SampleDecoder(source: source, key: key, depth: depth + 1, node: node)
  }
}

private struct SampleSingle: SingleValueDecodingContainer {
  let source: SampleSource
  let key: (any CodingKey)?
  let depth: Int
  let node: ShapeNode

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }

  func decodeNil() -> Bool {
    node.noteOptional()
    return source.isAbsent(key, depth: depth, hasExample: source.example != nil)
  }

  // The numbers, texts and truths throw `DecodingError` where their form is refused.

  func decode(_ type: Bool.Type) throws -> Bool {
    try node.noteRead(.truth)
    return source.truth(for: key)
  }

  func decode(_ type: String.Type) throws -> String {
    try node.noteRead(.text)
    return source.word(for: key)
  }

  func decode(_ type: Double.Type) throws -> Double {
    try node.noteRead(.number)
    return source.number(for: key)
  }

  func decode(_ type: Float.Type) throws -> Float {
    try node.noteRead(.number)
    return Float(source.number(for: key))
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    try node.noteRead(.whole(least: Int64(clamping: type.min), most: Int64(clamping: type.max)))
    return source.whole(type, for: key)
  }

  func decode(_ type: Int.Type) throws -> Int { try whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try whole(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try whole(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try whole(type) }

  /// - Throws: `SampleValue.Failure` when no value can be generated.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try source.value(of: type, for: key, depth: depth + 1, node: node)
  }
}
