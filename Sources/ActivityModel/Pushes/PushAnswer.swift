/// What the sender of a push is answered: status and reason of the push service.
package struct PushAnswer: Codable, Hashable, Sendable {
  package var status: Int
  /// Apple's word for why it is refused; nil: it is accepted.
  package var reason: String?

  package init(status: Int, reason: String? = nil) {
    self.status = status
    self.reason = reason
  }
}

extension PushResult.Answer {
  /// What the push service answers.
  package var pushAnswer: PushAnswer {
    switch self {
    case .delivered: PushAnswer(status: 200)
    case .unknownToken: PushAnswer(status: 400, reason: "BadDeviceToken")
    case .wrongTopic: PushAnswer(status: 400, reason: "DeviceTokenNotForTopic")
    case .unregistered: PushAnswer(status: 410, reason: "Unregistered")
    case .expired: PushAnswer(status: 410, reason: "ExpiredToken")
    }
  }
}
