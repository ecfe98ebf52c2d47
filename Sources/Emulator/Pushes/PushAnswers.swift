import ActivityEngine
import ActivityModel
import HostProtocol
import LocalEngine
import PhoneScreen

/// Answers pushes that are decided: at once, or when they are on the screen. Completes their traces.
@MainActor
final class PushAnswers {
  private let log: PushLog
  private let screen: SessionScreen
  private let events: EventLog
  /// The pushes that are not over.
  private var pushes = DecidedPushes()
  /// The seconds that a reply with a trace waits for the screen.
  private static let longestWait = Timeouts.widgetReply / 2

  init(log: PushLog, screen: SessionScreen, events: EventLog) {
    self.log = log
    self.screen = screen
    self.events = events
  }

  /// The number of pushes that are answered, or drawn, later.
  var count: Int { pushes.count }

  /// When an answer is due, in seconds of uptime; nil: none is, by the time.
  var deadline: Double? { pushes.deadline }

  /// Logs a push.
  func note(_ trace: PushTrace, at now: Moment) {
    log.add(trace, at: now)
    events.appendAndRecord("push: \(trace.summary)", at: now)
    screen.needsFrame = true
  }

  /// Logs a decided push, and answers at once or when it is on the screen.
  func finish(
    _ trace: PushTrace, _ answer: PushResult.Answer, _ delivery: PushDelivery,
    _ reply: @escaping ReceivedPush.Reply, diagnosis: String? = nil,
    undrawn: [PushDecision.Change] = [], at now: Moment
  ) {
    var trace = trace
    trace.answer = answer.pushAnswer
    note(trace, at: now)
    let waits = delivery.wantsTrace && !undrawn.isEmpty
    let result = PushResult(
      answer, summary: trace.summary, diagnosis: answer == .delivered ? nil : diagnosis,
      trace: delivery.wantsTrace ? trace : nil)
    pushes[trace.number] = PushDecision(
      undrawn: undrawn,
      answer: waits ? .waiting(until: now.uptime + Self.longestWait) : .due(result), reply: reply)
  }

  /// Completes the traces of pushes whose archives have arrived, when they were drawn or when there
  /// is nothing to draw, and answers those that have waited for that, or for too long.
  ///
  /// - Parameter wasDrawn: True: a frame was drawn, which contains every archive that has arrived.
  func settle(wasDrawn: Bool, at now: Moment) {
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

  private func update(_ number: Int, _ change: (inout PushDecision) -> Void) {
    guard var decision = pushes[number] else { return }
    change(&decision)
    pushes[number] = decision.isOver ? nil : decision
  }

  /// The result of a push that has waited for the screen.
  private func result(of number: Int) -> PushResult {
    let trace = log.trace(number)
    return PushResult(.delivered, summary: trace?.summary ?? "", trace: trace)
  }

  /// Returns the last step of a push for an activity; nil: its archive has not arrived, or has still
  /// to be drawn.
  private func lastStep(
    of change: PushDecision.Change, _ engine: Engine, wasDrawn: Bool, at now: Moment
  ) -> PushTrace.Step? {
    let record = engine.record(change.id)
    let completed = screen.archives.completedRevision(of: change.id) ?? -1
    let hasArchive = record.map { completed >= min(change.revision, $0.revision) } ?? true
    guard hasArchive else { return nil }
    if record != nil, let problem = screen.archives.problem(of: change.id) {
      return .init(.frame, .failed, "the widget: \(problem)")
    }
    guard wasDrawn else { return .init(.frame, .passed, "nothing that is visible has changed") }
    let time = PushText.milliseconds(now.uptime - change.uptime)
    return .init(
      .frame, .passed, "drawn \(time) after it was received",
      values: [.delay: now.uptime - change.uptime])
  }

  /// Sends the replies, when the events are on the disk.
  ///
  /// - Parameter failure: Why they are not; then the senders hear that.
  func send(failure: String?) {
    for number in pushes.due {
      update(number) { decision in
        guard case .due(let result) = decision.answer else { return }
        decision.reply(failure.map { .failure(.failed(message: $0)) } ?? .success(result))
        decision.answer = .sent
      }
    }
  }
}
