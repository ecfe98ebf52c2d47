package import Foundation

/// The control protocol: how programs talk to a running emulator. Version 1.
///
/// **Transport.** A Unix-domain stream socket in the user's runtime directory
/// (``WireAddress``): `island.sock`, of further instances `island-2.sock` and so on. Only the
/// same user may connect. Every message is one line: a JSON object in UTF-8 and a line feed, at
/// most ``longestLine`` bytes. Dates are numbers, seconds since 2001-01-01T00:00:00Z; what
/// apps encode is text (``JSONText``), other data Base64; numbers that are not finite are `"+inf"`,
/// `"-inf"`, `"nan"`. Unknown keys are ignored.
///
/// **Greeting.** The client's first line says who it is, the emulator's first line answers it:
///
///     → {"island":1,"app":"com.example.bakery","pid":4711,"widgets":["Bake"]}
///     ← {"island":1,"app":"island","pid":4242}
///
/// `island` is the version of the protocol. `app` is the bundle identifier that the client's
/// activities belong to. `widgets` names the attributes types that the client draws itself: the
/// emulator asks it for their pictures over the same connection. A client of a version that the
/// emulator does not speak is told so and let go.
///
/// **Calls.** The client numbers its calls; each gets one answer of the same number, in any order
/// (``WireCall``, ``WireAnswer``):
///
///     → {"id":1,"call":"submit","event":{"event":"end","id":"8F0C…","dismissal":"immediate"}}
///     ← {"id":1,"answer":"accepted"}
///     → {"id":2,"call":"records","type":"Bake"}
///     ← {"id":2,"answer":"records","records":[…]}
///     → {"id":3,"call":"submit","event":{…}}
///     ← {"id":3,"answer":"refused","refusal":{…},"message":"activity '8F0C…' has ended: …"}
///     → {"id":4,"call":"show","screen":{"surface":"standby","isNight":true}}
///     ← {"id":4,"answer":"accepted"}
///
/// **News.** After the call `observe` the emulator tells every change of an activity, the last
/// time as dismissed, every change of the permission, and every token that starts activities:
///
///     ← {"changed":{"id":"8F0C…","phase":"ended",…}}
///     ← {"authorization":{"activities":true,"frequentPushes":true}}
///     ← {"token":{"bytes":"q83v…","target":{"start":{"app":"…","attributesType":"Bake"}}}}
///
/// **Questions.** The emulator asks clients that draw widgets; they reply under the question's
/// number. The bodies are WidgetKit's (`HostRequest`, `HostReply`):
///
///     ← {"id":7,"ask":{"archive":{…}}}
///     → {"id":7,"reply":{"archived":{…}}}
///
/// **Trouble.** A line that is none of these is answered by `{"id":0,"answer":"failed",
/// "message":…}` and otherwise passed over; one that is too long ends the connection, and so does
/// a client that lets ``longestBacklog`` bytes wait to be read. Nothing a client sends ends the
/// emulator, and what it started stays when it goes.
///
/// The pipe between the emulator and the child that holds a compiled widget carries the same
/// lines, without the greeting.
package enum Wire {
  package static let version = 1

  /// Bytes. Archives carry pictures.
  package static let longestLine = 64 << 20

  /// Bytes that may wait for a client to read them.
  package static let longestBacklog = 8 << 20

  /// One line with its line feed.
  package static func line(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // Views write `frame(maxWidth: .infinity)`.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line = try encoder.encode(message)
    line.append(0x0a)
    return line
  }

  /// The message in a line; the line feed may be there or not.
  package static func message<Message: Decodable>(
    _ type: Message.Type, in line: Data
  ) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: line)
  }
}

/// The first line in either direction.
package struct WireGreeting: Codable, Hashable, Sendable {
  /// The version of the protocol.
  package var island: Int
  /// Whose activities these are, by bundle identifier; `island` for the emulator itself.
  package var app: String
  package var pid: Int32
  /// The attributes types that this side draws.
  package var widgets: [String]?

  package init(island: Int = Wire.version, app: String, pid: Int32, widgets: [String]? = nil) {
    self.island = island
    self.app = app
    self.pid = pid
    self.widgets = widgets
  }
}

/// The two switches that a person has in Settings.
package struct WireAuthorization: Codable, Hashable, Sendable {
  package var activities: Bool
  package var frequentPushes: Bool

  package init(activities: Bool, frequentPushes: Bool) {
    self.activities = activities
    self.frequentPushes = frequentPushes
  }
}

/// A line from a client; `Reply` is what a host of widgets replies.
package enum ClientLine<Reply: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case greeting(WireGreeting)
  case call(id: Int, WireCall)
  case reply(id: Int, Reply)

  private enum Key: String, CodingKey { case island, id, call, reply }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if line.contains(.island) {
      self = .greeting(try WireGreeting(from: decoder))
    } else if line.contains(.reply) {
      self = .reply(
        id: try line.decode(Int.self, forKey: .id),
        try line.decode(Reply.self, forKey: .reply))
    } else {
      self = .call(id: try line.decode(Int.self, forKey: .id), try WireCall(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    switch self {
    case .greeting(let greeting): try greeting.encode(to: encoder)
    case .call(let id, let call):
      try line.encode(id, forKey: .id)
      try call.encode(to: encoder)
    case .reply(let id, let reply):
      try line.encode(id, forKey: .id)
      try line.encode(reply, forKey: .reply)
    }
  }
}

/// A line from the emulator; `Ask` is what it asks a host of widgets.
package enum ServerLine<Ask: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  case greeting(WireGreeting)
  case answer(id: Int, WireAnswer)
  case changed(ActivityRecord)
  case authorization(WireAuthorization)
  case token(PushToken)
  case ask(id: Int, Ask)

  private enum Key: String, CodingKey {
    case island, id, answer, changed, authorization, token, ask
  }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    if line.contains(.island) {
      self = .greeting(try WireGreeting(from: decoder))
    } else if line.contains(.answer) {
      self = .answer(id: try line.decode(Int.self, forKey: .id), try WireAnswer(from: decoder))
    } else if line.contains(.changed) {
      self = .changed(try line.decode(ActivityRecord.self, forKey: .changed))
    } else if line.contains(.authorization) {
      self = .authorization(try line.decode(WireAuthorization.self, forKey: .authorization))
    } else if line.contains(.token) {
      self = .token(try line.decode(PushToken.self, forKey: .token))
    } else {
      self = .ask(
        id: try line.decode(Int.self, forKey: .id), try line.decode(Ask.self, forKey: .ask))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    switch self {
    case .greeting(let greeting): try greeting.encode(to: encoder)
    case .answer(let id, let answer):
      try line.encode(id, forKey: .id)
      try answer.encode(to: encoder)
    case .changed(let record): try line.encode(record, forKey: .changed)
    case .authorization(let authorization): try line.encode(authorization, forKey: .authorization)
    case .token(let token): try line.encode(token, forKey: .token)
    case .ask(let id, let ask):
      try line.encode(id, forKey: .id)
      try line.encode(ask, forKey: .ask)
    }
  }
}

/// For a side that neither asks nor replies: any such line, its body unread.
package struct UnreadBody: Codable, Hashable, Sendable {
  package init(from decoder: any Decoder) throws {}
  package func encode(to encoder: any Encoder) throws {
    _ = encoder.container(keyedBy: NoKey.self)
  }

  private enum NoKey: CodingKey {}
}
