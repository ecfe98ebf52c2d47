package import Foundation

/// What a client asks of the emulator (``Wire``).
package enum WireCall: Codable, Hashable, Sendable {
  /// `submit`: let `event` happen.
  case submit(ActivityEvent)
  /// `records`: the activities of one attributes type.
  case records(attributesType: String)
  /// `authorization`: the two switches.
  case authorization
  /// `startToken`: the push token that starts activities of one attributes type.
  case startToken(attributesType: String)
  /// `observe`: tell every change from now on.
  case observe
  /// `activities`: the phone, and everything that is on it, with reasons.
  case activities
  /// `tap`: a finger taps an activity, in the island or on its card; without an `activity` the one
  /// that keys go to.
  case tap(ActivityID?)
  /// `clock`: turn the emulator's clock.
  case clock(ClockCommand)
  /// `show`: look at another surface, or at the same in another light.
  case show(ScreenMode)

  private enum Name: String, Codable {
    case submit, records, authorization, startToken, observe, activities, tap, clock, show
  }
  private enum Key: String, CodingKey { case call, event, type, activity, command, screen }

  package init(from decoder: any Decoder) throws {
    let call = try decoder.container(keyedBy: Key.self)
    switch try call.decode(Name.self, forKey: .call) {
    case .submit: self = .submit(try call.decode(ActivityEvent.self, forKey: .event))
    case .records: self = .records(attributesType: try call.decode(String.self, forKey: .type))
    case .authorization: self = .authorization
    case .startToken:
      self = .startToken(attributesType: try call.decode(String.self, forKey: .type))
    case .observe: self = .observe
    case .activities: self = .activities
    case .clock: self = .clock(try call.decode(ClockCommand.self, forKey: .command))
    case .tap: self = .tap(try call.decodeIfPresent(ActivityID.self, forKey: .activity))
    case .show: self = .show(try call.decode(ScreenMode.self, forKey: .screen))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var call = encoder.container(keyedBy: Key.self)
    switch self {
    case .submit(let event):
      try call.encode(Name.submit, forKey: .call)
      try call.encode(event, forKey: .event)
    case .records(let type):
      try call.encode(Name.records, forKey: .call)
      try call.encode(type, forKey: .type)
    case .authorization: try call.encode(Name.authorization, forKey: .call)
    case .startToken(let type):
      try call.encode(Name.startToken, forKey: .call)
      try call.encode(type, forKey: .type)
    case .observe: try call.encode(Name.observe, forKey: .call)
    case .activities: try call.encode(Name.activities, forKey: .call)
    case .clock(let command):
      try call.encode(Name.clock, forKey: .call)
      try call.encode(command, forKey: .command)
    case .show(let mode):
      try call.encode(Name.show, forKey: .call)
      try call.encode(mode, forKey: .screen)
    case .tap(let id):
      try call.encode(Name.tap, forKey: .call)
      try call.encodeIfPresent(id, forKey: .activity)
    }
  }
}

/// What the emulator answers (``Wire``).
package enum WireAnswer: Codable, Hashable, Sendable {
  case accepted
  /// The event did not happen; `message` says why to a person.
  case refused(ActivityRefusal, message: String)
  case records([ActivityRecord])
  case authorization(WireAuthorization)
  /// Nil until one is issued.
  case token(Data?)
  case activities(ActivityReport)
  /// The call could not be understood or served.
  case failed(message: String)

  private enum Name: String, Codable {
    case accepted, refused, records, authorization, token, activities, failed
  }
  private enum Key: String, CodingKey {
    case answer, refusal, message, records, authorization, token, report
  }

  package init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    func message() throws -> String { try answer.decode(String.self, forKey: .message) }
    switch try answer.decode(Name.self, forKey: .answer) {
    case .accepted: self = .accepted
    case .refused:
      self = .refused(
        try answer.decode(ActivityRefusal.self, forKey: .refusal), message: try message())
    case .records: self = .records(try answer.decode([ActivityRecord].self, forKey: .records))
    case .authorization:
      self = .authorization(try answer.decode(WireAuthorization.self, forKey: .authorization))
    case .token: self = .token(try answer.decodeIfPresent(Data.self, forKey: .token))
    case .activities:
      self = .activities(try answer.decode(ActivityReport.self, forKey: .report))
    case .failed: self = .failed(message: try message())
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var answer = encoder.container(keyedBy: Key.self)
    switch self {
    case .accepted: try answer.encode(Name.accepted, forKey: .answer)
    case .refused(let refusal, let message):
      try answer.encode(Name.refused, forKey: .answer)
      try answer.encode(refusal, forKey: .refusal)
      try answer.encode(message, forKey: .message)
    case .records(let records):
      try answer.encode(Name.records, forKey: .answer)
      try answer.encode(records, forKey: .records)
    case .authorization(let authorization):
      try answer.encode(Name.authorization, forKey: .answer)
      try answer.encode(authorization, forKey: .authorization)
    case .token(let token):
      try answer.encode(Name.token, forKey: .answer)
      try answer.encodeIfPresent(token, forKey: .token)
    case .activities(let report):
      try answer.encode(Name.activities, forKey: .answer)
      try answer.encode(report, forKey: .report)
    case .failed(let message):
      try answer.encode(Name.failed, forKey: .answer)
      try answer.encode(message, forKey: .message)
    }
  }
}
