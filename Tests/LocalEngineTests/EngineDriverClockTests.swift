import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import Synchronization
import Testing

/// What a driver tells its engine of a clock that a person or the machine sets.
struct EngineDriverClockTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private static let id = ActivityID("a")

  private final class Machine: Sendable {
    let now = Mutex(EngineDriverClockTests.start)
    let ahead = Mutex(0.0)
    let events = Mutex<[ActivityEvent]>([])

    func set(_ seconds: Double, ahead: Double = 0) {
      now.withLock { $0 = EngineDriverClockTests.start.addingTimeInterval(seconds) }
      self.ahead.withLock { $0 = ahead }
    }

    func driver(isReplay: Bool = false) -> EngineDriver {
      let lead: @Sendable () -> TimeInterval = { [self] in ahead.withLock { $0 } }
      return EngineDriver(
        engine: Engine(), now: { [self] in now.withLock { $0 } }, ahead: isReplay ? nil : lead,
        record: { [self] (event, _, _) throws(FileFailure) in
          events.withLock { $0.append(event) }
        }, newID: { ActivityID("\($0)") }, onChange: {})
    }
  }

  private let machine = Machine()

  private var request: ActivityEvent {
    .request(
      ActivityRequest(
        id: Self.id, app: "x", attributesType: "T", attributes: Data("{}".utf8),
        content: ActivityContentRecord(state: Data("{}".utf8)), pushType: .token))
  }

  private var update: ActivityEvent {
    .update(
      ActivityUpdate(id: Self.id, content: ActivityContentRecord(state: Data("{}".utf8))))
  }

  private func push(_ timestamp: Double) -> ActivityEvent {
    .push(
      ActivityPush(
        .update(Self.id, ActivityContentRecord(state: Data("{}".utf8))),
        timestamp: Self.start.addingTimeInterval(timestamp), priority: .powerAware))
  }

  private func refusals(_ effects: [Effect]) -> [ActivityRefusal] {
    effects.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
  }

  /// A wall clock that jumps by half a minute at every reading refuses nothing.
  @Test func wallClockThatJumpsRefusesNothing() {
    let driver = machine.driver()
    driver.submit(request)
    for index in 0..<200 {
      let now = Double(index) + (index % 2 == 0 ? 30 : -30)
      machine.set(now)
      #expect(refusals(driver.submit(update)).isEmpty)
      #expect(refusals(driver.submit(push(now))).isEmpty)
    }
    #expect(driver.records(of: "T").map(\.phase) == [.active])
  }

  @Test func wallClockThatWasAnHourAheadIsSetRight() {
    let driver = machine.driver()
    machine.set(3_600)
    driver.submit(request)
    machine.set(3_603)
    driver.submit(update)
    machine.set(4)
    #expect(refusals(driver.submit(push(4))).isEmpty)
    #expect(driver.engine.record(Self.id)?.startDate == Self.start.addingTimeInterval(1))
    #expect(
      machine.events.withLock { $0 }.filter { if case .setClock = $0 { true } else { false } }
        == [.setClock(ahead: 0, back: 3_599)])
  }

  /// The events alone bring the engine back, as in a journal.
  @Test func changesOfTheClockAreAmongTheEvents() {
    let driver = machine.driver()
    machine.set(3_600, ahead: 3_600)
    driver.submit(request)
    machine.set(3_601, ahead: 3_600)
    driver.submit(push(1))
    driver.submit(.setLocked(true))
    machine.set(2)
    driver.submit(update)
    #expect(
      machine.events.withLock { $0 } == [
        .setClock(ahead: 3_600, back: 0), request, push(1), .setLocked(true),
        .setClock(ahead: 0, back: 3_599), update,
      ])
    #expect(driver.engine.record(Self.id)?.startDate == Self.start.addingTimeInterval(1))
  }

  /// A recording has them; the clock of a replay is its own.
  @Test func replayAddsNone() {
    let driver = machine.driver(isReplay: true)
    machine.set(3_600, ahead: 3_600)
    driver.submit(request)
    machine.set(1)
    driver.submit(update)
    #expect(machine.events.withLock { $0 } == [request, update])
  }
}
