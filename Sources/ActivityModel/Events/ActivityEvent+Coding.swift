import Foundation

/// Encodes an event for journals, recordings and the control socket: one JSON object that holds the
/// event's name and its fields side by side.
///
///     {"event":"end","id":"8F0C","dismissal":"immediate"}
///     {"event":"gesture","gesture":"swipe","direction":"left"}
///     {"event":"lock","locked":true}
///
/// Existing names and fields never change, because stored files contain them; new ones may be
/// added. Dates are seconds since 2001-01-01T00:00:00Z in full precision. Decoding an unknown name
/// throws `UnknownEvent`.
extension ActivityEvent: Codable {
  /// Encodes the event's name and fields into one object.
  ///
  /// - Throws: `EncodingError` from the encoder.
  package func encode(to encoder: any Encoder) throws {
    let form = EventFieldEncoder(encoder)
    switch self {
    case .request(let request): try form.write("request", request)
    case .update(let update): try form.write("update", update)
    case .end(let end): try form.write("end", end)
    case .push(let push): try form.write("push", push)
    case .issueToken(let token): try form.write("token", token)
    case .revokeToken(let target, let reason):
      try form.write("revokeToken", RevokedToken(target, reason))
    case .gesture(let gesture): try form.write("gesture", gesture)
    case .authenticate: try form.write("authenticate")
    case .setLocked(let isLocked): try form.write("lock", "locked", isLocked)
    case .setLandscape(let isLandscape): try form.write("turn", "landscape", isLandscape)
    case .setSystemItem(let item): try form.write("system", "item", item)
    case .setForeground(let app): try form.write("foreground", "app", app)
    case .setDevice(let device): try form.write("device", device)
    case .setAuthorized(let isAllowed): try form.write("authorization", "allowed", isAllowed)
    case .setFrequentPushes(let areAllowed):
      try form.write("frequentPushes", "allowed", areAllowed)
    case .setManifest(let manifest): try form.write("manifest", manifest)
    case .uninstall(let app): try form.write("uninstall", "app", app)
    case .reboot: try form.write("reboot")
    case .setClock(let ahead, let back):
      try form.write("clock", ClockChange(ahead: ahead, back: back))
    case .tick: try form.write("tick")
    }
  }

  /// Decodes each event by its name in JSON.
  private static let readers: [String: @Sendable (EventFieldDecoder) throws -> ActivityEvent] = [
    "request": { .request(try $0.all()) },
    "update": { .update(try $0.all()) },
    "end": { .end(try $0.all()) },
    "push": { .push(try $0.all()) },
    "token": { .issueToken(try $0.all()) },
    "revokeToken": { fields in
      let token: RevokedToken = try fields.all()
      return .revokeToken(token.target, token.reason)
    },
    "gesture": { .gesture(try $0.all()) },
    "authenticate": { _ in .authenticate },
    "lock": { .setLocked(try $0.field("locked")) },
    "turn": { .setLandscape(try $0.field("landscape")) },
    "system": { .setSystemItem(try $0.optionalField("item")) },
    "foreground": { .setForeground(try $0.optionalField("app")) },
    "device": { .setDevice(try $0.all()) },
    "authorization": { .setAuthorized(try $0.field("allowed")) },
    "frequentPushes": { .setFrequentPushes(try $0.field("allowed")) },
    "manifest": { .setManifest(try $0.all()) },
    "uninstall": { .uninstall(try $0.field("app")) },
    "reboot": { _ in .reboot },
    "clock": { fields in
      let change: ClockChange = try fields.all()
      return .setClock(ahead: change.ahead, back: change.back)
    },
    "tick": { _ in .tick },
  ]

  /// Decodes an event by its name.
  ///
  /// - Throws: `UnknownEvent` when the name is unknown; `DecodingError` when a field is missing or
  ///   malformed.
  package init(from decoder: any Decoder) throws {
    let fields = try EventFieldDecoder(decoder)
    let name: String = try fields.field(EventFieldEncoder.name)
    guard let read = Self.readers[name] else { throw UnknownEvent(name: name) }
    self = try read(fields)
  }
}

/// A change of the clock, as `{"ahead":3600,"back":0}`.
private struct ClockChange: Codable {
  var ahead: TimeInterval
  var back: TimeInterval
}

/// A revoked token, as `{"activity":"8F0C","reason":"expired"}` or
/// `{"app":"com.example.bento","attributesType":"Order","reason":"invalidated"}`.
private struct RevokedToken: Codable {
  var activity: ActivityID?
  var app: String?
  var attributesType: String?
  var reason: RetiredToken.Reason

  init(_ target: PushToken.Target, _ reason: RetiredToken.Reason) {
    self.reason = reason
    switch target {
    case .activity(let id): activity = id
    case .start(let app, let type): (self.app, attributesType) = (app, type)
    }
  }

  var target: PushToken.Target {
    activity.map { .activity($0) }
      ?? .start(app: app ?? "", attributesType: attributesType ?? "")
  }
}

/// Encodes a dismissal policy as `"default"`, `"immediate"` or `{"after":757417260}`.
extension DismissalPolicy: Codable {
  private enum Name: String, Codable { case `default`, immediate }
  private enum Key: String, CodingKey { case after }

  /// Encodes a string, or an object for `after`.
  ///
  /// - Throws: `EncodingError` from the encoder.
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

  /// Decodes a string, or an object for `after`.
  ///
  /// - Throws: `DecodingError` when the value is neither.
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
