import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// The sixteen vectors of activitykit.md §9, by number.
struct VectorTests {
  @Test func vector1FirstStartedOfAnAppIsInTheIsland() {
    var scenario = Scenario(options: EngineOptions(sameAppMayFillBothPlaces: false))
    scenario.start("A")
    scenario.start("B", app: "A")
    #expect(scenario.island == .compact("A"))
  }

  @Test func vector2HigherScoreTakesTheIslandAndTheTopOfTheLockScreen() {
    var scenario = Scenario(options: EngineOptions(sameAppMayFillBothPlaces: false))
    scenario.start("A")
    scenario.start("B", app: "A")
    scenario.update("B", score: 100)
    #expect(scenario.island == .compact("B"))
    #expect(scenario.cards == ["B", "A"])
  }

  /// The vector follows §3 rule 6; presentations.md §2.1, which is the default, has it reversed.
  @Test(
    arguments: [(.earliest, "X", "Y"), (.newest, "Y", "X")]
      as [(EngineOptions.AttachRule, ActivityID, ActivityID)])
  func vector3TwoAppsSharePlaces(
    rule: EngineOptions.AttachRule, attached: ActivityID, detached: ActivityID
  ) {
    var scenario = Scenario(options: EngineOptions(attachRule: rule))
    scenario.start("X")
    scenario.start("Y")
    #expect(scenario.island == .pair(attached: attached, detached: detached))
  }

  @Test func vector4RemainingOneIsCompact() {
    var scenario = Scenario()
    scenario.start("X")
    scenario.start("Y")
    scenario.end("Y")
    #expect(scenario.island == .compact("X"))
  }

  @Test func vector5OlderTimestampIsIgnored() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.update("A", state: "[1]", timestamp: 100, at: 100)
    scenario.update("A", state: "[2]", timestamp: 99, at: 101)
    #expect(scenario.engine.record("A")?.content.state == Data("[1]".utf8))
  }

  @Test func vector6DismissalDateIsClampedToFourHours() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.end("A", .after(Scenario.date(6 * Scenario.hour)), at: 0)
    #expect(scenario.nextDeadline == 4 * Scenario.hour)
    scenario.handle(.tick, at: 4 * Scenario.hour)
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
  }

  @Test func vector7SystemEndsAfterEightAndDismissesAfterTwelveHours() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.handle(.tick, at: 8 * Scenario.hour)
    #expect(scenario.phase("A") == .ended)
    #expect(scenario.island == .idle)
    scenario.handle(.tick, at: 12 * Scenario.hour)
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
  }

  @Test func vector8StaleComesAndGoes() {
    var scenario = Scenario()
    scenario.start("A", stale: 15, at: 0)
    scenario.handle(.tick, at: 14.9)
    #expect(scenario.phase("A") == .active)
    scenario.handle(.tick, at: 15)
    #expect(scenario.phase("A") == .stale)
    scenario.update("A")
    #expect(scenario.phase("A") == .active)
  }

  @Test func vector9SixthActivityIsRefusedWhateverItsType() {
    var scenario = Scenario()
    for number in 1...5 { scenario.start("A\(number)") }
    var request = Scenario.request("A6")
    request.attributesType = "Other"
    scenario.handle(.request(request))
    #expect(scenario.refusals == [.perAppLimit(app: "A", limit: 5)])
    #expect(scenario.engine.areActivitiesEnabled(for: "A"))
  }

  @Test func vector10PendingOneCounts() {
    var scenario = Scenario()
    for number in 1...4 { scenario.start("A\(number)") }
    scenario.start("A5", startDate: 1_000)
    scenario.start("A6")
    #expect(scenario.refusals == [.perAppLimit(app: "A", limit: 5)])
  }

  @Test(
    arguments: [(.background, false), (.foreground, true), (.intent, true), (.push, true)]
      as [(RequestOrigin, Bool)])
  func vector11RequestsComeFromTheForegroundOrAnIntent(origin: RequestOrigin, isAccepted: Bool) {
    var scenario = Scenario()
    scenario.start("A", origin: origin)
    #expect(scenario.refusals == (isAccepted ? [] : [.notVisible(app: "A")]))
  }

  @Test(arguments: [(4_096, true), (4_097, false)])
  func vector12AttributesAndStateTakeFourKilobytes(total: Int, isAccepted: Bool) {
    var scenario = Scenario()
    // The state is two bytes.
    scenario.start("A", bytes: total - 2)
    #expect(scenario.refusals == (isAccepted ? [] : [.tooLarge(bytes: total, limit: 4_096)]))
  }

  @Test func vector13SwipedCardIsDismissedForGood() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.dismissCard("A"))
    #expect(scenario.effects.first == .phaseChanged("A", .dismissed))
    scenario.update("A", state: "[1]")
    #expect(scenario.effects == [.refused(.unknown("A"))])
  }

  @Test func vector14UpdateAfterTheEndIsIgnored() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.end("A")
    scenario.update("A", state: "[1]")
    #expect(scenario.effects == [.refused(.alreadyEnded("A"))])
    #expect(scenario.engine.record("A")?.content.state == Data("{}".utf8))
  }

  @Test func vector15TokenComesAfterTheRequest() {
    var scenario = Scenario()
    scenario.start("A", pushType: .token)
    #expect(scenario.engine.record("A")?.pushToken == nil)
    #expect(scenario.effects.contains(.tokenWanted(.activity("A"))))
    scenario.issue([1, 2], to: .activity("A"))
    #expect(scenario.engine.record("A")?.pushToken == Data([1, 2]))
    #expect(scenario.effects == [.tokenChanged(.activity("A"), Data([1, 2]))])
  }

  @Test func vector16LockEndsATransientActivity() {
    var scenario = Scenario()
    scenario.start("A", style: .transient)
    scenario.handle(.setLocked(true))
    #expect(scenario.effects.first == .phaseChanged("A", .ended))
  }
}
