/// Encodes a name and the fields that belong to it into one object.
struct EventFieldEncoder {
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
