import ActivityModel
import Foundation

/// The pushes to the tokens of devices, and those that wait for an island.
final class DeviceService {
  private(set) var tokens: KnownTokens
  private(set) var stored = StoredPushes()
  private let forwarder: PushForwarder
  private let answers: AnswerWriter
  private let surroundings: ServiceSurroundings
  private let log: ServerLog
  /// The seconds after which a push may be sent again that nobody knows the token of yet: an island
  /// is connected as soon as it is started.
  private static let retryAfter = 1

  init(
    _ tokens: KnownTokens, forwarder: PushForwarder, answers: AnswerWriter,
    surroundings: ServiceSurroundings, log: ServerLog
  ) {
    self.tokens = tokens
    self.forwarder = forwarder
    self.answers = answers
    self.surroundings = surroundings
    self.log = log
  }

  // MARK: Requests

  /// Delivers a push to a token, unless a fault answers it.
  func receive(_ push: DevicePush, _ request: ServiceRequest) {
    forwarder.meetFaults(request) { [self] plan in
      let delivery = PushDelivery(
        to: .token(push.token), payload: push.payload, id: request.id, priority: push.priority,
        app: push.app, headers: request.head.shown, steps: push.steps)
      forwarder.send(delivery, request, plan) { [self] in keep(push, delivery, request) }
    }
  }

  /// Delivers a start to every island, unless a fault answers it.
  func start(_ delivery: PushDelivery, _ request: ServiceRequest) {
    forwarder.meetFaults(request) { [self] plan in
      forwarder.send(delivery, request, plan) { [self] in
        answers.refuse(request, Self.away)
      }
    }
  }

  /// Answers a push while no island is running.
  private func keep(_ push: DevicePush, _ delivery: PushDelivery, _ request: ServiceRequest) {
    guard let token = tokens[push.token] else {
      return answers.refuse(
        request,
        RequestRefusal(
          .serviceUnavailable,
          "no island is connected and this token was never seen: start island, and send it again",
          retryAfter: Self.retryAfter))
    }
    if let app = push.app, token.app != app {
      return answers.refuse(
        request,
        RequestRefusal(
          .deviceTokenNotForTopic, "token was issued for \(token.app), push names \(app)"))
    }
    let isStored = stored.store(
      delivery, token: push.token, expiration: push.expiration, at: surroundings.now())
    answers.accept(
      request,
      isStored
        ? "stored: no island is running"
        : "not stored: no island is running, and apns-expiration is over")
  }

  // MARK: Islands

  /// Learns tokens that an island has issued, and delivers the pushes that wait for it, the oldest
  /// first.
  func learn(_ issued: [KnownToken]) {
    var isNew = false
    for token in issued where tokens.learn(token) { isNew = true }
    if isNew { surroundings.tablesChanged() }
    guard stored.count > 0, forwarder.receiver?.isConnected == true else { return }
    for push in stored.take(Set(issued.map(\.bytes)), at: surroundings.now()) {
      forwarder.passOnStored(push.delivery, received: push.received) { [self] outcome in
        switch outcome {
        case .answered(let result): log.line("a stored push was delivered: \(result.summary)")
        case .away, .overloaded: stored.restore(push)
        case .failed(let message): log.line("a stored push was lost: \(message)")
        }
      }
    }
  }

  // MARK: Refusals

  private static var away: RequestRefusal {
    RequestRefusal(
      .serviceUnavailable, "no island is connected: start island, and send it again",
      retryAfter: retryAfter)
  }

  /// The refusal of a push to an activity whose identifier no token is known by.
  func unknownActivity(_ name: String) -> RequestRefusal {
    guard forwarder.receiver?.isConnected == true else { return Self.away }
    return RequestRefusal(
      .badDeviceToken,
      "no activity with a push token has the identifier \"\(name)\": 'island tokens --json' lists "
        + "their own, and a start has that of its activity_id")
  }

  /// Adds the topic that a known token needs to what was wrong with another one.
  func namingTheApp(_ refusal: RequestRefusal, of head: RequestHead) -> RequestRefusal {
    guard case .device(let text)? = RequestRoute(path: head.path),
      refusal.reason == .deviceTokenNotForTopic, let bytes = TokenText.bytes(text),
      let app = tokens[bytes]?.app
    else { return refusal }
    return RequestRefusal(
      refusal.reason, "\(refusal.diagnosis); this token is of \"\(app)\(TopicText.suffix)\"")
  }
}
