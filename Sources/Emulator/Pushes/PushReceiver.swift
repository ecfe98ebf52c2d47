import ActivityEngine
import ActivityModel
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen

/// Receives pushes as a device does: looks up the token, parses the payload, has the widget decode
/// it, passes it to the engine, and keeps the trace of each.
@MainActor
final class PushReceiver {
  let log: PushLog
  let screen: SessionScreen
  private let events: EventLog
  private let broker: WidgetBroker
  let time: ClockFormatter
  /// Generates the identifier of an activity that a push starts.
  let newID: () -> ActivityID
  /// The pushes that are not over.
  private var pushes = PushTable()
  /// The seconds that a reply with a trace waits for the screen.
  private static let longestWait = Timeouts.widgetReply / 2
  /// The most pushes that wait for a widget to decode or to draw them; more are refused.
  private static let mostWaiting = 20_000

  init(
    log: PushLog, screen: SessionScreen, events: EventLog, broker: WidgetBroker,
    time: ClockFormatter, newID: @escaping () -> ActivityID
  ) {
    self.log = log
    self.screen = screen
    self.events = events
    self.broker = broker
    self.time = time
    self.newID = newID
  }

  /// When `tick` must be called, in seconds of uptime; nil: nothing waits.
  var deadline: Double? {
    [pushes.deadline, log.deadline].compactMap(\.self).min()
  }

  // MARK: Receiving

  /// Receives a push.
  ///
  /// - Parameter reply: Called with the result, after `sendReplies`.
  func receive(_ delivery: PushDelivery, at now: Moment, reply: @escaping PushState.Reply) {
    let engine = screen.driver.engine
    let resolver = PushResolver(
      engine: engine, time: { [time] in time.listed($0) }, name: screen.name(of:),
      owner: { [driver = screen.driver] in driver.owner(of: $0) })
    var trace = PushTrace(
      number: log.nextNumber(), id: delivery.id, date: now.date, target: Self.text(delivery.target),
      steps: delivery.steps)
    trace.destination = PushDestination(delivery.target, app: delivery.app)
    trace.request = PushTrace.Request(headers: delivery.headers, payload: delivery.payload)
    let clock = PushClock(
      phone: now.date, ahead: screen.driver.clockAhead, lead: engine.limits.timestampLead)
    let (payload, read) = Self.payload(of: delivery, clock)
    trace.event = payload.event?.rawValue
    if delivery.isRepeated == true, log.hasApplied(delivery.id) {
      trace.add(.received, .failed, "it was delivered before")
      trace.verdict = .ignored
      return finish(trace, .delivered, delivery, reply, at: now)
    }
    let target: PushTarget
    do throws(PushResolver.Failure) {
      target = try resolver.target(of: delivery, at: now.date)
    } catch {
      // A refusal begins with the sender's reason for it.
      let reason = error.answer.pushAnswer.reason
      trace.add(.token, .failed, (reason.map { "\($0): " } ?? "") + error.reason)
      trace.verdict = error.answer == .delivered ? .ignored : .refused
      return finish(trace, error.answer, delivery, reply, diagnosis: error.reason, at: now)
    }
    receive(delivery, payload, read, target, trace, engine, at: now, reply: reply)
  }

  /// Parses a payload, and finds the clock that it is dated by.
  private static func payload(
    of delivery: PushDelivery, _ clock: PushClock
  ) -> (PushPayload, PushClock) {
    let isBroadcast = delivery.target.isChannel
    let payload = PushPayload(delivery.payload, now: clock.now, isBroadcast: isBroadcast)
    let read = clock.reading(payload.timestamp)
    guard read.isOfPhone else { return (payload, read) }
    return (PushPayload(delivery.payload, now: read.now, isBroadcast: isBroadcast), read)
  }

  /// Receives a push whose target is known.
  private func receive(
    _ delivery: PushDelivery, _ payload: PushPayload, _ clock: PushClock, _ target: PushTarget,
    _ trace: PushTrace, _ engine: Engine, at now: Moment, reply: @escaping PushState.Reply
  ) {
    var trace = trace
    let groups = target.byType(in: engine)
    guard groups.count < 2 else {
      // Each type decodes the payload for itself; the sender hears of the first.
      for (index, group) in groups.enumerated() {
        if index > 0 { trace.number = log.nextNumber() }
        let silent: PushState.Reply = { _ in }
        receive(
          delivery, payload, clock, group, trace, engine, at: now,
          reply: index == 0 ? reply : silent)
      }
      return
    }
    trace.target = name(of: target)
    describe(target, in: &trace)
    trace.add(.token, .passed, tokenText(of: target, delivery))
    guard addFindings(payload, delivery, target, to: &trace) else {
      trace.verdict = .ignored
      return finish(trace, .delivered, delivery, reply, at: now)
    }
    if let reason = mismatch(payload, target, engine) {
      trace.add(.token, .failed, reason)
      trace.verdict = .ignored
      return finish(trace, .delivered, delivery, reply, at: now)
    }
    let push = PushState.Content(
      delivery: delivery, payload: payload, clock: clock, target: target, trace: trace,
      reply: reply)
    decode(push, engine, at: now)
  }

  /// Adds the trace of a push that the push server has refused, or dropped as it was told.
  func add(_ trace: PushTrace, at now: Moment) {
    var trace = trace
    trace.number = log.nextNumber()
    trace.date = now.date
    trace.verdict = trace.verdict == .ignored ? .ignored : .refused
    log.add(trace, at: now)
    events.appendAndRecord("push: \(trace.summary)", at: now)
    screen.needsFrame = true
  }

  /// Adds what was found in the payload; false: it cannot be used.
  private func addFindings(
    _ payload: PushPayload, _ delivery: PushDelivery, _ target: PushTarget,
    to trace: inout PushTrace
  ) -> Bool {
    let limit = delivery.target.isChannel ? Self.broadcastBytes : Self.pushBytes
    let bytes = delivery.payload.count
    guard bytes <= limit else {
      trace.add(
        .payload, .failed,
        "PayloadTooLarge: \(bytes) bytes, at most \(limit) are allowed\(Self.largest(delivery))",
        values: [.bytes: Double(bytes)])
      return false
    }
    trace.add(.payload, payload.findings)
    guard payload.isUsable else { return false }
    if payload.event == .start, case .start(_, let type) = target,
      let named = payload.attributesType, let message = mistake(in: named, for: type)
    {
      trace.add(.payload, [PushFinding(["aps", "attributes-type"], message, isError: true)])
      return false
    }
    trace.add(
      .payload, .passed, "\(payload.event?.rawValue ?? ""), \(bytes) bytes",
      values: [.bytes: Double(bytes)])
    return true
  }

  /// What is wrong with the name of a start's type; nil: nothing.
  private func mistake(in named: String, for type: String) -> String? {
    guard named == type else {
      return "\"\(named)\" is not the type of the token: send \"\(type)\""
        + Self.remark(named, type)
    }
    // Without a token the name alone says what is meant.
    let known = broker.attributesTypes
    guard !known.contains(type),
      let near = known.first(where: { !Self.remark(type, $0).isEmpty })
    else { return nil }
    return "\"\(type)\" is no type here: send \"\(near)\"" + Self.remark(type, near)
  }

  /// What is wrong with a type's name that is nearly another's; empty: it is a different name.
  private static func remark(_ named: String, _ type: String) -> String {
    if named.split(separator: ".").last.map(String.init) == type { return ", without the module" }
    if named.lowercased() == type.lowercased() { return ", in this case of letters" }
    return ""
  }

  /// The maximum size of a payload in bytes (PUSH-15).
  static let pushBytes = 4_096
  private static let broadcastBytes = 5_120

  // MARK: Decoding

  private func decode(_ push: PushState.Content, _ engine: Engine, at now: Moment) {
    var push = push
    let type: String?
    switch push.target {
    case .activities(let ids):
      type = ids.lazy.compactMap { engine.record($0)?.attributesType }.first
    case .start(_, let name): type = name
    }
    let request = type.map {
      DecodeRequest(
        attributesType: $0, attributes: push.payload.attributes?.json,
        state: push.payload.contentState?.json, now: push.clock.now)
    }
    guard let request, request.attributes != nil || request.state != nil else {
      return applyInOrder(push, at: now)
    }
    guard pushes.count < Self.mostWaiting else {
      push.trace.add(.decoded, .failed, "\(pushes.count) pushes wait for the widget already")
      return finish(push, .ignored, at: now)
    }
    let number = push.trace.number
    pushes[number] = .decoding(push)
    if let reason = broker.decode(request, number: number, at: now.uptime) {
      pushes[number] = nil
      push.trace.add(.decoded, .skipped, reason)
      applyInOrder(push, at: now)
    }
  }

  /// Applies a push that no widget decodes, after those before it that one decodes and that are for
  /// the same activity.
  private func applyInOrder(_ push: PushState.Content, at now: Moment) {
    if pushes.isBehindOthers(push) {
      pushes[push.trace.number] = .blocked(push)
    } else {
      apply(push, at: now)
    }
  }

  /// Applies the pushes that waited for others to be decoded.
  private func applyBlocked(at now: Moment) {
    for number in pushes.blocked {
      if case .blocked(let push)? = pushes[number] { applyInOrder(push, at: now) }
    }
  }

  /// Handles what a widget has found in a push, or why it found nothing.
  func decoded(
    _ number: Int, _ result: Result<[PushFinding], DecodingFailure>, at now: Moment
  ) {
    guard case .decoding(var push)? = pushes[number] else { return }
    switch result {
    case .success(let findings):
      push.trace.add(.decoded, findings)
      if findings.contains(where: \.isError) {
        finish(push, .ignored, at: now)
      } else {
        push.trace.add(.decoded, .passed, "as the widget's own types")
        apply(push, at: now)
      }
    case .failure(let failure):
      push.trace.add(.decoded, .failed, "the widget: \(failure.reason)")
      finish(push, .ignored, at: now)
    }
    applyBlocked(at: now)
  }

  // MARK: Applying

  private func apply(_ push: PushState.Content, at now: Moment) {
    var push = push
    var wasApplied = false
    var undrawn: [PushState.Change] = []
    for event in events(of: push) {
      let engine = screen.driver.engine
      let id = event.activity
      let effects = screen.driver.submit(.push(event))
      if case .refused(let refusal)? = effects.first(where: \.isRefusal) {
        push.trace.add(
          Self.stage(of: refusal), .failed, text(for: refusal, push.clock),
          refusal: Self.data(refusal))
        continue
      }
      wasApplied = true
      addVerdict(of: event, push.clock, before: engine, to: &push.trace, at: now)
      let after = screen.driver.engine
      guard let record = after.record(id) else { continue }
      if push.payload.relevanceScore == nil, let old = engine.record(id)?.content.relevanceScore,
        old != record.content.relevanceScore
      {
        push.trace.add(
          .engine, .warned,
          "aps.relevance-score is missing: \(Self.number(old)) became 0; send it with every push")
      }
      undrawn.append(.init(id: id, revision: record.revision, uptime: now.uptime))
    }
    finish(push, wasApplied ? .applied : .ignored, undrawn: undrawn, at: now)
  }

  // MARK: Results

  private func finish(
    _ push: PushState.Content, _ verdict: PushTrace.Verdict, undrawn: [PushState.Change] = [],
    at now: Moment
  ) {
    var trace = push.trace
    trace.verdict = verdict
    finish(trace, .delivered, push.delivery, push.reply, undrawn: undrawn, at: now)
  }

  /// Logs a decided push, and answers at once or when it is on the screen.
  private func finish(
    _ trace: PushTrace, _ answer: PushResult.Answer, _ delivery: PushDelivery,
    _ reply: @escaping PushState.Reply, diagnosis: String? = nil,
    undrawn: [PushState.Change] = [], at now: Moment
  ) {
    var trace = trace
    trace.answer = answer.pushAnswer
    log.add(trace, at: now)
    events.appendAndRecord("push: \(trace.summary)", at: now)
    screen.needsFrame = true
    let waits = delivery.wantsTrace && !undrawn.isEmpty
    let result = PushResult(
      answer, summary: trace.summary, diagnosis: answer == .delivered ? nil : diagnosis,
      trace: delivery.wantsTrace ? trace : nil)
    pushes[trace.number] = .decided(
      .init(
        undrawn: undrawn,
        answer: waits ? .waiting(until: now.uptime + Self.longestWait) : .due(result),
        reply: reply))
  }

  /// Handles what is due, after everything else of a step.
  func tick(at now: Moment) {
    settle(wasDrawn: false, at: now)
    log.tick(at: now)
  }

  /// Notes that a frame was drawn, which contains every archive that has arrived.
  func frameDrawn(at now: Moment) { settle(wasDrawn: true, at: now) }

  /// Completes the traces of pushes whose archives have arrived, when they were drawn or when there
  /// is nothing to draw, and answers those that have waited for that, or for too long.
  private func settle(wasDrawn: Bool, at now: Moment) {
    // Before the next frame is drawn nothing is on the screen that was not there before.
    if wasDrawn || !screen.needsFrame {
      let engine = screen.driver.engine
      for number in pushes.unsettled {
        update(number) { decision in
          decision.undrawn.removeAll { change in
            guard let step = lastStep(of: change, engine, wasDrawn: wasDrawn, at: now)
            else { return false }
            log.add(step, to: number, at: now)
            return true
          }
          if case .waiting = decision.answer, decision.undrawn.isEmpty {
            decision.answer = .due(result(of: number))
          }
        }
      }
    }
    for number in pushes.overdue(at: now.uptime) {
      update(number) { $0.answer = .due(result(of: number)) }
    }
  }

  private func update(_ number: Int, _ change: (inout PushState.Decision) -> Void) {
    guard case .decided(var decision)? = pushes[number] else { return }
    change(&decision)
    pushes[number] = decision.isOver ? nil : .decided(decision)
  }

  /// The result of a push that has waited for the screen.
  private func result(of number: Int) -> PushResult {
    let trace = log.trace(number)
    return PushResult(.delivered, summary: trace?.summary ?? "", trace: trace)
  }

  /// Returns the last step of a push for an activity; nil: its archive has not arrived, or has still
  /// to be drawn.
  private func lastStep(
    of change: PushState.Change, _ engine: Engine, wasDrawn: Bool, at now: Moment
  ) -> PushTrace.Step? {
    let record = engine.record(change.id)
    let completed = screen.archives.completedRevision(of: change.id) ?? -1
    let hasArchive = record.map { completed >= min(change.revision, $0.revision) } ?? true
    guard hasArchive else { return nil }
    if record != nil, let problem = screen.archives.problem(of: change.id) {
      return .init(.frame, .failed, "the widget: \(problem)")
    }
    guard wasDrawn else { return .init(.frame, .passed, "nothing that is visible has changed") }
    let time = Self.milliseconds(now.uptime - change.uptime)
    return .init(
      .frame, .passed, "drawn \(time) after it was received",
      values: [.delay: now.uptime - change.uptime])
  }

  /// Sends the replies, when the events are on the disk.
  ///
  /// - Parameter failure: Why they are not; then the senders hear that.
  func sendReplies(failure: String?) {
    for number in pushes.due {
      update(number) { decision in
        guard case .due(let result) = decision.answer else { return }
        decision.reply(failure.map { .failure(.failed(message: $0)) } ?? .success(result))
        decision.answer = .sent
      }
    }
  }
}

extension PushDelivery.Target {
  fileprivate var isChannel: Bool { if case .channel = self { true } else { false } }
}

extension ActivityPush {
  /// The activity that a push starts, updates or ends.
  var activity: ActivityID {
    switch event {
    case .start(let request): request.id
    case .update(let id, _), .end(let id, _, _): id
    }
  }
}

extension Effect {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
