import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// The device's clock and real time: LIFE-4, LIFE-16, LIFE-17.
struct DeviceClockTests {
  private func running() -> Scenario {
    var scenario = Scenario()
    scenario.start("A", pushType: .token, at: 0)
    return scenario
  }

  // MARK: Real time

  /// A back end is dated by real time, also when the device's clock was stepped ahead or stands in
  /// another year.
  @Test(arguments: [3_600, -331 * 86_400, 400 * 86_400] as [Double])
  func pushesAreJudgedByRealTime(ahead: Double) {
    var scenario = Scenario()
    scenario.handle(.setClock(ahead: ahead, back: 0), at: ahead)
    scenario.start("A", pushType: .token, at: ahead)
    scenario.update("A", state: "[1]", at: ahead + 5)
    scenario.push(.update("A", Scenario.content("[2]")), timestamp: 9, at: ahead + 10)
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.push(.update("A", Scenario.content("[3]")), timestamp: 8, at: ahead + 11)
    #expect(
      scenario.refusals == [
        .olderThanApplied("A", timestamp: Scenario.date(8), newest: Scenario.date(9))
      ])
    scenario.push(
      .update("A", Scenario.content()), timestamp: 12 + 9 * Scenario.hour, at: ahead + 12)
    #expect(
      scenario.refusals == [
        .tooFarAhead(
          "A", timestamp: Scenario.date(12 + 9 * Scenario.hour),
          latest: Scenario.date(12 + 8 * Scenario.hour))
      ])
  }

  /// A frozen clock shows the same date for everything; what was sent later still wins.
  @Test func orderIsKeptWhileTheClockStandsStill() {
    var scenario = running()
    for (real, timestamp, isApplied) in [
      (100.0, 99.5, true), (200, 199, true), (300, 150, false), (300, 299, true),
    ] {
      scenario.handle(.setClock(ahead: 10 - real, back: 0), at: 10)
      scenario.push(.update("A", Scenario.content()), timestamp: timestamp, at: 10)
      #expect(scenario.refusals.isEmpty == isApplied, "\(timestamp)")
    }
    scenario.handle(.setClock(ahead: 10 - 400, back: 0), at: 10)
    scenario.update("A", at: 10)
    #expect(scenario.refusals.isEmpty)
    // It was sent before the app's own update.
    scenario.push(.update("A", Scenario.content()), timestamp: 399, at: 10)
    #expect(scenario.refusals.count == 1)
  }

  /// An app has no clock but the device's.
  @Test func timestampsOfAppsAreByTheDevicesClock() {
    var scenario = running()
    scenario.handle(.setClock(ahead: 3_600, back: 0), at: 3_610)
    scenario.update("A", timestamp: 3_615, at: 3_620)
    #expect(scenario.engine.record("A")?.lastTimestamp == Scenario.date(15))
    scenario.update("A", timestamp: 3_614, at: 3_621)
    #expect(
      scenario.refusals == [
        .olderThanApplied("A", timestamp: Scenario.date(14), newest: Scenario.date(15))
      ])
  }

  // MARK: What a person does

  /// No push can date itself so far ahead that nothing else counts.
  @Test func whatIsDoneNowIsNeverTooOld() {
    var scenario = running()
    scenario.push(.update("A", Scenario.content("[1]")), timestamp: 3_600, at: 10)
    scenario.update("A", state: "[2]", at: 20)
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.push(.update("A", Scenario.content("[3]")), timestamp: 3_599, at: 30)
    #expect(scenario.refusals.count == 1, "pushes keep their order")
    scenario.end("A", .immediate, at: 40)
    #expect(scenario.refusals.isEmpty)
    #expect(scenario.phase("A") == nil)
  }

  // MARK: A clock that was wrong

  /// The machine's clock was an hour ahead, and was set right: neither calls nor pushes are refused.
  @Test func clockThatWasAheadRefusesNothingLater() {
    var scenario = Scenario()
    scenario.start("A", pushType: .token, at: 3_600)
    scenario.update("A", state: "[1]", at: 3_603)
    scenario.handle(.setClock(ahead: 0, back: 3_600), at: 3)
    scenario.update("A", state: "[2]", at: 4)
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.push(.update("A", Scenario.content("[3]")), timestamp: 5, at: 6)
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.push(.update("A", Scenario.content("[4]")), timestamp: 4, at: 7)
    #expect(scenario.refusals.count == 1, "from then on the order counts again")
  }

  /// A push of then is not known to be older than what was shown then, within the tolerance.
  @Test func pushesAreJudgedMildlyRightAfterTheClockWasSetBack() {
    var scenario = Scenario()
    scenario.start("A", pushType: .token, at: 3_600)
    scenario.update("A", state: "[1]", at: 3_603)
    scenario.handle(.setClock(ahead: 0, back: 3_600), at: 3)
    scenario.push(.update("A", Scenario.content("[2]")), timestamp: -58, at: 3)
    #expect(scenario.refusals.count == 1)
    scenario.push(.update("A", Scenario.content("[2]")), timestamp: -57, at: 3)
    #expect(scenario.refusals.isEmpty)
  }

  /// What was to happen in a minute happens in a minute.
  @Test func datesMoveWithTheClock() throws {
    var scenario = Scenario()
    scenario.start("A", stale: 3_720, at: 3_600)
    scenario.start("B", at: 3_601)
    scenario.end("B", .after(Scenario.date(3_700)), at: 3_602)
    scenario.update("A", stale: 3_720, alert: Scenario.alert, at: 3_603)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.setClock(ahead: 0, back: 3_600), at: 3)
    #expect(scenario.nextDeadline == 7, "the end of the alert")
    scenario.handle(.tick, at: 7)
    #expect(scenario.island == .compact("A"))
    #expect(scenario.nextDeadline == 100, "the end of the card")
    scenario.handle(.tick, at: 100)
    #expect(scenario.phase("B") == nil)
    scenario.handle(.tick, at: 120)
    #expect(scenario.phase("A") == .stale)
    #expect(scenario.engine.record("A")?.startDate == Scenario.origin)
  }

  /// The window of the budget moves, too: else an hour would become two.
  @Test func budgetsMoveWithTheClock() {
    var scenario = Scenario(limits: SystemLimits(pushes: 1, frequentPushes: 1))
    scenario.start("A", pushType: .token, at: 3_600)
    scenario.push(.update("A", Scenario.content()), at: 3_601)
    scenario.handle(.setClock(ahead: 0, back: 3_600), at: 1)
    scenario.push(.update("A", Scenario.content()), at: 3_000)
    #expect(scenario.refusals.count == 1)
    scenario.push(.update("A", Scenario.content()), at: 3_601)
    #expect(scenario.refusals.isEmpty)
  }

  @Test(arguments: [(Double.nan, Double.nan), (.infinity, .infinity), (0, -5)])
  func senselessChangesOfTheClockAreNone(ahead: Double, back: Double) {
    var scenario = running()
    let before = scenario.engine
    scenario.handle(.setClock(ahead: ahead, back: back), at: 0)
    #expect(scenario.engine == before)
  }
}
