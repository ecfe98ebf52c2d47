import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// activitykit.md §3: the thirteen rules of the order on the lock screen and in the island. Rules
/// 5 and 6 are vector 3, rule 11 is the drawer's, rule 12 is T24, rule 13 is in `SystemItemTests`.
struct OrderTests {
  @Test func rule1HighestScoreLeadsOnBothScreens() {
    var scenario = Scenario()
    scenario.start("A1", score: 1)
    scenario.start("A2", score: 1e9)
    scenario.start("A3", score: -2)
    #expect(scenario.island == .pair(attached: "A2", detached: "A1"))
    #expect(scenario.cards == ["A2", "A1", "A3"])
  }

  @Test func rule2EqualScoresFallBackToTheStart() {
    var scenario = Scenario()
    scenario.start("A2", score: 5)
    scenario.start("A1", score: 5)
    #expect(scenario.cards == ["A2", "A1"])
    #expect(
      scenario.reason("A2")
        == PlacementReason(.higherRelevance, rival: "A1", score: 5, rivalScore: 5))
  }

  @Test func rule3UpdateReplacesTheScore() {
    var scenario = Scenario()
    scenario.start("A1")
    scenario.start("A2", score: 5)
    #expect(scenario.cards == ["A2", "A1"])
    // The initialiser's default.
    scenario.update("A2")
    #expect(scenario.cards == ["A1", "A2"])
    #expect(scenario.effects.contains(.cardsChanged))
  }

  @Test func rule4OneAppIsCompact() {
    var scenario = Scenario(options: EngineOptions(sameAppMayFillBothPlaces: false))
    for number in 1...5 { scenario.start("A\(number)", score: Double(number)) }
    #expect(scenario.island == .compact("A5"))
  }

  @Test(arguments: [true, false])
  func rule7OneAppMayFillBothPlacesIfTheSwitchSaysSo(isOn: Bool) {
    var scenario = Scenario(options: EngineOptions(sameAppMayFillBothPlaces: isOn))
    scenario.start("A1")
    scenario.start("A2")
    #expect(
      scenario.island == (isOn ? .pair(attached: "A1", detached: "A2") : .compact("A1")))
  }

  @Test func rule8ThirdAppHasOnlyItsCard() {
    var scenario = Scenario()
    for id in ["A", "B", "C"] { scenario.start(id) }
    #expect(scenario.engine.placement.islandPresentation(of: "A") == nil)
    #expect(scenario.cards.contains("A"))
    #expect(scenario.rule("A") == .outranked)
  }

  @Test func rule9StaleOnesCompeteOthersDoNot() {
    var scenario = Scenario()
    scenario.start("A", stale: 10, at: 0)
    scenario.start("B", startDate: 1_000, at: 1)
    scenario.start("C", at: 2)
    scenario.end("C", at: 3)
    scenario.handle(.tick, at: 20)
    #expect(scenario.phase("A") == .stale)
    #expect(scenario.island == .compact("A"))
    #expect(scenario.rule("A") == .onlyActivity)
    #expect(scenario.rule("B") == .scheduled)
    #expect(scenario.rule("C") == .ended)
  }

  /// Rule 10 leaves the order between apps open; presentations.md §2.3 has the score.
  @Test func rule10CardsAreOrderedByScoreAcrossApps() {
    var scenario = Scenario()
    scenario.start("A", score: 1)
    scenario.start("B", score: 3)
    scenario.start("C", score: 2)
    scenario.update("A", score: 1, alert: Scenario.alert)
    #expect(scenario.cards == ["B", "C", "A"])
  }

  @Test func cardsAreReportedWhenTheyOrTheirOrderChange() {
    var scenario = Scenario()
    scenario.start("A", score: 5)
    #expect(scenario.effects.contains(.cardsChanged))
    scenario.start("B", score: 1)
    scenario.update("B", score: 2)
    #expect(scenario.effects == [.contentChanged("B")])
    scenario.update("B", score: 6)
    #expect(scenario.effects == [.contentChanged("B"), .cardsChanged])
    scenario.end("B")
    #expect(scenario.effects.contains(.cardsChanged), "a running card comes before an ended one")
    #expect(scenario.engine.cards == ["A", "B"])
    scenario.gesture(.dismissCard("B"))
    #expect(scenario.effects.contains(.cardsChanged))
    scenario.start("C", style: .transient)
    #expect(!scenario.effects.contains(.cardsChanged))
    scenario.start("D", startDate: 1_000)
    #expect(!scenario.effects.contains(.cardsChanged))
  }

  @Test(
    arguments: [(.newest, "B", "A"), (.earliest, "A", "B")]
      as [(EngineOptions.AttachRule, ActivityID, ActivityID)])
  func alertOfTheOlderOneAttachesItOnlyWhereTheNewestIsAttached(
    rule: EngineOptions.AttachRule, attached: ActivityID, detached: ActivityID
  ) {
    var scenario = Scenario(options: EngineOptions(attachRule: rule))
    scenario.start("A", at: 1)
    scenario.start("B", at: 2)
    #expect(scenario.island == .pair(attached: attached, detached: detached))
    scenario.update("A", alert: Scenario.alert, at: 3)
    scenario.handle(.tick, at: 10)
    #expect(scenario.island == .pair(attached: "A", detached: "B"))
    #expect(scenario.rule("A") == (rule == .newest ? .promotedLast(.alert) : .startedEarlier))
    #expect(scenario.rule("B") == (rule == .newest ? .promotedSecond(.start) : .startedLater))
    #expect(scenario.reason("B")?.rival == "A")
  }
}
