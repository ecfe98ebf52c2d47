package import Foundation

/// A push on its way to a running emulator: from the push server, or from `island push`.
package struct PushDelivery: Codable, Hashable, Sendable {
  package enum Target: Codable, Hashable, Sendable {
    /// The token in the request's path: of an activity, or a push-to-start token (PUSH-7).
    case token(Data)
    /// All activities of an app that listen to a channel; its identifier in Base64.
    case channel(String, app: String)
    /// An activity itself, without a token.
    case activity(ActivityID)
    /// An attributes type whose activities a push can start, without a token.
    case start(attributesType: String)
  }

  package var target: Target
  /// The body, as it was received.
  @JSONText package var payload: Data
  /// `apns-id`, or an identifier that the sender has generated.
  package var id: String
  /// `apns-priority`: 10, 5 or 1.
  package var priority: Int
  /// The bundle identifier in `apns-topic`; nil: not checked.
  package var app: String?
  /// The headers of the request, for the trace; nil: there was none.
  package var headers: [String: String]?
  /// What the sender has done before.
  package var steps: [PushTrace.Step]
  /// True: the reply contains the whole trace, and is sent when the push is on the screen.
  package var wantsTrace: Bool
  /// True: it may have been delivered before, and is ignored if it was. Nil: it was not.
  package var isRepeated: Bool?

  package init(
    to target: Target, payload: Data, id: String, priority: Int = 10, app: String? = nil,
    headers: [String: String]? = nil, steps: [PushTrace.Step] = [], wantsTrace: Bool = false
  ) {
    self.target = target
    self.payload = payload
    self.id = id
    self.priority = priority
    self.app = app
    self.headers = headers
    self.steps = steps
    self.wantsTrace = wantsTrace
  }
}
