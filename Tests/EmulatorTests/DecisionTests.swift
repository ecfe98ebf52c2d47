import ActivityModel
import CursesTerminal
import Foundation
import PhoneScreen
import Testing
import ViewArchive

@testable import Emulator

struct StepSchedulerTests {
  private let start = Date(timeIntervalSinceReferenceDate: 1000)

  private func app(_ id: String, steps: [Double]) -> EmulatedApp {
    EmulatedApp(
      id: id, name: id, icon: "", letter: "", attributesType: id, startsAutomatically: false,
      start: { _ in }, steps: steps.map { EmulatedApp.Step(after: $0) { _ in } }, end: { _ in })
  }

  @Test func stepsAreDueInTheirOrderAndOnce() {
    var director = StepScheduler()
    director.start(app("a", steps: [5, 10]), at: start)
    director.start(app("b", steps: [7]), at: start)
    #expect(director.nextDeadline == start.addingTimeInterval(5))
    let due = director.takeDueSteps(at: start.addingTimeInterval(10))
    #expect(due.map(\.app) == ["a", "b", "a"])
    #expect(due.map(\.step) == [0, 0, 1])
    #expect(director.takeDueSteps(at: start.addingTimeInterval(20)).isEmpty)
    #expect(director.nextDeadline == nil)
  }

  @Test func endedAppDoesNothingMore() {
    var director = StepScheduler()
    director.start(app("a", steps: [5]), at: start)
    director.end("a")
    #expect(director.takeDueSteps(at: start.addingTimeInterval(10)).isEmpty)
  }
}

struct FocusTests {
  private let a = ActivityID("a")
  private let b = ActivityID("b")

  @Test func walksThroughAPair() {
    let placement = Placement(island: .pair(attached: a, detached: b))
    var focus = Focus(placement, cards: [b, a], isLocked: false, chosen: nil)
    #expect(focus.current == a)
    #expect(focus.next == b)
    focus.chosen = b
    #expect(focus.next == a)
  }

  @Test func lockedItFollowsTheCards() {
    let placement = Placement(island: .absent)
    #expect(Focus(placement, cards: [b, a], isLocked: true, chosen: nil).current == b)
  }

  @Test func forgetsWhatIsGone() {
    let placement = Placement(island: .compact(a))
    #expect(Focus(placement, cards: [a], isLocked: false, chosen: b).current == a)
    #expect(Focus(Placement(), cards: [], isLocked: false, chosen: b).current == nil)
    #expect(Focus(Placement(), cards: [], isLocked: false, chosen: b).next == nil)
  }
}

struct ArchiveStoreTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func record(revision: Int = 0) -> ActivityRecord {
    var record = ActivityRecord(
      id: ActivityID("a"), app: "x", attributesType: "T", attributes: Data(),
      content: ActivityContentRecord(state: Data()), startDate: now)
    record.revision = revision
    return record
  }

  @Test func asksOnceForEachRevisionWhateverTheTime() throws {
    var store = ArchiveStore()
    let asked = store.request(for: record(), environment: ArchiveEnvironment(now: now))
    let first = try #require(asked)
    let later = ArchiveEnvironment(now: now.addingTimeInterval(60))
    let again = store.request(for: record(), environment: later)
    #expect(again == nil)
    let isNew = store.complete(ActivityID("a"), key: first.key, archive: ActivityArchive())
    #expect(isNew)
    let settled = store.request(for: record(), environment: later)
    #expect(settled == nil)
    let next = store.request(for: record(revision: 1), environment: later)
    #expect(next != nil)
  }

  @Test func lastGoodPictureStaysWhenThereIsNoNewOne() throws {
    var store = ArchiveStore()
    let environment = ArchiveEnvironment(now: now)
    let good = ActivityArchive(minimal: .empty)
    let asked = store.request(for: record(), environment: environment)
    let first = try #require(asked)
    _ = store.complete(ActivityID("a"), key: first.key, archive: good)
    let askedAgain = store.request(for: record(revision: 1), environment: environment)
    let second = try #require(askedAgain)
    let isNew = store.complete(ActivityID("a"), key: second.key, archive: nil)
    #expect(!isNew)
    #expect(store.archive(of: ActivityID("a")) == good)
  }

  /// However often an activity changes, a widget has one request for it at a time.
  @Test func oneRequestIsPendingAtATime() throws {
    var store = ArchiveStore()
    let environment = ArchiveEnvironment(now: now)
    let asked = store.request(for: record(), environment: environment)
    let first = try #require(asked)
    for revision in 1...3 {
      let overtaking = store.request(for: record(revision: revision), environment: environment)
      #expect(overtaking == nil)
    }
    _ = store.complete(ActivityID("a"), key: first.key, archive: ActivityArchive())
    let newest = store.request(for: record(revision: 3), environment: environment)
    #expect(newest?.key.revision == 3)
  }

  @Test func repliesFromBeforeANewSourceAreLeftOut() throws {
    var store = ArchiveStore()
    let environment = ArchiveEnvironment(now: now)
    let asked = store.request(for: record(), environment: environment)
    let first = try #require(asked)
    store.invalidate([ActivityID("a")])
    let archive = ActivityArchive(minimal: .empty)
    let isNew = store.complete(ActivityID("a"), key: first.key, archive: archive)
    #expect(!isNew)
    #expect(store.archive(of: ActivityID("a")) == nil)
  }
}

struct KeyBindingsTests {
  @Test(arguments: [
    (Key.character("e"), Command.longPress), (.escape, .collapse), (.enter, .tap),
    (.tab, .nextActivity), (.left, .swipe(.left)), (.right, .swipe(.right)),
    (.character("l"), .toggleLock), (.character("d"), .device(forwards: true)),
    (.character("?"), .help),
    (.character("q"), .quit), (.character("1"), .app(0)), (.character("9"), .app(8)),
    (.down, .selectControl(forwards: true)),
  ])
  func keyMeans(key: Key, command: Command) {
    let press = KeyStroke(key, modifiers: [], phase: .press)
    #expect(KeyBindings.command(for: press) == command)
  }

  @Test func controlCQuits() {
    let press = KeyStroke(.character("c"), modifiers: .control, phase: .press)
    #expect(KeyBindings.command(for: press) == .quit)
  }

  @Test func releaseMeansNothing() {
    let press = KeyStroke(.character("q"), modifiers: [], phase: .release)
    #expect(KeyBindings.command(for: press) == nil)
  }

  @Test func hintsAlwaysEndWithHelpAndQuit() {
    let islands: [Placement.Island] = [
      .idle, .absent, .compact(ActivityID("a")), .expanded(ActivityID("a"), cause: .press),
      .pair(attached: ActivityID("a"), detached: ActivityID("b")),
      .trio(attached: ActivityID("a"), detached: ActivityID("b"), third: ActivityID("c")),
    ]
    for island in islands {
      for (isLocked, surface) in [(true, ScreenMode.Surface.phone), (false, .phone)]
        + ScreenMode.Surface.allCases.map({ (false, $0) })
      {
        let situation = KeyBindings.Conditions(
          island: island, isLocked: isLocked, isHelpShown: false, isListShown: false,
          mode: ScreenMode(surface: surface), hasControls: true,
          hasHidden: true, isAppInFront: true, cardCount: 2, appCount: 5, holdKey: "space")
        #expect(KeyBindings.hints(for: situation).suffix(2).map(\.key) == ["?", "q"])
      }
    }
  }
}

struct ClockFormatterTests {
  private let clock = ClockFormatter(timeZone: "UTC", locale: "en_US")
  // 2025-01-01T09:41:07Z, a Wednesday.
  private let date = Date(timeIntervalSince1970: 1_735_724_467)

  @Test func readsAsOnAPhone() {
    #expect(clock.time(date) == "9:41")
    #expect(clock.precise(date) == "9:41:07")
    #expect(clock.day(date) == "Wednesday, January 1")
  }

  @Test(arguments: [
    ("en_US", "3:07", "12:07"), ("ja_JP", "15:07", "0:07"), ("de_DE", "15:07", "0:07"),
    ("en_GB", "15:07", "0:07"),
  ])
  func hoursAreTheLocales(locale: String, afternoon: String, midnight: String) {
    let clock = ClockFormatter(timeZone: "UTC", locale: locale)
    let start = Date(timeIntervalSince1970: 1_735_689_600 + 7 * 60)
    #expect(clock.time(start + 15 * 3_600) == afternoon)
    #expect(clock.time(start) == midnight)
    #expect(clock.precise(start + 15 * 3_600) == "15:07:00")
  }

  @Test func nextMinuteIsLater() {
    #expect(clock.nextMinute(after: date) == Date(timeIntervalSince1970: 1_735_724_520))
    let even = Date(timeIntervalSince1970: 1_735_724_520)
    #expect(clock.nextMinute(after: even) == Date(timeIntervalSince1970: 1_735_724_580))
  }
}
