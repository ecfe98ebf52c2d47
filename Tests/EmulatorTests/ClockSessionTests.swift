import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// A session whose clock is turned, by keys and by command.
@MainActor
@Suite(.serialized)
struct ClockSessionTests {
  private func text(_ bench: PhoneBench) async -> String {
    PhoneBench.text(await bench.restingFrame())
  }

  @Test func frozenClockWaitsForNothingAndShowsItself() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    await bench.press(.character("z"))
    let first = await text(bench)
    #expect(first.contains("frozen 9:41:00") && first.contains("run"))
    await bench.advance(by: 3_600)
    #expect(bench.session.nextWake(after: bench.now) == nil)
    #expect(await text(bench) == first)
    await bench.press(.character("z"))
    #expect(bench.session.nextWake(after: bench.now) != nil)
  }

  @Test func stepShowsTheTimeThatItStepsTo() async {
    let bench = PhoneBench(starts: [])
    await bench.press(.character("z"))
    await bench.press(.character(":"))
    await bench.press(.character("."))
    let stepped = await text(bench)
    #expect(stepped.contains("frozen 9:42:01") && stepped.contains(" 9:42 "))
  }

  /// Steps through what the app does as well as through what the engine does by itself.
  @Test func stepToWhatIsDueLetsItHappen() async throws {
    let bench = PhoneBench(starts: ["Bento"])
    let id = try #require(bench.driver.engine.records.first?.id)
    let placed = bench.driver.engine.record(id)?.content
    await bench.press(.character("z"))
    let due = try #require(bench.driver.engine.nextDeadline)
    await bench.press(.character("n"))
    #expect(bench.now.date > PhoneBench.start && bench.now.date < due)
    #expect(bench.driver.engine.record(id)?.content != placed)
    var steps = 1
    while bench.now.date < due, steps < 100 {
      let before = bench.now.date
      await bench.press(.character("n"))
      #expect(bench.now.date > before)
      steps += 1
    }
    #expect(steps > 2 && steps < 100)
  }

  @Test func nothingIsDueOnAnIdlePhone() async {
    let bench = PhoneBench(columns: 120, starts: [])
    await bench.press(.character("n"))
    #expect(await text(bench).contains("nothing is left to happen"))
  }

  @Test func fastClockWakesNoMoreOftenThanItIsSeen() async throws {
    let bench = PhoneBench(starts: ["Tea Time"])
    _ = try bench.session.perform(.rate(3_600))
    _ = await bench.restingFrame()
    let first = try #require(bench.session.nextWake(after: bench.now))
    await bench.advance(by: first - bench.now.uptime)
    let second = try #require(bench.session.nextWake(after: bench.now))
    #expect(second - first >= 1.0 / 30 - 1e-9)
    #expect(await text(bench).contains("×3600"))
  }

  /// Eight hours in eight seconds, and what comes after them.
  @Test func lifeOfAnActivityPassesInSeconds() async throws {
    let bench = PhoneBench(starts: [])
    let id = ActivityID("a")
    bench.driver.submit(
      .request(
        ActivityRequest(
          id: id, app: "x", attributesType: "T", attributes: Data("{}".utf8),
          content: ActivityContentRecord(
            state: Data("{}".utf8), staleDate: bench.now.date.addingTimeInterval(7_200)))))
    _ = try bench.session.perform(.rate(3_600))
    func phase(after seconds: Double) async -> ActivityPhase? {
      await bench.advance(by: seconds)
      return bench.driver.engine.record(id)?.phase
    }
    #expect(await phase(after: 1) == .active)
    #expect(await phase(after: 1.5) == .stale)
    #expect(await phase(after: 5) == .stale)
    #expect(await phase(after: 1) == .ended)
    #expect(bench.driver.engine.cards == [id])
    #expect(await phase(after: 4) == nil)
    #expect(bench.driver.engine.cards.isEmpty)
  }

  /// An alert that was to close in seconds does not stay for an hour, nor does the time of the bar.
  @Test func machinesClockMayBeSetBack() async throws {
    let bench = PhoneBench(columns: 120, starts: ["Bento"], start: PhoneBench.start + 3_600)
    let record = try #require(bench.driver.engine.records.first)
    func update(_ alert: AlertRecord?) -> [Effect] {
      bench.driver.submit(
        .update(ActivityUpdate(id: record.id, content: record.content, alert: alert)))
    }
    _ = update(AlertRecord(title: "Soon", body: ""))
    await bench.advance(by: 1)
    #expect(bench.session.isExpanded)
    await bench.setMachine(by: -3_600)
    #expect(bench.session.isExpanded)
    await bench.advance(by: 4)
    #expect(!bench.session.isExpanded)
    #expect(await text(bench).contains(" 9:41 "))
    #expect(!update(nil).contains { if case .refused = $0 { true } else { false } })
    #expect(bench.driver.engine.record(record.id)?.startDate ?? .distantFuture <= bench.now.date)
    // The next step of the app is as far away as it was.
    let wake = try #require(bench.session.nextWake(after: bench.now))
    #expect(wake - bench.now.uptime <= 60)
  }

  @Test func clockThatWasSteppedIsTheMachinesAgain() async throws {
    let bench = PhoneBench(columns: 120, starts: ["Bento"])
    _ = try bench.session.perform(.step(3_600))
    #expect(await text(bench).contains("clock 1 h ahead"))
    let reading = try bench.session.perform(.resume)
    #expect(reading.isReal)
    let shown = await text(bench)
    #expect(!shown.contains("ahead") && shown.contains(" 9:41 "))
    #expect(bench.driver.engine.records.allSatisfy { $0.startDate <= bench.now.date })
  }

  @Test func machinesClockIsNotMentioned() async {
    let bench = PhoneBench(starts: ["Tea Time"])
    let text = await text(bench)
    #expect(!text.contains("frozen") && !text.contains("×"))
  }

  @Test(arguments: [34, 40, 80])
  func clockIsSeenAtEveryWidth(columns: Int) async {
    let bench = PhoneBench(columns: columns, rows: 24, starts: [])
    await bench.press(.character("z"))
    #expect(await text(bench).contains("frozen 9:41:0"))
  }
}
