import ActivityEngine
import ActivityKit
import ActivityModel
import Foundation
import LocalEngine
import Synchronization
import TestSupport
import Testing

struct InProcessEngineTests {
  private let hand = HandMachine()
  private let changes = ActivityChanges()
  private let reports = Broadcast<String>()

  private func engine() -> InProcessEngine {
    InProcessEngine(
      manifest: AppManifest(app: "com.example.bakery"), machine: hand.machine, changes: changes,
      report: { [reports] in reports.send($0) })
  }

  private func request(
    staleIn seconds: Double? = nil, pushType: PushTypeRecord? = nil
  ) -> ActivityEvent {
    .request(
      ActivityRequest(
        id: ActivityID("a"), app: "com.example.bakery", attributesType: "Bake",
        attributes: Data("{}".utf8),
        content: ActivityContentRecord(
          state: Data("{}".utf8), staleDate: seconds.map { hand.now.addingTimeInterval($0) }),
        pushType: pushType))
  }

  @Test func deadlinesHappenWithoutAnyCall() {
    let link = engine().link
    #expect(link.submit(request(staleIn: 60)) == .accepted)
    #expect(hand.alarmDates == [hand.now.addingTimeInterval(60)])
    hand.advance(by: 60)

    #expect(link.records("Bake")?.map(\.phase) == [.stale])
    // The next one is the end after eight hours.
    #expect(hand.alarmDates.count == 1)
    hand.advance(by: 8 * 3600)
    #expect(link.records("Bake")?.map(\.phase) == [.ended])
    hand.advance(by: 4 * 3600)
    #expect(link.records("Bake") == [])
  }

  @Test func anEarlierDeadlineSetsAnEarlierAlarm() {
    let link = engine().link
    #expect(link.submit(request()) == .accepted)
    let update = ActivityUpdate(
      id: ActivityID("a"),
      content: ActivityContentRecord(
        state: Data("{}".utf8), staleDate: hand.now.addingTimeInterval(10)))
    #expect(link.submit(.update(update)) == .accepted)

    #expect(hand.alarmDates.min() == hand.now.addingTimeInterval(10))
    hand.advance(by: 10)
    #expect(link.records("Bake")?.map(\.phase) == [.stale])
  }

  @Test func tokensComeSoonAndNotAtOnce() {
    let link = engine().link
    #expect(link.submit(request(pushType: .token)) == .accepted)
    #expect(link.records("Bake")?.first?.pushToken == nil)
    hand.catchUp()
    #expect(link.records("Bake")?.first?.pushToken == Data([1]))
  }

  @Test func theFirstQuestionForAStartTokenBringsOne() async {
    let link = engine().link
    var tokens = link.startTokenChanges().makeAsyncIterator()
    #expect(link.startToken("Bake") == nil)
    #expect(link.startToken("Bake") == nil)
    hand.catchUp()

    #expect(link.startToken("Bake") != nil)
    let target = PushToken.Target.start(app: "com.example.bakery", attributesType: "Bake")
    #expect(await tokens.next()?.target == target)
  }

  @Test func aRefusedUpdateIsReportedInWords() async {
    var messages = reports.subscribe().makeAsyncIterator()
    let link = engine().link
    #expect(link.submit(request()) == .accepted)
    let large = ActivityContentRecord(state: Data(repeating: 0x20, count: 5000))
    let outcome = link.submit(.update(ActivityUpdate(id: ActivityID("a"), content: large)))

    #expect(outcome == .refused(.tooLarge(bytes: 5002, limit: 4096)))
    #expect(
      await messages.next()
        == "attributes and state take 5002 bytes, at most 4096 are allowed: shorten them, or raise "
        + "contentBytes")
  }

  @Test func theProgramsManifestCounts() {
    let silent = InProcessEngine(
      manifest: AppManifest(app: "com.example.bakery", supportsActivities: false),
      machine: hand.machine, changes: changes, report: { _ in })
    #expect(silent.link.submit(request()) == .refused(.notDeclared(app: "com.example.bakery")))
    #expect(!silent.link.authorization().activities)
  }

  @Test func theModuleAddsItselfToTheProgram() {
    #expect(ModuleRegistry.engine.withLock { $0 } != nil)
  }
}
