import ActivityEngine
import ActivityModel
import LocalEngine
import CellRaster
import CursesTerminal
import Foundation
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

/// A phone that is switched off in the middle and on again, with the same folder.
@MainActor
@Suite(.serialized)
struct RestartTests {
  private let folder = StateFolder(
    path: FileManager.default.temporaryDirectory
      .appendingPathComponent("island-restart-\(UUID().uuidString)").path)

  private func bench(
    after seconds: Double, starts: [String] = ["Kickoff", "Bento"], hasWidgets: Bool = true
  ) -> PhoneBench {
    PhoneBench(
      columns: 140, rows: 40, starts: starts, start: PhoneBench.start.addingTimeInterval(seconds),
      folder: folder, hasWidgets: hasWidgets)
  }

  /// A first run of so many seconds, dropped without a word.
  private func run(seconds: Double, keys: [Key] = []) async -> Engine {
    let bench = bench(after: 0)
    for key in keys { await bench.press(key) }
    for _ in 0..<Int(seconds) { await bench.advance(by: 1) }
    return bench.driver.engine
  }

  /// What a session is made of does not keep itself alive: its folder's lock is released with it.
  @Test func sessionIsReleased() async {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    weak var session: Session?
    do {
      let bench = bench(after: 0)
      await bench.advance(by: 1)
      session = bench.session
      #expect(session != nil)
    }
    #expect(session == nil)
  }

  @Test func activitiesAreThereAgainAndOnce() async {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let before = await run(seconds: 3, keys: [.character("l")])
    #expect(before.records.count == 2 && before.isLocked)
    let bench = bench(after: 4)
    #expect(bench.driver.engine.records == before.records)
    #expect(bench.driver.engine.isLocked)
    await bench.press(.character("l"))
    let text = PhoneBench.text(await bench.restingFrame())
    #expect(text.contains("attached –") && text.contains("bubble"), "\(text)")
    #expect(!text.contains("is not saved"))
  }

  /// The order was placed, and cooking began five seconds later: before the end, or after it.
  @Test(arguments: [3, 8])
  func appGoesOnWhereItWas(seconds: Double) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let before = await run(seconds: seconds)
    let bento = try #require(before.records.first { $0.app == "com.example.bento" })
    let bench = bench(after: 20)
    await bench.advance(by: 1)
    let after = try #require(bench.driver.engine.record(bento.id))
    #expect(after.revision == 1)
    await bench.advance(by: 60)
    #expect(bench.driver.engine.record(bento.id)?.revision == 2)
  }

  @Test func whatCameDueMeanwhileIsDone() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    _ = await run(seconds: 2)
    let bench = bench(after: 9 * 3_600, starts: [])
    #expect(bench.driver.engine.records.map(\.phase) == [.ended, .ended])
    #expect(bench.driver.engine.placement.island == .idle)
    #expect(bench.driver.engine.cards.count == 2)
    let text = PhoneBench.text(await bench.restingFrame())
    #expect(text.firstMatch(of: /[0-9] (Kickoff|Bento) ended/) != nil)
  }

  @Test func cardIsDrawnFromItsLastPictureWhenNobodyDrawsIt() async {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    _ = await run(seconds: 8, keys: [.character("l")])
    let bench = bench(after: 20, hasWidgets: false)
    let text = PhoneBench.text(await bench.restingFrame())
    #expect(text.contains("Ramen Komugi"))
  }

  @Test func keptPictureGivesWayToTheWidget() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let before = await run(seconds: 3, keys: [.character("l")])
    for id in before.records.map(\.id) {
      try ArchiveFolder(in: folder).save(ActivityArchive(lockScreen: .empty), of: id)
    }
    let text = PhoneBench.text(await bench(after: 4).restingFrame())
    #expect(text.contains("Ramen Komugi"))
  }

  @Test func activityThatIsOverDoesNotKeepItsAppFromStarting() async {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    _ = await run(seconds: 2)
    let bench = bench(after: 9 * 3_600)
    #expect(bench.driver.engine.records.count { $0.phase.isRunning } == 2)
    #expect(bench.driver.engine.records.count { $0.phase == .ended } == 2)
  }

  /// What a person has stepped to, or a machine whose clock was wrong, is over with the run.
  @Test(arguments: [true, false])
  func nextRunBeginsAtTheMachinesTime(wasStepped: Bool) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    do {
      let first = bench(after: wasStepped ? 0 : 3_600, starts: wasStepped ? [] : ["Bento"])
      if wasStepped {
        _ = try first.session.perform(.step(3_600))
        await first.press(.character("2"))
      }
      await first.advance(by: 3)
      #expect(first.driver.engine.records.count == 1)
    }
    let bench = bench(after: 10, starts: [])
    #expect(bench.now.date == PhoneBench.start.addingTimeInterval(10))
    let record = try #require(bench.driver.engine.records.first)
    #expect(record.phase == .active)
    // As old as it was at the last event.
    #expect((0...3.1).contains(bench.now.date.timeIntervalSince(record.startDate)))
    #expect(!PhoneBench.text(await bench.restingFrame()).contains("ahead"))
    let push = ActivityPush(
      .update(record.id, record.content), timestamp: bench.now.date, priority: .powerAware)
    for event in [ActivityEvent.update(.init(id: record.id, content: record.content)), .push(push)]
    {
      let effects = bench.driver.submit(event)
      let refusals = effects.compactMap {
        if case .refused(let refusal) = $0 { refusal } else { ActivityRefusal?.none }
      }
      #expect(refusals.filter { $0 != .pushNotRequested(record.id) }.isEmpty)
    }
    // Its app goes on where it was.
    let steps = try #require(bench.driver.engine.record(record.id)?.revision)
    await bench.advance(by: 30)
    #expect(bench.driver.engine.record(record.id)?.revision ?? 0 > steps)
  }

  @Test func runThatIsNotKeptLeavesNothing() async {
    let bench = PhoneBench(starts: ["Bento"])
    await bench.advance(by: 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
