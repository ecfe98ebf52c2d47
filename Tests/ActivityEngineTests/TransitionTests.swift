import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// The rows of presentations.md §2.2, by number. T3 and T9–T12 are in `TapTests`, T23–T25 in
/// `SystemItemTests`.
struct TransitionTests {
  @Test func t1FirstActivityIsCompact() {
    var scenario = Scenario()
    #expect(scenario.island == .idle)
    scenario.start("A")
    #expect(scenario.island == .compact("A"))
    #expect(scenario.effects.first == .phaseChanged("A", .active))
    #expect(scenario.effects.last == .placementChanged(scenario.engine.placement))
  }

  @Test func t2SecondActivityMakesThePair() {
    let scenario = pair()
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test(
    arguments: [
      (nil, "B"), ("B", "B"), ("A", "A"),
    ] as [(ActivityID?, ActivityID)])
  func t4TouchAndHoldExpands(pressed: ActivityID?, expanded: ActivityID) {
    var scenario = pair()
    scenario.gesture(.longPress(pressed))
    #expect(scenario.island == .expanded(expanded, cause: .press))
    #expect(scenario.engine.restingIsland == .pair(attached: "B", detached: "A"))
    // Nothing ends it but a person, or the system after eight hours.
    scenario.handle(.tick, at: 7 * Scenario.hour)
    #expect(scenario.island == .expanded(expanded, cause: .press))
  }

  @Test func t5AlertExpands() {
    var scenario = pair()
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.island == .expanded("A", cause: .alert))
    #expect(scenario.effects.contains(.alerted("A", Scenario.alert)))
    #expect(scenario.rule("A") == .alerted)
  }

  @Test func t5AlertTakesOverWhatIsExpanded() {
    var scenario = pair()
    scenario.gesture(.longPress("B"))
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.island == .expanded("A", cause: .alert))
  }

  @Test func t6TouchOutsideCollapses() {
    var scenario = pair()
    scenario.gesture(.longPress(nil))
    scenario.gesture(.collapse)
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test(arguments: [SwipeDirection.left, .right])
  func t7SwipeOverTheExpandedIslandCollapses(direction: SwipeDirection) {
    var scenario = pair()
    scenario.gesture(.longPress(nil))
    scenario.gesture(.swipe(direction))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test func t8AlertCollapsesAfterFourSeconds() {
    var scenario = pair()
    scenario.update("A", alert: Scenario.alert, at: 10)
    #expect(scenario.nextDeadline == 14)
    scenario.handle(.tick, at: 13.9)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.tick, at: 14)
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
  }

  @Test func t8AnotherAlertStartsTheFourSecondsAgain() {
    var scenario = pair()
    scenario.update("A", alert: Scenario.alert, at: 10)
    scenario.update("A", alert: Scenario.alert, at: 13)
    #expect(scenario.nextDeadline == 17)
    scenario.handle(.tick, at: 15)
    #expect(scenario.island == .expanded("A", cause: .alert))
  }

  @Test func t8TouchKeepsWhatAnAlertOpened() {
    var scenario = pair()
    scenario.update("A", alert: Scenario.alert, at: 10)
    scenario.gesture(.longPress(nil))
    scenario.update("A", alert: Scenario.alert)
    scenario.handle(.tick, at: 100)
    #expect(scenario.island == .expanded("A", cause: .press))
  }

  @Test(arguments: [SwipeDirection.left, .right])
  func t13SwipeHidesTheCompactActivity(direction: SwipeDirection) {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.swipe(direction))
    #expect(scenario.island == .idle)
    #expect(scenario.phase("A") == .active)
    #expect(scenario.rule("A") == .hidden)
    #expect(scenario.cards == ["A"])
  }

  @Test(arguments: [SwipeDirection.left, .right])
  func t14SwipeBringsTheHiddenActivityBack(direction: SwipeDirection) {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.swipe(.left))
    scenario.gesture(.swipe(direction))
    #expect(scenario.island == .compact("A"))
  }

  @Test func t15LeftHidesTheDetachedOne() {
    var scenario = pair()
    scenario.gesture(.swipe(.left))
    #expect(scenario.island == .compact("B"))
    #expect(scenario.rule("A") == .hidden)
  }

  @Test func t16RightBringsTheDetachedOneBack() {
    var scenario = pair()
    scenario.gesture(.swipe(.left))
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test func t17RightHidesTheAttachedOneAndTheOtherTakesItsPlace() {
    var scenario = pair()
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .compact("A"))
    #expect(scenario.rule("B") == .hidden)
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test(arguments: ["A", "B"])
  func t27SwipeHidesTheActivityThatItIsOn(name: String) {
    var scenario = pair()
    let otherName = name == "A" ? "B" : "A"
    let (id, other) = (ActivityID(name), ActivityID(otherName))
    scenario.gesture(.hide(id))
    #expect(scenario.island == .compact(other))
    #expect(scenario.rule(name) == .hidden)
    #expect(scenario.rule(otherName) == .othersHidden)
    #expect(scenario.reason(otherName)?.rival == id)
    scenario.gesture(.hide(id))
    #expect(scenario.island == .compact(other))
    scenario.gesture(.longPress(nil))
    scenario.gesture(.hide(other))
    #expect(scenario.island == .expanded(other, cause: .press))
  }

  @Test func bothCanBeHiddenAndComeBackLastOneFirst() {
    var scenario = pair()
    scenario.gesture(.swipe(.left))
    scenario.gesture(.swipe(.left))
    #expect(scenario.island == .idle)
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .compact("B"))
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test func aThirdActivityDoesNotSlipIntoAPlaceThatWasSwipedFree() {
    var scenario = pair()
    scenario.start("C")
    #expect(scenario.island == .pair(attached: "C", detached: "B"))
    scenario.gesture(.swipe(.left))
    #expect(scenario.island == .compact("C"))
    #expect(scenario.rule("A") == .outranked)
  }

  @Test(arguments: [
    IslandGesture.swipe(.left), .swipe(.right), .collapse, .longPress(nil), .longPress("A"),
  ])
  func t18GestureWithNothingToMoveIsRefused(gesture: IslandGesture) {
    var scenario = Scenario()
    scenario.gesture(gesture)
    #expect(scenario.effects == [.refused(.gestureWithoutEffect(gesture))])
  }

  @Test(arguments: [IslandGesture.longPress("A"), .longPress(nil)])
  func t18ThereIsNoPressOnAPressedIsland(gesture: IslandGesture) {
    var scenario = pair()
    scenario.gesture(.longPress("A"))
    scenario.gesture(gesture)
    #expect(scenario.refusals == [.gestureWithoutEffect(gesture)])
  }

  @Test func t19EndedActivityLeavesTheIslandAtOnceAndKeepsItsCard() {
    var scenario = pair()
    scenario.end("B")
    #expect(scenario.island == .compact("A"))
    #expect(scenario.cards == ["A", "B"])
    #expect(scenario.rule("B") == .ended)
  }

  @Test func t19EndClosesTheExpandedIsland() {
    var scenario = pair()
    scenario.gesture(.longPress("B"))
    scenario.end("B")
    #expect(scenario.island == .compact("A"))
  }

  @Test func t20SystemEndsAnActivityAfterEightHours() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.handle(.tick, at: 8 * Scenario.hour - 1)
    #expect(scenario.phase("A") == .active)
    scenario.handle(.tick, at: 8 * Scenario.hour)
    #expect(scenario.phase("A") == .ended)
    #expect(scenario.island == .idle)
    #expect(scenario.nextDeadline == 12 * Scenario.hour)
    scenario.handle(.tick, at: 12 * Scenario.hour)
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
    #expect(scenario.engine.records.isEmpty)
  }

  @Test func t21LockedDeviceShowsCardsInScoreOrder() {
    var scenario = pair()
    scenario.update("A", score: 5)
    scenario.start("C", score: 2)
    scenario.handle(.setLocked(true))
    #expect(scenario.island == .absent)
    #expect(scenario.cards == ["A", "C", "B"])
    #expect(scenario.rule("A") == .deviceLocked)
    scenario.handle(.setLocked(false))
    #expect(scenario.island == .pair(attached: "C", detached: "B"))
  }

  @Test func t21LockedDeviceDoesNotExpandForAlerts() {
    var scenario = pair()
    scenario.handle(.setLocked(true))
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.island == .absent)
    #expect(scenario.effects.contains(.alerted("A", Scenario.alert)))
    scenario.handle(.setLocked(false))
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
  }

  @Test func t22StaleDateMakesTheActivityStaleAndNothingElse() {
    var scenario = Scenario()
    scenario.start("A", stale: 15, at: 0)
    #expect(scenario.nextDeadline == 15)
    scenario.handle(.tick, at: 15)
    #expect(scenario.effects == [.phaseChanged("A", .stale)])
    #expect(scenario.island == .compact("A"))
    scenario.update("A")
    #expect(scenario.phase("A") == .active)
  }

  @Test func hiddenActivityComesBackWithItsAlert() {
    var scenario = pair()
    scenario.gesture(.swipe(.left))
    scenario.update("A", alert: Scenario.alert, at: 10)
    scenario.handle(.tick, at: 14)
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
  }

  /// The "State" vector of presentations.md §8.
  @Test func vectorOfTheSpecificationHolds() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    #expect(scenario.island == .compact("A"))
    scenario.start("B", at: 1)
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
    scenario.gesture(.swipe(.left))
    #expect(scenario.island == .compact("B"))
    #expect(scenario.phase("A") == .active)
    scenario.update("A", alert: Scenario.alert, at: 10)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.tick, at: 14)
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
    scenario.end("A")
    #expect(scenario.island == .compact("B"))
    // A has ended.
    #expect(scenario.cards == ["B", "A"])
    scenario.handle(.setLocked(true))
    #expect(scenario.cards == ["B", "A"])
    scenario.handle(.setLocked(false))
    #expect(scenario.island == .compact("B"))
  }

  private func pair() -> Scenario {
    var scenario = Scenario()
    scenario.start("A", at: 1)
    scenario.start("B", at: 2)
    return scenario
  }
}
