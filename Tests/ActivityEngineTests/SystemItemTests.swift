import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// Landscape and the system's own items: T23–T25 of presentations.md §2.2, rule 13 of
/// activitykit.md §3.
struct SystemItemTests {
  private func pair(_ options: EngineOptions = EngineOptions()) -> Scenario {
    var options = options
    options.attachRule = .newest
    var scenario = Scenario(options: options)
    scenario.start("A", at: 1)
    scenario.start("B", at: 2)
    return scenario
  }

  // MARK: Landscape

  @Test(arguments: [SystemVersion(16, 1), SystemVersion(26, 9)])
  func t23LandscapeShowsNothingBeforeTwentySeven(version: SystemVersion) {
    var scenario = pair(EngineOptions(systemVersion: version))
    scenario.handle(.setLandscape(true))
    #expect(scenario.island == .absent)
    #expect(!scenario.engine.placement.isLimitedInWidth)
    #expect(scenario.rule("A") == .landscape)
    scenario.gesture(.longPress(nil))
    #expect(scenario.refusals == [.gestureWithoutEffect(.longPress(nil))])
    scenario.gesture(.swipe(.left))
    #expect(scenario.refusals == [.gestureWithoutEffect(.swipe(.left))])
    scenario.update("A", alert: Scenario.alert, at: 10)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.tick, at: 14)
    #expect(scenario.island == .absent)
    scenario.handle(.setLandscape(false))
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
  }

  @Test func t24LandscapeIsLimitedInWidthFromTwentySevenOn() {
    var scenario = pair()
    scenario.handle(.setLandscape(true))
    let placement = Placement(
      island: .pair(attached: "B", detached: "A"), isLimitedInWidth: true)
    #expect(scenario.effects == [.placementChanged(placement)])
    scenario.gesture(.longPress(nil))
    #expect(scenario.island == .expanded("B", cause: .press))
    scenario.handle(.setLandscape(false))
    #expect(!scenario.engine.placement.isLimitedInWidth)
  }

  // MARK: System items

  @Test(arguments: SystemItem.allCases)
  func rule13SystemItemTakesTheFirstPlace(item: SystemItem) {
    var scenario = pair()
    scenario.handle(.setSystemItem(item))
    #expect(scenario.island == .system(item, detached: item.fillsIsland ? nil : "B"))
    #expect(scenario.rule("B") == .systemItem(item))
    #expect(scenario.rule("A") == .systemItem(item))
    scenario.handle(.setSystemItem(nil))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test func rule13AlertAndPressOpenOverIt() {
    var scenario = pair()
    scenario.handle(.setSystemItem(.call))
    scenario.gesture(.longPress("A"))
    #expect(scenario.refusals == [.gestureWithoutEffect(.longPress("A"))])
    scenario.gesture(.longPress(nil))
    #expect(scenario.island == .expanded("B", cause: .press))
    #expect(scenario.engine.restingIsland == .system(.call, detached: "B"))
    scenario.gesture(.collapse)
    scenario.update("A", alert: Scenario.alert, at: 10)
    #expect(scenario.island == .expanded("A", cause: .alert))
    scenario.handle(.tick, at: 14)
    #expect(scenario.island == .system(.call, detached: "A"))
  }

  @Test func rule13LockedDeviceHasNoIslandForItEither() {
    var scenario = pair()
    scenario.handle(.setSystemItem(.call))
    scenario.handle(.setLocked(true))
    #expect(scenario.island == .absent)
  }

  @Test(arguments: SystemItem.allCases, [SwipeDirection.left, .right])
  func t25SystemItemCannotBeSwipedAway(item: SystemItem, direction: SwipeDirection) {
    var scenario = Scenario()
    scenario.handle(.setSystemItem(item))
    scenario.gesture(.swipe(direction))
    #expect(scenario.effects == [.refused(.systemItemStays(item))])
  }

  @Test func t25ActivityBesideItCanBeHiddenAndBroughtBack() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.handle(.setSystemItem(.navigation))
    scenario.gesture(.swipe(.left))
    #expect(scenario.island == .system(.navigation, detached: nil))
    #expect(scenario.rule("A") == .hidden)
    scenario.gesture(.swipe(.right))
    #expect(scenario.island == .system(.navigation, detached: "A"))
    scenario.gesture(.swipe(.right))
    #expect(scenario.refusals == [.systemItemStays(.navigation)])
  }
}
