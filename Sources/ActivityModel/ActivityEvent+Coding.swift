import Foundation

/// Somebody's event that this program does not know; it may come from a newer one.
package struct UnknownEvent: Error, Hashable, Sendable {
  package var name: String
}

/// The form of an event in journals, in recordings and on the wire: an object with the event's
/// name and its fields side by side.
///
///     {"event":"end","id":"8F0C","dismissal":"immediate"}
///     {"event":"gesture","gesture":"swipe","direction":"left"}
///     {"event":"lock","locked":true}
///
/// Names and fields stay as they are once they are written somewhere; new ones may come. Dates
/// are seconds since 2001-01-01T00:00:00Z with every bit they have. An unknown name throws
/// `UnknownEvent`.
extension ActivityEvent: Codable {
  package func encode(to encoder: any Encoder) throws {
    let form = EventForm(encoder)
    switch self {
    case .request(let request): try form.write("request", request)
    case .update(let update): try form.write("update", update)
    case .end(let end): try form.write("end", end)
    case .gesture(let gesture): try form.write("gesture", gesture)
    case .setLocked(let isLocked): try form.write("lock", "locked", isLocked)
    case .setForeground(let app): try form.write("foreground", "app", app)
    case .setDevice(let device): try form.write("device", device)
    case .setAuthorized(let isAllowed): try form.write("authorization", "allowed", isAllowed)
    case .tick: try form.write("tick")
    }
  }

  private static let readers: [String: @Sendable (EventFields) throws -> ActivityEvent] = [
    "request": { .request(try $0.all()) },
    "update": { .update(try $0.all()) },
    "end": { .end(try $0.all()) },
    "gesture": { .gesture(try $0.all()) },
    "lock": { .setLocked(try $0.field("locked")) },
    "foreground": { .setForeground(try $0.optionalField("app")) },
    "device": { .setDevice(try $0.all()) },
    "authorization": { .setAuthorized(try $0.field("allowed")) },
    "tick": { _ in .tick },
  ]

  package init(from decoder: any Decoder) throws {
    let fields = try EventFields(decoder)
    let name: String = try fields.field(EventForm.name)
    guard let read = Self.readers[name] else { throw UnknownEvent(name: name) }
    self = try read(fields)
  }
}

extension IslandGesture: Codable {
  package func encode(to encoder: any Encoder) throws {
    let form = EventForm(encoder, nameKey: "gesture")
    switch self {
    case .longPress(let id): try form.write("longPress", "id", id)
    case .collapse: try form.write("collapse")
    case .swipe(let direction): try form.write("swipe", "direction", direction)
    case .dismissCard(let id): try form.write("dismissCard", "id", id)
    }
  }

  private static let readers: [String: @Sendable (EventFields) throws -> IslandGesture] = [
    "longPress": { .longPress(try $0.optionalField("id")) },
    "collapse": { _ in .collapse },
    "swipe": { .swipe(try $0.field("direction")) },
    "dismissCard": { .dismissCard(try $0.field("id")) },
  ]

  package init(from decoder: any Decoder) throws {
    let fields = try EventFields(decoder)
    let name: String = try fields.field("gesture")
    guard let read = Self.readers[name] else { throw UnknownEvent(name: "gesture \(name)") }
    self = try read(fields)
  }
}

/// `"default"`, `"immediate"` or `{"after":757417260}`.
extension DismissalPolicy: Codable {
  private enum Name: String, Codable { case `default`, immediate }
  private enum Key: String, CodingKey { case after }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .default, .immediate:
      var container = encoder.singleValueContainer()
      try container.encode(self == .default ? Name.default : .immediate)
    case .after(let date):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(date, forKey: .after)
    }
  }

  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .after(try container.decode(Date.self, forKey: .after))
      return
    }
    switch try decoder.singleValueContainer().decode(Name.self) {
    case .default: self = .default
    case .immediate: self = .immediate
    }
  }
}

/// Writes one name and the fields that belong to it into one object.
private struct EventForm {
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
private struct EventFields {
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
