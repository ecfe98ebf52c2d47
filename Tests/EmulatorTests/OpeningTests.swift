import ActivityEngine
import ActivityModel
import CursesTerminal
import LocalEngine
import PhoneScreen
import Testing

@testable import Emulator

/// The first seconds of a run in which nothing runs yet.
@MainActor
@Suite(.serialized)
struct OpeningTests {
  private let starts = ["Kickoff", "Bento"]

  @Test func oneAfterTheOtherStartsAndAGoalAlerts() async {
    let bench = PhoneBench(starts: starts, hasOpening: true)
    #expect(bench.driver.engine.placement.island == .idle)
    await bench.advance(by: 2)
    #expect(bench.session.runningNames == ["Kickoff"])
    await bench.advance(by: 2.5)
    #expect(Set(bench.session.runningNames) == Set(starts))
    guard case .pair = bench.driver.engine.placement.island else {
      Issue.record("not a pair: \(bench.driver.engine.placement.island)")
      return
    }
    await bench.advance(by: 4.5)
    #expect(bench.session.isExpanded)
    #expect(bench.now.uptime < 110)
  }

  @Test(arguments: [Key.character("x"), .tab]) func aKeySkipsIt(key: Key) async {
    let bench = PhoneBench(starts: starts, hasOpening: true)
    await bench.press(key)
    #expect(Set(bench.session.runningNames) == Set(starts))
    await bench.advance(by: 5)
    #expect(bench.driver.engine.records.count == 2)
  }

  /// The key of an app starts it, whether the opening would have started it or not.
  @Test(arguments: [("1", []), ("3", ["Tea Time"])] as [(Character, [String])])
  func theKeyOfAnAppStartsIt(key: Character, others: [String]) async {
    let bench = PhoneBench(starts: starts, hasOpening: true)
    await bench.press(.character(key))
    #expect(Set(bench.session.runningNames) == Set(starts + others))
  }

  @Test func withoutItAllStartAtOnce() {
    let bench = PhoneBench(starts: starts)
    #expect(Set(bench.session.runningNames) == Set(starts))
  }
}
