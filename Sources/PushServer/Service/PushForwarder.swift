import ActivityModel
import Foundation

/// Passes pushes on to an island, as faults ask for, and tells it of those that it never gets.
final class PushForwarder {
  var faults: FaultSchedule
  /// Where pushes go; nil is the same as no island.
  weak var receiver: (any PushGateway)?
  private let answers: AnswerWriter
  private let surroundings: ServiceSurroundings
  private let log: ServerLog
  /// Deliveries that wait for the next push, by the fault `reorder`.
  private var held: [() -> Void] = []

  init(
    faults: FaultSchedule, answers: AnswerWriter, surroundings: ServiceSurroundings, log: ServerLog
  ) {
    self.faults = faults
    self.answers = answers
    self.surroundings = surroundings
    self.log = log
  }

  // MARK: Faults

  /// Counts a push, and continues with it unless a fault answers it.
  func meetFaults(_ request: ServiceRequest, _ body: @escaping (FaultPlan) -> Void) {
    let met = faults.next()
    let plan = FaultPlan(met, at: met.isEmpty ? .distantPast : surroundings.now())
    guard !met.isEmpty else { return body(plan) }
    answers.countFault()
    request.faults = met.map(\.text)
    after(plan.delay) { [self] in
      if let refusal = plan.refusal {
        report(refusal, of: request)
        answers.refuse(request, refusal, isGoAway: plan.isGoAway)
      } else {
        body(plan)
      }
    }
  }

  private func after(_ seconds: Double, _ body: @escaping () -> Void) {
    if seconds > 0 { surroundings.schedule(seconds, body) } else { body() }
  }

  /// Removes all faults, and delivers the pushes that a fault holds back.
  func clearFaults() {
    faults.clear()
    releaseHeld()
  }

  private func releaseHeld() {
    let waiting = held
    held.removeAll()
    for deliver in waiting { deliver() }
  }

  // MARK: Deliveries

  /// Passes on a push, as faults ask for, and answers its request.
  ///
  /// - Parameter away: Answers the request when no island is running.
  func send(
    _ delivery: PushDelivery, _ request: ServiceRequest, _ plan: FaultPlan,
    away: @escaping () -> Void
  ) {
    if plan.isDropped {
      let name = request.faults.joined(separator: ", ")
      report(
        "dropped by the fault \"\(name)\"", at: .received, of: request, verdict: .ignored,
        PushAnswer(status: 200))
      return answers.accept(request, "not delivered")
    }
    // Of pushes that are all to be held back, each second one is not: they change places in pairs.
    if plan.isHeld, held.isEmpty {
      held.append { [self] in
        pass(on: delivery) { [self] in log.line("a push that was held back: \($0.summary)") }
      }
      return answers.accept(request, "held back until after the next push")
    }
    pass(on: delivery) { [self] in finish(request, $0, away: away) }
    if plan.isDoubled { pass(on: delivery) { _ in } }
    releaseHeld()
  }

  private func finish(_ request: ServiceRequest, _ outcome: DeliveryOutcome, away: () -> Void) {
    if let refusal = outcome.refusal { return answers.refuse(request, refusal) }
    if outcome == .away { away() } else { answers.accept(request, outcome.summary) }
  }

  /// Passes on a push that was stored, as it is.
  ///
  /// - Parameters:
  ///   - received: When it was stored.
  ///   - island: The one island that gets it; nil: that which it is for.
  func passOnStored(
    _ delivery: PushDelivery, received: Date, to island: String? = nil,
    completion: @escaping (DeliveryOutcome) -> Void
  ) {
    var delivery = delivery
    delivery.isRepeated = true
    let time = DurationText.short(surroundings.now().timeIntervalSince(received))
    delivery.steps.append(
      PushTrace.Step(.received, .passed, "stored for \(time): this island was not running"))
    guard let island else { return pass(on: delivery, completion: completion) }
    guard let receiver else { return completion(.away) }
    receiver.deliver(delivery, to: island, completion: completion)
  }

  private func pass(on delivery: PushDelivery, completion: @escaping (DeliveryOutcome) -> Void) {
    guard let receiver else { return completion(.away) }
    receiver.deliver(delivery, completion: completion)
  }

  // MARK: Reports

  /// Tells the island of a push that it never gets.
  func report(_ refusal: RequestRefusal, of request: ServiceRequest) {
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
}
