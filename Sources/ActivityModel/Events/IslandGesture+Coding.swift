/// Encodes a gesture as `{"gesture":"swipe","direction":"left"}` or
/// `{"gesture":"tap","id":"8F0C","link":"bento://1"}`.
extension IslandGesture: Codable {
  /// Encodes the gesture's name and fields into one object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let form = EventFieldEncoder(encoder, nameKey: "gesture")
    switch self {
    case .tap(let id, let target):
      try form.write("tap", "id", id)
      try target.encode(to: encoder)
    case .longPress(let id): try form.write("longPress", "id", id)
    case .hold(let isDown): try form.write("hold", "down", isDown)
    case .collapse: try form.write("collapse")
    case .swipe(let direction): try form.write("swipe", "direction", direction)
    case .hide(let id): try form.write("hide", "id", id)
    case .dismissCard(let id): try form.write("dismissCard", "id", id)
    }
  }

  /// Decodes each gesture by its name in JSON.
  private static let readers: [String: @Sendable (EventFieldDecoder) throws -> IslandGesture] = [
    "tap": { .tap(try $0.field("id"), try $0.all()) },
    "longPress": { .longPress(try $0.optionalField("id")) },
    "hold": { .hold(try $0.field("down")) },
    "collapse": { _ in .collapse },
    "swipe": { .swipe(try $0.field("direction")) },
    "hide": { .hide(try $0.field("id")) },
    "dismissCard": { .dismissCard(try $0.field("id")) },
  ]

  /// Decodes a gesture by its name.
  ///
  /// - Throws: `UnknownEvent` when the name is unknown; `DecodingError` when a field is missing or
  ///   malformed.
  package init(from decoder: any Decoder) throws {
    let fields = try EventFieldDecoder(decoder)
    let name: String = try fields.field("gesture")
    guard let read = Self.readers[name] else { throw UnknownEvent(name: "gesture \(name)") }
    self = try read(fields)
  }
}

/// Encodes a tap target as `{"link":…}`, `{"control":…}`, `{"url":…}` or an empty object.
extension TapTarget: Codable {
  private enum Key: String, CodingKey { case url, link, control }

  /// Encodes the one field of the target.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var target = encoder.container(keyedBy: Key.self)
    switch self {
    case .content(let url): try target.encodeIfPresent(url, forKey: .url)
    case .link(let url): try target.encode(url, forKey: .link)
    case .control(let name): try target.encode(name, forKey: .control)
    }
  }

  /// Decodes a target by the field that is present; without any it is `content` without a URL.
  ///
  /// - Throws: `DecodingError` when the field is not a string.
  package init(from decoder: any Decoder) throws {
    let target = try decoder.container(keyedBy: Key.self)
    if let url = try target.decodeIfPresent(String.self, forKey: .link) {
      self = .link(url: url)
    } else if let name = try target.decodeIfPresent(String.self, forKey: .control) {
      self = .control(name)
    } else {
      self = .content(url: try target.decodeIfPresent(String.self, forKey: .url))
    }
  }
}
