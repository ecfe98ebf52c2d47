import Foundation

/// Encodes a push as
/// `{"push":"update","id":"8F0C","content":{…},"timestamp":…,"priority":10}`.
extension ActivityPush: Codable {
  private enum Name: String, Codable { case start, update, end }
  private enum Key: String, CodingKey {
    case push, request, id, content, dismissalDate, timestamp, alert, priority
  }

  /// Encodes the kind of push and its fields into one object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var push = encoder.container(keyedBy: Key.self)
    switch event {
    case .start(let request):
      try push.encode(Name.start, forKey: .push)
      try push.encode(request, forKey: .request)
    case .update(let id, let content):
      try push.encode(Name.update, forKey: .push)
      try push.encode(id, forKey: .id)
      try push.encode(content, forKey: .content)
    case .end(let id, let content, let dismissalDate):
      try push.encode(Name.end, forKey: .push)
      try push.encode(id, forKey: .id)
      try push.encodeIfPresent(content, forKey: .content)
      try push.encodeIfPresent(dismissalDate, forKey: .dismissalDate)
    }
    try push.encode(timestamp, forKey: .timestamp)
    try push.encodeIfPresent(alert, forKey: .alert)
    try push.encode(priority, forKey: .priority)
  }

  /// Decodes a push by its kind.
  ///
  /// - Throws: `DecodingError` when the kind is unknown or a field is missing or malformed.
  package init(from decoder: any Decoder) throws {
    let push = try decoder.container(keyedBy: Key.self)
    let event: Event =
      switch try push.decode(Name.self, forKey: .push) {
      case .start: .start(try push.decode(ActivityRequest.self, forKey: .request))
      case .update:
        .update(
          try push.decode(ActivityID.self, forKey: .id),
          try push.decode(ActivityContentRecord.self, forKey: .content))
      case .end:
        .end(
          try push.decode(ActivityID.self, forKey: .id),
          try push.decodeIfPresent(ActivityContentRecord.self, forKey: .content),
          dismissalDate: try push.decodeIfPresent(Date.self, forKey: .dismissalDate))
      }
    self.init(
      event, timestamp: try push.decode(Date.self, forKey: .timestamp),
      alert: try push.decodeIfPresent(AlertRecord.self, forKey: .alert),
      priority: try push.decode(Priority.self, forKey: .priority))
  }
}

/// Encodes a token as `{"activity":"8F0C","bytes":"…"}` or
/// `{"app":"com.example.bento","attributesType":"Order","bytes":"…"}`; the bytes are Base64.
extension PushToken: Codable {
  private enum Key: String, CodingKey { case activity, app, attributesType, bytes }

  /// Encodes the target's fields and the bytes into one object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    var token = encoder.container(keyedBy: Key.self)
    switch target {
    case .activity(let id): try token.encode(id, forKey: .activity)
    case .start(let app, let attributesType):
      try token.encode(app, forKey: .app)
      try token.encode(attributesType, forKey: .attributesType)
    }
    try token.encode(bytes, forKey: .bytes)
  }

  /// Decodes the target of an activity if there is one, otherwise that of an attributes type.
  ///
  /// - Throws: `DecodingError` when a field is missing or malformed.
  package init(from decoder: any Decoder) throws {
    let token = try decoder.container(keyedBy: Key.self)
    let bytes = try token.decode(Data.self, forKey: .bytes)
    if let id = try token.decodeIfPresent(ActivityID.self, forKey: .activity) {
      self.init(bytes, for: .activity(id))
    } else {
      self.init(
        bytes,
        for: .start(
          app: try token.decode(String.self, forKey: .app),
          attributesType: try token.decode(String.self, forKey: .attributesType)))
    }
  }
}

/// Encodes a push type as `"token"` or `{"channel":"…"}`.
extension PushTypeRecord: Codable {
  private enum Name: String, Codable { case token }
  private enum Key: String, CodingKey { case channel }

  /// Encodes a string, or an object for a channel.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .token:
      var container = encoder.singleValueContainer()
      try container.encode(Name.token)
    case .channel(let name):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(name, forKey: .channel)
    }
  }

  /// Decodes a string, or an object for a channel.
  ///
  /// - Throws: `DecodingError` when the value is neither.
  package init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .channel(try container.decode(String.self, forKey: .channel))
    } else {
      _ = try decoder.singleValueContainer().decode(Name.self)
      self = .token
    }
  }
}
