/// Decodes the objects that `EventFieldEncoder` encodes.
struct EventFieldDecoder {
  private let decoder: any Decoder
  private let container: KeyedDecodingContainer<FieldName>

  /// Opens the object.
  ///
  /// - Throws: `DecodingError` when the value is not an object.
  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.container(keyedBy: FieldName.self)
  }

  /// Decodes a value whose fields stand beside the name.
  ///
  /// - Throws: `DecodingError` when they do not fit the type.
  func all<Value: Decodable>() throws -> Value { try Value(from: decoder) }

  /// Decodes one field.
  ///
  /// - Throws: `DecodingError` when it is missing or does not fit the type.
  func field<Value: Decodable>(_ name: String) throws -> Value {
    try container.decode(Value.self, forKey: FieldName(name))
  }

  /// Decodes one field; nil: it is missing or null.
  ///
  /// - Throws: `DecodingError` when it does not fit the type.
  func optionalField<Value: Decodable>(_ name: String) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: FieldName(name))
  }
}
