import ActivityModel

/// What a request says of the app and the environment of its token.
extension PushService {
  /// Adds the topic that a known token needs to what was wrong with another one.
  func namingTheApp(_ refusal: RequestRefusal, of head: RequestHead) -> RequestRefusal {
    guard case .device(let text)? = RequestRoute(path: head.path),
      refusal.reason == .deviceTokenNotForTopic, let bytes = TokenText.bytes(text),
      let app = tokens[bytes]?.app
    else { return refusal }
    return RequestRefusal(
      refusal.reason, "\(refusal.diagnosis); this token is of \"\(app)\(TopicText.suffix)\"")
  }

  /// The environment that a request is for; nil: the client names no host of Apple's, and none was
  /// set.
  func environment(_ authority: String?) -> PushEnvironment? {
    authority.flatMap(PushEnvironment.init(authority:)) ?? options.environment
  }

  /// Checks that a token is of the environment whose host the client has named.
  func checkEnvironment(of head: RequestHead) throws(RequestRefusal) {
    guard let own = options.environment, let asked = environment(head.authority), own != asked
    else { return }
    throw RequestRefusal(
      .badDeviceToken,
      "the token is of \(own.rawValue), the host is \(asked.rawValue): send pushes of a build from "
        + "Xcode to the sandbox, of one from TestFlight or the App Store to production")
  }
}
