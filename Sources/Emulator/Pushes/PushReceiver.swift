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
  private let broker: WidgetBroker
  let time: ClockFormatter
  /// Generates the identifier of an activity that a push starts.
  let newID: () -> ActivityID
  private let checker: PushChecker
  private let answers: PushAnswers
  /// The pushes that wait for a widget.
  private var undecided = UndecidedPushes()
  /// The most pushes that wait for a widget to decode or to draw them; more are refused.
  private static let mostWaiting = 20_000

  init(
    log: PushLog, screen: SessionScreen, events: EventLog, broker: WidgetBroker,
    time: ClockFormatter, newID: @escaping () -> ActivityID
  ) {
    self.log = log
    self.screen = screen
    self.broker = broker
    self.time = time
    self.newID = newID
    checker = PushChecker { broker.attributesTypes }
    answers = PushAnswers(log: log, screen: screen, events: events)
  }

  /// When `tick` must be called, in seconds of uptime; nil: nothing waits.
  var deadline: Double? {
    [answers.deadline, log.deadline].compactMap(\.self).min()
  }

  // MARK: Receiving

  /// Receives a push.
  ///
  /// - Parameter reply: Called with the result, after `sendReplies`.
  func receive(_ delivery: PushDelivery, at now: Moment, reply: @escaping ReceivedPush.Reply) {
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
      return answers.finish(trace, .delivered, delivery, reply, at: now)
    }
    let target: PushTarget
    do throws(PushResolver.Failure) {
      target = try resolver.target(of: delivery, at: now.date)
    } catch {
      // A refusal begins with the sender's reason for it.
      let reason = error.answer.pushAnswer.reason
      trace.add(.token, .failed, (reason.map { "\($0): " } ?? "") + error.reason)
      trace.verdict = error.answer == .delivered ? .ignored : .refused
      return answers.finish(
        trace, error.answer, delivery, reply, diagnosis: error.reason, at: now)
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
    _ trace: PushTrace, _ engine: Engine, at now: Moment, reply: @escaping ReceivedPush.Reply
  ) {
    var trace = trace
    let groups = target.byType(in: engine)
    guard groups.count < 2 else {
      // Each type decodes the payload for itself; the sender hears of the first.
      for (index, group) in groups.enumerated() {
        if index > 0 { trace.number = log.nextNumber() }
        let silent: ReceivedPush.Reply = { _ in }
        receive(
          delivery, payload, clock, group, trace, engine, at: now,
          reply: index == 0 ? reply : silent)
      }
      return
    }
    trace.target = name(of: target)
    describe(target, in: &trace)
    trace.add(.token, .passed, tokenText(of: target, delivery))
    guard checker.check(payload, of: delivery, for: target, adding: &trace) else {
      trace.verdict = .ignored
      return answers.finish(trace, .delivered, delivery, reply, at: now)
    }
    let push = ReceivedPush(
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
    answers.note(trace, at: now)
  }

  // MARK: Decoding

  private func decode(_ push: ReceivedPush, _ engine: Engine, at now: Moment) {
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
    let waiting = undecided.count + answers.count
    guard waiting < Self.mostWaiting else {
      push.trace.add(.decoded, .failed, "\(waiting) pushes wait for the widget already")
      return finish(push, .ignored, at: now)
    }
    undecided.decode(push)
    let number = push.trace.number
    if let reason = broker.decode(request, number: number, at: now.uptime),
      var push = undecided.takeDecoded(number)
    {
      push.trace.add(.decoded, .skipped, reason)
      applyInOrder(push, at: now)
    }
  }

  /// Applies a push that no widget decodes, after those before it that one decodes and that are for
  /// the same activity.
  private func applyInOrder(_ push: ReceivedPush, at now: Moment) {
    if !undecided.block(push) { apply(push, at: now) }
  }

  /// Handles what a widget has found in a push, or why it found nothing.
  func decoded(
    _ number: Int, _ result: Result<[PushFinding], DecodingFailure>, at now: Moment
  ) {
    guard var push = undecided.takeDecoded(number) else { return }
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
    for push in undecided.takeUnblocked() { apply(push, at: now) }
  }

  // MARK: Applying

  private func apply(_ push: ReceivedPush, at now: Moment) {
    var push = push
    var wasApplied = false
    var undrawn: [PushDecision.Change] = []
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
          "aps.relevance-score is missing: \(PushText.number(old)) became 0; send it with every push"
        )
      }
      undrawn.append(.init(id: id, revision: record.revision, uptime: now.uptime))
    }
    finish(push, wasApplied ? .applied : .ignored, undrawn: undrawn, at: now)
  }

  private func finish(
    _ push: ReceivedPush, _ verdict: PushTrace.Verdict, undrawn: [PushDecision.Change] = [],
    at now: Moment
  ) {
    var trace = push.trace
    trace.verdict = verdict
    answers.finish(trace, .delivered, push.delivery, push.reply, undrawn: undrawn, at: now)
  }

  // MARK: Answers

  /// Handles what is due, after everything else of a step.
  func tick(at now: Moment) {
    answers.settle(wasDrawn: false, at: now)
    log.tick(at: now)
  }

  /// Notes that a frame was drawn, which contains every archive that has arrived.
  func frameDrawn(at now: Moment) { answers.settle(wasDrawn: true, at: now) }

  /// Sends the replies, when the events are on the disk.
  ///
  /// - Parameter failure: Why they are not; then the senders hear that.
  func sendReplies(failure: String?) { answers.send(failure: failure) }
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
