/// Encodes a name and the fields that belong to it into one object.
struct EventForm {
  static let name = "event"

  private let encoder: any Encoder
  private let nameKey: FieldName

  init(_ encoder: any Encoder, nameKey: String = name) {
    self.encoder = encoder
    self.nameKey = FieldName(nameKey)
  }

  /// Encodes a name without fields.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func write(_ name: String) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    try container.encode(name, forKey: nameKey)
  }

  /// Encodes a name, and the fields of `value` beside it.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func write(_ name: String, _ value: some Encodable) throws {
    try write(name)
    try value.encode(to: encoder)
  }

  /// Encodes a name and one field; a nil value omits the field.
  ///
  /// - Throws: `EncodingError` from the encoder.
  func write(_ name: String, _ field: String, _ value: (some Encodable)?) throws {
    try write(name)
    var container = encoder.container(keyedBy: FieldName.self)
    try container.encodeIfPresent(value, forKey: FieldName(field))
  }
}

/// Decodes the objects that `EventForm` encodes.
struct EventFields {
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

private struct FieldName: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
