import ActivityModel
import Foundation

/// The push service: checks requests, applies faults, passes pushes on to an island, and answers.
/// It knows nothing of HTTP/2 and of sockets. Used on one event loop.
package final class PushService {
  package let options: ServiceOptions
  package var faults: FaultSchedule
  package private(set) var counts = ServiceCounts()
  package private(set) var channels: ChannelTable
  package private(set) var tokens: KnownTokens
  package private(set) var stored = StoredPushes()
  /// Where pushes go; nil is the same as no island.
  package weak var receiver: (any PushGateway)?

  private var checker: ProviderTokenChecker
  let surroundings: ServiceSurroundings
  private let log: ServerLog
  /// The seconds after which a push may be sent again that nobody knows the token of yet: an island
  /// is connected as soon as it is started.
  private static let retryAfter = 1
  /// Deliveries that wait for the next push, by the fault `reorder`.
  private var held: [() -> Void] = []

  package init(
    options: ServiceOptions, keys: [ProviderKey], channels: ChannelTable = ChannelTable(),
    tokens: KnownTokens = KnownTokens(), faults: FaultSchedule = FaultSchedule(),
    surroundings: ServiceSurroundings, log: ServerLog
  ) {
    self.options = options
    self.channels = channels
    self.tokens = tokens
    self.faults = faults
    self.surroundings = surroundings
    self.log = log
    checker = ProviderTokenChecker(keys: keys)
  }

  // MARK: Requests

  /// Handles a request.
  ///
  /// - Parameter answer: Called once, on the event loop; possibly before this function returns.
  package func handle(
    _ head: RequestHead, body: RequestBody, from connection: ClientConnection,
    answer: @escaping (ServiceAnswer) -> Void
  ) {
    let request = ServiceRequest(
      head, body: body.bytes, newID: surroundings.newID, send: answer)
    let now = surroundings.now()
    do throws(RequestRefusal) {
      let checked = try RequestValidator.check(
        head, body: body, now: now.timeIntervalSince1970
      ) { authorization throws(RequestRefusal) in
        try self.authenticate(authorization, head.authority, connection, now)
      }
      switch checked {
      case .push(let push):
        try checkEnvironment(of: head)
        receive(push, request)
      case .broadcast(let push):
        let channel = try channel(for: push)
        meetFaults(request) { self.broadcast(push, channel, request, $0) }
      case .channel(let change): try manage(change, request)
      }
    } catch {
      reject(request, namingTheApp(error, of: head))
    }
  }

  /// Refuses a request, and tells the island of it.
  func reject(_ request: ServiceRequest, _ refusal: RequestRefusal) {
    report(refusal, of: request)
    refuse(request, refusal)
  }

  /// Tells the island of a push that it never gets.
  private func report(_ refusal: RequestRefusal, of request: ServiceRequest) {
    switch RequestRoute(path: request.head.path) {
    case .device?, .broadcast?, nil: break
    // Managing channels changes no screen.
    case .channels?, .allChannels?: return
    }
    let stage: PushTrace.Stage =
      switch refusal.reason.status {
      case 403, 429: .authenticated
      case 413: .payload
      default: .headers
      }
    let word = request.format.word(for: refusal)
    let status = request.format.refused(refusal, request.id).status
    report(
      "\(word): \(SafeText.line(refusal.diagnosis))", at: stage, of: request, verdict: .refused,
      PushAnswer(status: status, reason: word))
  }

  private func report(
    _ text: String, at stage: PushTrace.Stage, of request: ServiceRequest,
    verdict: PushTrace.Verdict, _ answer: PushAnswer
  ) {
    var trace = PushTrace(
      id: SafeText.line(request.id, limit: 64), date: surroundings.now(),
      target: SafeText.path(request.head.path), verdict: verdict)
    trace.add(
      .received, .passed,
      "\(SafeText.line(request.head.method, limit: 16)), \(request.body.count) bytes")
    trace.add(stage, .failed, text)
    trace.answer = answer
    trace.request = PushTrace.Request(headers: request.head.shown, payload: request.body)
    if let token = request.head.deviceToken { trace.destination = PushDestination(.token(token)) }
    receiver?.report(trace, token: request.head.deviceToken)
  }

  private func authenticate(
    _ authorization: String?, _ authority: String?, _ connection: ClientConnection, _ now: Date
  ) throws(RequestRefusal) -> PushTrace.Step {
    if options.isLax {
      connection.isAuthenticated = true
      return PushTrace.Step(.authenticated, .skipped, "--lax: provider tokens are not verified")
    }
    if authorization == nil, connection.hasCertificate {
      throw RequestRefusal(
        .topicDisallowed,
        "a client certificate and no provider token: Live Activities need token authentication")
    }
    let token = try checker.check(authorization, at: now)
    if let only = token.environment, let asked = environment(authority), only != asked {
      throw RequestRefusal(
        .badEnvironmentKeyInToken,
        "key \(token.keyID) is restricted to \(only.rawValue), the request is for "
          + "\(asked.rawValue): use the other key or the other host")
    }
    try connection.tokens.use(token, at: now)
    connection.isAuthenticated = true
    return token.step(at: now)
  }

  // MARK: Faults

  /// Counts a push, and continues with it unless a fault answers it.
  private func meetFaults(_ request: ServiceRequest, _ body: @escaping (FaultPlan) -> Void) {
    let met = faults.next()
    let plan = FaultPlan(met, at: met.isEmpty ? .distantPast : surroundings.now())
    guard !met.isEmpty else { return body(plan) }
    counts.faulted += 1
    request.faults = met.map(\.text)
    after(plan.delay) { [self] in
      if let refusal = plan.refusal {
        report(refusal, of: request)
        refuse(request, refusal, isGoAway: plan.isGoAway)
      } else {
        body(plan)
      }
    }
  }

  private func after(_ seconds: Double, _ body: @escaping () -> Void) {
    if seconds > 0 { surroundings.schedule(seconds, body) } else { body() }
  }

  /// Removes all faults, and delivers the pushes that a fault holds back.
  package func clearFaults() {
    faults.clear()
    releaseHeld()
  }

  private func releaseHeld() {
    let waiting = held
    held.removeAll()
    for deliver in waiting { deliver() }
  }

  // MARK: Device pushes

  /// Delivers a push to a token, unless a fault answers it.
  func receive(_ push: DevicePush, _ request: ServiceRequest) {
    meetFaults(request) { self.deliver(push, request, $0) }
  }

  /// Delivers a start to every island, unless a fault answers it.
  func start(_ delivery: PushDelivery, _ request: ServiceRequest) {
    meetFaults(request) { [self] plan in
      send(delivery, request, plan) { [self] in
        refuse(
          request,
          RequestRefusal(
            .serviceUnavailable, "no island is connected: start island, and send it again",
            retryAfter: Self.retryAfter))
      }
    }
  }

  /// Answers a push that was only to be checked.
  func acceptTrial(_ request: ServiceRequest) { accept(request, "checked, not delivered") }

  /// The refusal of a push to an activity whose identifier no token is known by.
  func unknownActivity(_ name: String) -> RequestRefusal {
    guard receiver?.isConnected == true else {
      return RequestRefusal(
        .serviceUnavailable, "no island is connected: start island, and send it again",
        retryAfter: Self.retryAfter)
    }
    return RequestRefusal(
      .badDeviceToken,
      "no activity with a push token has the identifier \"\(name)\": 'island tokens --json' lists "
        + "their own, and a start has that of its activity_id")
  }

  private func deliver(_ push: DevicePush, _ request: ServiceRequest, _ plan: FaultPlan) {
    let delivery = PushDelivery(
      to: .token(push.token), payload: push.payload, id: request.id, priority: push.priority,
      app: push.app, headers: request.head.shown, steps: push.steps)
    send(delivery, request, plan) { [self] in keep(push, delivery, request) }
  }

  /// Passes on a push, as faults ask for.
  ///
  /// - Parameter away: Answers the request when no island is running.
  private func send(
    _ delivery: PushDelivery, _ request: ServiceRequest, _ plan: FaultPlan,
    away: @escaping () -> Void
  ) {
    if plan.isDropped {
      let name = request.faults.joined(separator: ", ")
      report(
        "dropped by the fault \"\(name)\"", at: .received, of: request, verdict: .ignored,
        PushAnswer(status: 200))
      return accept(request, "not delivered")
    }
    // Of pushes that are all to be held back, each second one is not: they change places in pairs.
    if plan.isHeld, held.isEmpty {
      held.append { [self] in
        pass(on: delivery) { [self] in log.line("a push that was held back: \($0.summary)") }
      }
      return accept(request, "held back until after the next push")
    }
    pass(on: delivery) { [self] in finish(request, $0, away: away) }
    if plan.isDoubled { pass(on: delivery) { _ in } }
    releaseHeld()
  }

  private func pass(on delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void) {
    guard let receiver else { return completion(.away) }
    receiver.deliver(delivery, completion: completion)
  }

  private func finish(
    _ request: ServiceRequest, _ outcome: DeliveryOutcome, away: () -> Void
  ) {
    if let refusal = outcome.refusal { return refuse(request, refusal) }
    if outcome == .away { away() } else { accept(request, outcome.summary) }
  }

  /// Answers a push while no island is running.
  private func keep(_ push: DevicePush, _ delivery: PushDelivery, _ request: ServiceRequest) {
    guard let token = tokens[push.token] else {
      return refuse(
        request,
        RequestRefusal(
          .serviceUnavailable,
          "no island is connected and this token was never seen: start island, and send it again",
          retryAfter: Self.retryAfter))
    }
    if let app = push.app, token.app != app {
      return refuse(
        request,
        RequestRefusal(
          .deviceTokenNotForTopic, "token was issued for \(token.app), push names \(app)"))
    }
    let isStored = stored.store(
      delivery, token: push.token, expiration: push.expiration, at: surroundings.now())
    accept(
      request,
      isStored
        ? "stored: no island is running"
        : "not stored: no island is running, and apns-expiration is over")
  }

  // MARK: Broadcasts

  private func channel(for push: BroadcastPush) throws(RequestRefusal) -> PushChannel {
    let channel = try channels.channel(push.channel, app: push.app)
    guard channel.policy == .storesLatest || push.expiration == 0 else {
      throw RequestRefusal(
        .badExpirationDate,
        "apns-expiration is \(push.expiration), but the channel stores nothing: send 0")
    }
    return channel
  }

  private func broadcast(
    _ push: BroadcastPush, _ channel: PushChannel, _ request: ServiceRequest, _ plan: FaultPlan
  ) {
    let delivery = PushDelivery(
      to: .channel(push.channel, app: push.app), payload: push.payload, id: request.id,
      priority: push.priority, app: push.app, headers: request.head.shown, steps: push.steps)
    send(delivery, request, plan) { [self] in
      guard channel.policy == .storesLatest, push.expiration > 0 else {
        return accept(request, "not stored: no island is running")
      }
      let now = surroundings.now()
      let end = min(
        Date(timeIntervalSince1970: Double(push.expiration)),
        now.addingTimeInterval(ChannelTable.longestStorage))
      channels.store(
        PushChannel.Message(
          payload: push.payload, id: request.id, priority: push.priority, received: now,
          expiration: end), channel: push.channel, app: push.app)
      surroundings.tablesChanged()
      accept(request, "stored: no island is running")
    }
  }

  private func manage(
    _ change: ChannelRequest, _ request: ServiceRequest
  ) throws(RequestRefusal) {
    switch change.operation {
    case .create(let policy):
      let id = surroundings.newChannelID()
      try channels.create(id, app: change.app, policy: policy)
      surroundings.tablesChanged()
      respond(request, 201, "channel \(id) created", headers: [("apns-channel-id", id)])
    case .read(let id):
      let channel = try channels.channel(id, app: change.app)
      respond(
        request, 200, "channel \(id)",
        body: "{\"message-storage-policy\":\(channel.policy.rawValue),"
          + "\"push-type\":\"LiveActivity\"}")
    case .delete(let id):
      try channels.delete(id, app: change.app)
      surroundings.tablesChanged()
      respond(request, 204, "channel \(id) deleted")
    case .list:
      let all = channels.channels(of: change.app)
      // Base64 has no character that JSON escapes.
      let names = all.map { "\"\($0)\"" }.joined(separator: ",")
      respond(request, 200, "\(all.count) channels", body: "{\"channels\":[\(names)]}")
    }
  }

  // MARK: Islands

  /// Delivers the broadcasts that are stored, after an island has been connected.
  package func receiverConnected() {
    let now = surroundings.now()
    for channel in channels.takeMessages(at: now) {
      guard let message = channel.message else { continue }
      let delivery = PushDelivery(
        to: .channel(channel.id, app: channel.app), payload: message.payload, id: message.id,
        priority: message.priority, app: channel.app)
      pass(on: Self.marked(delivery, received: message.received, now: now)) { [self] outcome in
        switch outcome {
        case .answered(let result): log.line("a stored broadcast was delivered: \(result.summary)")
        case .away, .overloaded:
          channels.store(message, channel: channel.id, app: channel.app)
          surroundings.tablesChanged()
        case .failed(let text): log.line("a stored broadcast was lost: \(text)")
        }
      }
      surroundings.tablesChanged()
    }
  }

  private static func marked(
    _ delivery: PushDelivery, received: Date, now: Date
  ) -> PushDelivery {
    var delivery = delivery
    delivery.isRepeated = true
    let time = DurationText.short(now.timeIntervalSince(received))
    delivery.steps.append(
      PushTrace.Step(.received, .passed, "stored for \(time): no island was running"))
    return delivery
  }

  /// Learns tokens that an island has issued, and delivers the pushes that wait for it, the oldest
  /// first.
  package func learn(_ issued: [KnownToken]) {
    var isNew = false
    for token in issued where tokens.learn(token) { isNew = true }
    if isNew { surroundings.tablesChanged() }
    guard stored.count > 0, receiver?.isConnected == true else { return }
    let now = surroundings.now()
    for push in stored.take(Set(issued.map(\.bytes)), at: now) {
      pass(on: Self.marked(push.delivery, received: push.received, now: now)) { [self] outcome in
        switch outcome {
        case .answered(let result): log.line("a stored push was delivered: \(result.summary)")
        case .away, .overloaded: stored.restore(push)
        case .failed(let message): log.line("a stored push was lost: \(message)")
        }
      }
    }
  }

  // MARK: Answers

  private func accept(_ request: ServiceRequest, _ summary: String) {
    counts.accepted += 1
    let isProduction = environment(request.head.authority) == .production
    let answer = request.format.accepted(
      request.id, isProduction: isProduction, newID: surroundings.newID)
    finish(request, answer, nil, summary)
  }

  /// Answers a request of channel management.
  private func respond(
    _ request: ServiceRequest, _ status: Int, _ summary: String,
    headers: [(name: String, value: String)] = [], body: String = ""
  ) {
    var answer = ServiceAnswer(
      status: status, headers: [("apns-request-id", request.id)] + headers, body: body)
    if !body.isEmpty { answer.headers.append(("content-type", "application/json")) }
    finish(request, answer, nil, summary)
  }

  private func refuse(
    _ request: ServiceRequest, _ refusal: RequestRefusal, isGoAway: Bool = false
  ) {
    counts.refused += 1
    var answer = request.format.refused(refusal, request.id)
    if let seconds = refusal.retryAfter { answer.headers.append(("retry-after", "\(seconds)")) }
    answer.isGoAway = isGoAway
    finish(request, answer, request.format.word(for: refusal), refusal.diagnosis)
  }

  private func finish(
    _ request: ServiceRequest, _ answer: ServiceAnswer, _ reason: String?, _ summary: String
  ) {
    var answer = answer
    if options.explains { answer.headers.append(("island-reason", SafeText.ascii(summary))) }
    let code = answer.isGoAway ? "GOAWAY" : String(answer.status)
    var line = "\(SafeText.line(request.head.method, limit: 16)) "
    line += "\(SafeText.path(request.head.path)) \(code) "
    if let reason { line += "\(reason): " }
    line += summary
    if !request.faults.isEmpty, reason == nil {
      line += " [fault \(request.faults.joined(separator: ", "))]"
    }
    log.line(line)
    request.answer(answer)
  }
}
