import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// T3 and T9–T12 of presentations.md §2.2: what a tap opens or runs.
struct TapTests {
  private func one() -> Scenario {
    var scenario = Scenario()
    scenario.start("A")
    return scenario
  }

  @Test(arguments: ["app://order/1", nil] as [String?])
  func t3TapOnTheIslandOpensTheApp(url: String?) {
    var scenario = one()
    scenario.tap("A", .content(url: url))
    #expect(
      scenario.effects == [
        .appOpened(app: "A", url: url, activity: "A"), .placementChanged(Placement()),
      ])
    #expect(scenario.engine.foreground == "A")
    #expect(scenario.rule("A") == .appInForeground)
    scenario.handle(.setForeground(nil))
    #expect(scenario.island == .compact("A"))
  }

  @Test func t3TapOnOneOfThePairLeavesTheOther() {
    var scenario = one()
    scenario.start("B")
    scenario.tap("A", .content(url: nil))
    #expect(scenario.island == .compact("B"))
  }

  @Test func t9LinkInTheExpandedIslandIsOpened() {
    var scenario = one()
    scenario.gesture(.longPress("A"))
    scenario.tap("A", .link(url: "app://help"))
    #expect(scenario.effects.first == .appOpened(app: "A", url: "app://help", activity: "A"))
    #expect(scenario.island == .idle)
  }

  @Test func t10ContentOfTheExpandedIslandOpensTheApp() {
    var scenario = one()
    scenario.gesture(.longPress("A"))
    scenario.tap("A", .content(url: nil))
    #expect(scenario.effects.first == .appOpened(app: "A", url: nil, activity: "A"))
    #expect(scenario.island == .idle)
  }

  @Test func t11ControlRunsItsIntentAndOpensNothing() {
    var scenario = one()
    scenario.gesture(.longPress("A"))
    scenario.tap("A", .control("Pause"))
    #expect(scenario.effects == [.intentRequested("A", control: "Pause")])
    #expect(scenario.island == .expanded("A", cause: .press))
    #expect(scenario.engine.foreground == nil)
  }

  @Test(
    arguments: [.control("Pause"), .content(url: nil), .link(url: "app://help")] as [TapTarget])
  func t12LockedDeviceAsksWhoItIs(target: TapTarget) {
    var scenario = one()
    scenario.handle(.setLocked(true))
    scenario.tap("A", target)
    #expect(scenario.effects == [.refused(.needsAuthentication("A"))])
    scenario.handle(.authenticate)
    #expect(scenario.engine.isLocked)
    #expect(scenario.engine.isAuthenticated)
    scenario.tap("A", target)
    #expect(scenario.refusals.isEmpty)
    // A control works in place; an app is opened behind the lock screen, which goes away.
    #expect(scenario.engine.isLocked == (target == .control("Pause")))
  }

  @Test func t12AuthenticationLastsUntilTheDeviceIsLockedAgain() {
    var scenario = one()
    scenario.handle(.setLocked(true))
    scenario.handle(.authenticate)
    scenario.handle(.setLocked(false))
    scenario.handle(.setLocked(true))
    scenario.tap("A", .control("Pause"))
    #expect(scenario.refusals == [.needsAuthentication("A")])
  }

  @Test func authenticationOfAnUnlockedDeviceIsNone() {
    var scenario = one()
    scenario.handle(.authenticate)
    #expect(!scenario.engine.isAuthenticated)
    scenario.handle(.setLocked(true))
    #expect(!scenario.engine.isAuthenticated)
  }

  /// presentations.md §2.3, last row.
  @Test func endedCardStillOpensTheApp() {
    var scenario = one()
    scenario.end("A")
    scenario.tap("A", .content(url: nil))
    #expect(scenario.effects.contains(.appOpened(app: "A", url: nil, activity: "A")))
  }

  @Test func whatIsNotSeenIsNotTapped() {
    var scenario = one()
    scenario.start("S", startDate: 1_000)
    scenario.tap("S", .content(url: nil))
    #expect(
      scenario.refusals == [.gestureWithoutEffect(.tap("S", .content(url: nil)))])
    scenario.tap("?", .content(url: nil))
    #expect(scenario.refusals == [.unknown("?")])
  }

  @Test func transientActivityIsTappedWhileItIsExpanded() {
    var scenario = Scenario()
    scenario.start("T", style: .transient)
    scenario.tap("T", .control("Stop"))
    #expect(scenario.effects == [.intentRequested("T", control: "Stop")])
  }

  @Test func tapMeetsWhatHasFallenDueSinceTheLastEvent() {
    var scenario = Scenario()
    scenario.start("T", style: .transient, startDate: 100, at: 0)
    scenario.handle(
      .gesture(.tap("T", .control("Stop"))), at: 101)
    #expect(scenario.effects.contains(.intentRequested("T", control: "Stop")))
  }
}
