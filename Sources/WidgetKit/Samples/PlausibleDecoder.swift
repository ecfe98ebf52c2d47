/// Answers every question of an `init(from:)` with a plausible value.
struct PlausibleDecoder: Decoder {
  let source: PlausibleSource
  /// Where the value goes, which says what it is about.
  let key: (any CodingKey)?
  let depth: Int

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PlausibleKeyed(source: source, parent: key, depth: depth))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    PlausibleList(source: source, key: key, depth: depth)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    PlausibleSingle(source: source, key: key, depth: depth)
  }
}

private struct PlausibleKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let source: PlausibleSource
  let parent: (any CodingKey)?
  let depth: Int

  var codingPath: [any CodingKey] { parent.map { [$0] } ?? [] }

  /// An enum with values asks which case there is: its first. A dictionary finds itself empty.
  var allKeys: [Key] { firstCase(of: Key.self).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { !source.isAbsent(key, depth: depth) }
  func decodeNil(forKey key: Key) -> Bool { source.isAbsent(key, depth: depth) }

  /// An enum's values are called `_0`, `_1` …; its case says more.
  private func hint(_ key: Key) -> any CodingKey {
    key.stringValue.hasPrefix("_") ? parent ?? key : key
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try source.value(of: type, for: hint(key), depth: depth + 1)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(PlausibleKeyed<Nested>(source: source, parent: key, depth: depth + 1))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    PlausibleList(source: source, key: key, depth: depth + 1)
  }

  func superDecoder() -> any Decoder {
    PlausibleDecoder(source: source, key: parent, depth: depth + 1)
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    PlausibleDecoder(source: source, key: key, depth: depth + 1)
  }
}

private struct PlausibleList: UnkeyedDecodingContainer {
  let source: PlausibleSource
  let key: (any CodingKey)?
  let depth: Int
  var currentIndex = 0

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }
  /// Two of everything, and nothing when it gets deep.
  var count: Int? { depth > PlausibleSource.depthLimit ? 0 : 2 }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try source.value(of: type, for: key, depth: depth + 1)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    currentIndex += 1
    return KeyedDecodingContainer(
      PlausibleKeyed<Nested>(source: source, parent: key, depth: depth + 1))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return PlausibleList(source: source, key: key, depth: depth + 1)
  }

  mutating func superDecoder() -> any Decoder {
    currentIndex += 1
    return PlausibleDecoder(source: source, key: key, depth: depth + 1)
  }
}

private struct PlausibleSingle: SingleValueDecodingContainer {
  let source: PlausibleSource
  let key: (any CodingKey)?
  let depth: Int

  var codingPath: [any CodingKey] { key.map { [$0] } ?? [] }

  func decodeNil() -> Bool { source.isAbsent(key, depth: depth) }
  func decode(_ type: Bool.Type) -> Bool { source.truth(for: key) }
  func decode(_ type: String.Type) -> String { source.word(for: key) }
  func decode(_ type: Double.Type) -> Double { source.number(for: key) }
  func decode(_ type: Float.Type) -> Float { Float(source.number(for: key)) }
  func decode(_ type: Int.Type) -> Int { source.whole(type, for: key) }
  func decode(_ type: Int8.Type) -> Int8 { source.whole(type, for: key) }
  func decode(_ type: Int16.Type) -> Int16 { source.whole(type, for: key) }
  func decode(_ type: Int32.Type) -> Int32 { source.whole(type, for: key) }
  func decode(_ type: Int64.Type) -> Int64 { source.whole(type, for: key) }
  func decode(_ type: Int128.Type) -> Int128 { source.whole(type, for: key) }
  func decode(_ type: UInt.Type) -> UInt { source.whole(type, for: key) }
  func decode(_ type: UInt8.Type) -> UInt8 { source.whole(type, for: key) }
  func decode(_ type: UInt16.Type) -> UInt16 { source.whole(type, for: key) }
  func decode(_ type: UInt32.Type) -> UInt32 { source.whole(type, for: key) }
  func decode(_ type: UInt64.Type) -> UInt64 { source.whole(type, for: key) }
  func decode(_ type: UInt128.Type) -> UInt128 { source.whole(type, for: key) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try source.value(of: type, for: key, depth: depth + 1)
  }
}
