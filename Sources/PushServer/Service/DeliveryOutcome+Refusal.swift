import ActivityModel

extension DeliveryOutcome {
  /// The refusal that the sender gets; nil: the push was delivered, or no island is running.
  var refusal: RequestRefusal? {
    switch self {
    case .answered(let result):
      switch result.answer {
      case .delivered: nil
      case .unknownToken: RequestRefusal(.badDeviceToken, result.why)
      case .wrongTopic: RequestRefusal(.deviceTokenNotForTopic, result.why)
      case .unregistered(let date):
        RequestRefusal(.unregistered, result.why, since: date)
      case .expired(let date): RequestRefusal(.expiredToken, result.why, since: date)
      }
    case .away: nil
    case .overloaded:
      RequestRefusal(
        .serviceUnavailable,
        "\(EmulatorChannel.mostUnanswered) pushes are unanswered by the island: send more slowly")
    case .failed(let message):
      RequestRefusal(.internalServerError, "the island cannot process the push: \(message)")
    }
  }

  /// What happened, in one line.
  var summary: String {
    switch self {
    case .answered(let result): result.summary
    case .away: "no island is running"
    case .overloaded, .failed: refusal?.diagnosis ?? ""
    }
  }
}

extension PushResult {
  /// Why it is refused, without the reason.
  fileprivate var why: String { diagnosis ?? summary }
}
