/// Writes one name and the fields that belong to it into one object.
struct EventForm {
  static let name = "event"

  private let encoder: any Encoder
  private let nameKey: FieldName

  init(_ encoder: any Encoder, nameKey: String = name) {
    self.encoder = encoder
    self.nameKey = FieldName(nameKey)
  }

  func write(_ name: String) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    try container.encode(name, forKey: nameKey)
  }

  /// The fields of `value` become fields of the event.
  func write(_ name: String, _ value: some Encodable) throws {
    try write(name)
    try value.encode(to: encoder)
  }

  /// A nil value leaves its field out.
  func write(_ name: String, _ field: String, _ value: (some Encodable)?) throws {
    try write(name)
    var container = encoder.container(keyedBy: FieldName.self)
    try container.encodeIfPresent(value, forKey: FieldName(field))
  }
}

/// Reads what `EventForm` wrote.
struct EventFields {
  private let decoder: any Decoder
  private let container: KeyedDecodingContainer<FieldName>

  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.container(keyedBy: FieldName.self)
  }

  func all<Value: Decodable>() throws -> Value { try Value(from: decoder) }

  func field<Value: Decodable>(_ name: String) throws -> Value {
    try container.decode(Value.self, forKey: FieldName(name))
  }

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
