import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// activitykit.md §2, and the vectors of its §9.
struct LifecycleTests {
  // MARK: Ends

  @Test(
    arguments: [
      (.default, 4 * Scenario.hour), (.after(Scenario.date(100 + 900)), 900),
      (.after(Scenario.date(100 + 6 * Scenario.hour)), 4 * Scenario.hour),
      (.after(.distantFuture), 4 * Scenario.hour),
    ] as [(DismissalPolicy, Double)])
  func cardStaysAsLongAsItsPolicySays(policy: DismissalPolicy, seconds: Double) {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.end("A", policy, at: 100)
    #expect(scenario.phase("A") == .ended)
    #expect(scenario.engine.record("A")?.endDate == Scenario.date(100))
    #expect(scenario.nextDeadline == 100 + seconds)
    scenario.handle(.tick, at: 100 + seconds - 1)
    #expect(scenario.cards == ["A"])
    scenario.handle(.tick, at: 100 + seconds)
    #expect(scenario.cards == [])
    #expect(scenario.engine.record("A") == nil)
  }

  @Test(
    arguments: [.immediate, .after(Scenario.date(50)), .after(Scenario.date(100))]
      as [DismissalPolicy])
  func immediateEndAndPastDateDismissAtOnce(policy: DismissalPolicy) {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.end("A", policy, at: 100)
    #expect(
      scenario.effects.prefix(2) == [.phaseChanged("A", .ended), .phaseChanged("A", .dismissed)])
    #expect(scenario.engine.records.isEmpty)
    #expect(scenario.nextDeadline == nil)
  }

  /// Such a date cannot be an argument: Foundation traps when it describes one.
  @Test func dismissalDateThatIsNoNumberIsNone() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.end("A", .after(Date(timeIntervalSinceReferenceDate: .nan)), at: 100)
    #expect(scenario.nextDeadline == 100 + 4 * Scenario.hour)
  }

  @Test func endMayBringTheLastContent() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.end("A", state: "[1]")
    #expect(scenario.engine.record("A")?.content.state == Data("[1]".utf8))
    #expect(scenario.effects.first == .contentChanged("A"))
    #expect(scenario.effects.dropFirst().first == .phaseChanged("A", .ended))
  }

  @Test func firstEndWinsButTheSecondMayHastenTheDismissal() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.end("A", state: "[1]", at: 10)
    scenario.end("A", state: "[2]", at: 20)
    #expect(scenario.refusals == [.alreadyEnded("A")])
    scenario.end("A", .after(Scenario.date(60)), state: "[2]", at: 30)
    #expect(scenario.refusals.isEmpty)
    #expect(scenario.engine.record("A")?.content.state == Data("[1]".utf8))
    #expect(scenario.nextDeadline == 60)
    scenario.end("A", .immediate, at: 40)
    #expect(scenario.engine.records.isEmpty)
  }

  @Test func updateAfterTheEndIsRefused() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.end("A")
    scenario.update("A", state: "[9]", alert: Scenario.alert)
    #expect(scenario.effects == [.refused(.alreadyEnded("A"))])
    #expect(scenario.engine.record("A")?.content.state == Data("{}".utf8))
  }

  /// presentations.md §2.2 T8.
  @Test func whatAnAlertOpenedStaysWhileItIsTouched() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.update("A", alert: Scenario.alert, at: 10)
    scenario.handle(.gesture(.hold(true)), at: 13)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.tick, at: 60)
    // Another alert does not take the finger away.
    scenario.update("A", alert: Scenario.alert, at: 61)
    scenario.handle(.tick, at: 90)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.gesture(.hold(false)), at: 100)
    #expect(scenario.nextDeadline == 104)
    scenario.handle(.tick, at: 104)
    #expect(scenario.island == .compact("A"))
  }

  @Test func thereIsNothingToHoldWhereNoAlertIsOpen() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.gesture(.hold(true))
    #expect(scenario.refusals == [.gestureWithoutEffect(.hold(true))])
    scenario.update("A", alert: Scenario.alert)
    scenario.gesture(.hold(false))
    #expect(scenario.refusals == [.gestureWithoutEffect(.hold(false))])
    scenario.gesture(.longPress(nil))
    scenario.gesture(.hold(true))
    #expect(scenario.island == .expanded("A", cause: .press))
  }

  @Test func removedCardEndsItsActivityForGood() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.dismissCard("A"))
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
    #expect(scenario.island == .idle)
    scenario.update("A")
    #expect(scenario.refusals == [.unknown("A")])
    scenario.gesture(.dismissCard("A"))
    #expect(scenario.refusals == [.unknown("A")])
  }

  @Test func lateTickLeadsWhereManyTicksLead() {
    var punctual = Scenario()
    punctual.start("A", stale: 15, at: 0)
    var late = punctual
    while let deadline = punctual.nextDeadline { punctual.handle(.tick, at: deadline) }
    late.handle(.tick, at: 100 * Scenario.hour)
    #expect(late.engine == punctual.engine)
    #expect(
      late.effects.prefix(3) == [
        .phaseChanged("A", .stale), .phaseChanged("A", .ended), .phaseChanged("A", .dismissed),
      ])
    var half = Scenario()
    half.start("A", at: 0)
    half.handle(.tick, at: 10 * Scenario.hour)
    #expect(half.engine.record("A")?.endDate == Scenario.date(8 * Scenario.hour))
    #expect(half.nextDeadline == 12 * Scenario.hour)
  }

  // MARK: Updates

  @Test func updateReplacesTheWholeContent() {
    var scenario = Scenario()
    scenario.start("A", score: 7)
    scenario.update("A", state: "[1]")
    let record = scenario.engine.record("A")
    #expect(record?.content == Scenario.content("[1]"))
    #expect(record?.revision == 1)
    #expect(scenario.effects == [.contentChanged("A")])
  }

  @Test(arguments: [100, 150, 200 + 8 * Scenario.hour])
  func updatesFromTheLastOneToEightHoursAheadAreApplied(timestamp: Double) {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.update("A", timestamp: 100, at: 100)
    scenario.update("A", state: "[2]", timestamp: timestamp, at: 200)
    #expect(scenario.effects == [.contentChanged("A")])
    #expect(scenario.engine.record("A")?.lastTimestamp == Scenario.date(timestamp))
  }

  @Test func olderAndFarLaterUpdatesAndEndsAreIgnored() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.update("A", timestamp: 100, at: 100)
    let older = ActivityRefusal.olderThanApplied(
      "A", timestamp: Scenario.date(99), newest: Scenario.date(100))
    scenario.update("A", state: "[2]", alert: Scenario.alert, timestamp: 99, at: 200)
    #expect(scenario.effects == [.refused(older)])
    scenario.end("A", timestamp: 99, at: 200)
    #expect(scenario.effects == [.refused(older)])
    let latest = 200 + 8 * Scenario.hour
    scenario.update("A", timestamp: latest + 1, at: 200)
    #expect(
      scenario.effects == [
        .refused(
          .tooFarAhead(
            "A", timestamp: Scenario.date(latest + 1), latest: Scenario.date(latest)))
      ])
    #expect(scenario.engine.record("A")?.revision == 1)
  }

  @Test(arguments: [(-60, true), (-61, false), (0, true)] as [(Double, Bool)])
  func firstUpdateMayBeAMinuteOlderThanTheStart(timestamp: Double, isApplied: Bool) {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.update("A", timestamp: timestamp, at: 5)
    #expect(scenario.refusals.isEmpty == isApplied)
  }

  @Test func staleActivityStaysStaleWhenTheNewDateHasPassedToo() {
    var scenario = Scenario()
    scenario.start("A", stale: 15, at: 0)
    scenario.update("A", stale: 18, at: 20)
    #expect(scenario.phase("A") == .stale)
    #expect(scenario.effects == [.phaseChanged("A", .stale), .contentChanged("A")])
    scenario.update("A", stale: 40, at: 21)
    #expect(scenario.phase("A") == .active)
    #expect(scenario.nextDeadline == 40)
  }

  @Test func activityThatIsStaleFromTheStartSaysSoAtOnce() {
    var scenario = Scenario()
    scenario.start("A", stale: -5, at: 0)
    #expect(
      scenario.effects.prefix(2) == [.phaseChanged("A", .active), .phaseChanged("A", .stale)])
  }

  // MARK: Requests

  @Test(arguments: [(4094, true), (4095, false)])
  func contentHasFourKilobytes(bytes: Int, isAccepted: Bool) {
    var scenario = Scenario()
    scenario.start("A", bytes: bytes)
    #expect(
      scenario.refusals == (isAccepted ? [] : [.tooLarge(bytes: bytes + 2, limit: 4096)]))
    #expect(scenario.engine.records.isEmpty == !isAccepted)
  }

  @Test func largeUpdateAndEndLeaveTheOldContent() {
    var scenario = Scenario()
    scenario.start("A")
    let large = String(repeating: " ", count: 4095)
    scenario.update("A", state: large, alert: Scenario.alert)
    #expect(scenario.effects == [.refused(.tooLarge(bytes: 4097, limit: 4096))])
    scenario.end("A", state: large)
    #expect(scenario.effects == [.refused(.tooLarge(bytes: 4097, limit: 4096))])
    #expect(scenario.phase("A") == .active)
  }

  @Test func sixthActivityOfAnAppIsRefused() {
    var scenario = Scenario()
    for number in 1...4 { scenario.start("A\(number)") }
    scenario.start("A5", startDate: 1_000)
    scenario.start("A6")
    #expect(scenario.refusals == [.perAppLimit(app: "A", limit: 5)])
    #expect(scenario.engine.isAuthorized)
    scenario.end("A1")
    scenario.start("A6")
    #expect(scenario.refusals.isEmpty)
  }

  @Test func seventeenthActivityOfTheDeviceIsRefused() {
    var scenario = Scenario()
    for number in 0..<16 { scenario.start("A\(number)", app: "app \(number % 4)") }
    scenario.start("B")
    #expect(scenario.refusals == [.globalLimit(16)])
  }

  @Test func identifierIsUsedOnce() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.start("A")
    #expect(scenario.refusals == [.duplicateID("A")])
    #expect(scenario.engine.records.count == 1)
  }

  @Test func switchingActivitiesOffDismissesThemAndRefusesNewOnes() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.start("B", startDate: 100)
    scenario.handle(.setAuthorized(false))
    #expect(scenario.engine.records.isEmpty)
    scenario.start("C")
    #expect(scenario.refusals == [.notAuthorized])
    scenario.handle(.setAuthorized(true))
    scenario.start("C")
    #expect(scenario.phase("C") == .active)
  }

  @Test func unknownActivityIsRefused() {
    var scenario = Scenario()
    scenario.update("A")
    #expect(scenario.refusals == [.unknown("A")])
    scenario.end("A")
    #expect(scenario.refusals == [.unknown("A")])
  }

  // MARK: Scheduled starts

  @Test func scheduledActivityWaitsThenAlerts() {
    var scenario = Scenario()
    scenario.start("A", alert: Scenario.alert, startDate: 100, at: 0)
    #expect(scenario.phase("A") == .pending)
    #expect(scenario.island == .idle)
    #expect(scenario.cards.isEmpty)
    #expect(scenario.rule("A") == .scheduled)
    #expect(scenario.nextDeadline == 100)
    scenario.update("A", state: "[1]", alert: Scenario.alert, at: 50)
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.handle(.tick, at: 100)
    #expect(scenario.island == .expanded("A", cause: .alert))
    #expect(
      scenario.effects.prefix(2) == [
        .phaseChanged("A", .active), .alerted("A", Scenario.alert),
      ])
    #expect(scenario.nextDeadline == 104)
    scenario.handle(.tick, at: 104)
    #expect(scenario.nextDeadline == 100 + 8 * Scenario.hour)
  }

  @Test func scheduledActivityThatEndsBeforeItsStartIsDismissed() {
    var scenario = Scenario()
    scenario.start("A", startDate: 100, at: 0)
    scenario.end("A", at: 10)
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
    #expect(scenario.nextDeadline == nil)
  }

  @Test func pastStartDateIsNow() {
    var scenario = Scenario()
    scenario.start("A", startDate: -100, at: 0)
    #expect(scenario.phase("A") == .active)
    #expect(scenario.engine.record("A")?.startDate == Scenario.date(0))
  }

  // MARK: Transient style

  @Test func transientActivityStartsExpandedAndHasNoCard() {
    var scenario = Scenario()
    scenario.start("A", style: .transient)
    #expect(scenario.island == .expanded("A", cause: .transient))
    #expect(scenario.cards.isEmpty)
    #expect(scenario.rule("A") == .transient)
  }

  @Test(
    arguments: [
      .gesture(.collapse), .gesture(.swipe(.left)), .setLocked(true), .setForeground(nil),
      .setDevice(DeviceCatalog.all[0]),
    ] as [ActivityEvent])
  func transientActivityEndsWithItsExpansion(event: ActivityEvent) {
    var scenario = Scenario()
    scenario.handle(.setForeground("A"))
    scenario.start("A", style: .transient)
    #expect(scenario.island == .expanded("A", cause: .transient))
    scenario.handle(event)
    #expect(
      scenario.effects.prefix(2) == [.phaseChanged("A", .ended), .phaseChanged("A", .dismissed)])
    #expect(scenario.engine.records.isEmpty)
  }

  @Test func transientActivityEndsWhenAnotherAlerts() {
    var scenario = Scenario()
    scenario.start("B")
    scenario.start("A", style: .transient)
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.island == .expanded("A", cause: .transient))
    scenario.update("B", alert: Scenario.alert)
    #expect(scenario.island == .expanded("B", cause: .alert))
    #expect(scenario.phase("A") == nil)
  }

  @Test func transientActivityIsNeverSeenOnALockedDevice() {
    var scenario = Scenario()
    scenario.handle(.setLocked(true))
    scenario.start("A", style: .transient)
    #expect(scenario.engine.records.isEmpty)
  }
}
