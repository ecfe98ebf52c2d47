import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// presentations.md §2.1.
struct PlacementTests {
  @Test func withinAnAppTheFirstStartedLeads() {
    var scenario = Scenario()
    scenario.start("A1")
    scenario.start("A2")
    #expect(scenario.island == .pair(attached: "A1", detached: "A2"))
    #expect(
      scenario.reason("A1")
        == PlacementReason(.higherRelevance, rival: "A2", score: 0, rivalScore: 0))
  }

  @Test func withinAnAppTheHigherScoreLeads() {
    var scenario = Scenario()
    scenario.start("A1")
    scenario.start("A2")
    scenario.update("A2", score: 100)
    #expect(scenario.island == .pair(attached: "A2", detached: "A1"))
    #expect(scenario.cards == ["A2", "A1"])
    #expect(
      scenario.reason("A1")
        == PlacementReason(.lowerRelevance, rival: "A2", score: 0, rivalScore: 100))
  }

  @Test func withoutTheSwitchOneAppHasOnePlace() {
    var scenario = Scenario(
      options: EngineOptions(sameAppMayFillBothPlaces: false, attachRule: .newest))
    scenario.start("A1")
    scenario.start("A2")
    #expect(scenario.island == .compact("A1"))
    #expect(scenario.rule("A2") == .lowerRelevance)
    scenario.start("B")
    #expect(scenario.island == .pair(attached: "B", detached: "A1"))
  }

  @Test func otherAppsComeBeforeTheSecondActivityOfTheSame() {
    var scenario = Scenario()
    scenario.start("B")
    scenario.start("A1", score: 20)
    scenario.start("A2", score: 50)
    #expect(scenario.island == .pair(attached: "A2", detached: "B"))
    #expect(
      scenario.reason("A2")
        == PlacementReason(.promotedLast(.start), rival: "A1", score: 50, rivalScore: 20))
    #expect(
      scenario.reason("B")
        == PlacementReason(
          .promotedSecond(.start), rival: "A2", date: Scenario.date(1),
          rivalDate: Scenario.date(3)))
    #expect(scenario.rule("A1") == .lowerRelevance)
  }

  @Test func theTwoNewestAppsHaveThePlaces() {
    var scenario = Scenario()
    for id in ["A", "B", "C"] { scenario.start(id) }
    #expect(scenario.island == .pair(attached: "C", detached: "B"))
    #expect(
      scenario.reason("A")
        == PlacementReason(.outranked, rival: "B", otherRival: "C"))
    // A score decides nothing between apps, and neither does a silent update.
    scenario.update("A", score: 100)
    #expect(scenario.island == .pair(attached: "C", detached: "B"))
    scenario.update("A", alert: Scenario.alert, at: 50)
    scenario.handle(.tick, at: 54)
    #expect(scenario.island == .pair(attached: "A", detached: "C"))
  }

  @Test func onlyActivitySaysSo() {
    var scenario = Scenario()
    scenario.start("A")
    #expect(scenario.reason("A") == PlacementReason(.onlyActivity))
  }

  @Test func activityOfTheAppInFrontIsNotInTheIsland() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.start("B")
    scenario.handle(.setForeground("B"))
    #expect(scenario.island == .compact("A"))
    #expect(scenario.rule("B") == .appInForeground)
    scenario.update("B", alert: Scenario.alert)
    #expect(scenario.island == .compact("A"))
    #expect(scenario.effects.contains(.alerted("B", Scenario.alert)))
    scenario.handle(.setForeground(nil))
    #expect(scenario.island == .pair(attached: "B", detached: "A"))
  }

  @Test func openingAnAppClosesWhatIsPressed() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.longPress(nil))
    scenario.handle(.setForeground("elsewhere"))
    #expect(scenario.island == .compact("A"))
  }

  @Test func alertOfTheAppInFrontDoesNotDisturbWhatIsPressed() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.start("B")
    scenario.handle(.setForeground("B"))
    scenario.gesture(.longPress("A"))
    scenario.update("B", alert: Scenario.alert)
    #expect(scenario.island == .expanded("A", cause: .press))
  }

  @Test(arguments: ["iphone-14", "ipad"])
  func deviceWithoutIslandShowsABannerForAlerts(device: String) {
    var scenario = Scenario(device: device)
    scenario.start("A", at: 0)
    #expect(scenario.island == .absent)
    #expect(scenario.rule("A") == .noIsland)
    scenario.update("A", at: 5)
    #expect(scenario.engine.placement.banner == nil)
    scenario.update("A", alert: Scenario.alert, at: 10)
    #expect(scenario.engine.placement.banner == "A")
    #expect(scenario.engine.placement.islandPresentation(of: "A") == .banner)
    #expect(scenario.rule("A") == .alerted)
    scenario.handle(.tick, at: 14)
    #expect(scenario.engine.placement.banner == nil)
    scenario.handle(.setForeground("A"))
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.engine.placement.banner == nil)
    scenario.handle(.setForeground(nil))
    scenario.handle(.setLocked(true))
    scenario.update("A", alert: Scenario.alert)
    #expect(scenario.engine.placement.banner == nil)
  }

  @Test func bannerCanBePushedAway() {
    var scenario = Scenario(device: "iphone-14")
    scenario.start("A", alert: Scenario.alert)
    scenario.gesture(.collapse)
    #expect(scenario.engine.placement.banner == nil)
  }

  @Test func alertingStartExpands() {
    var scenario = Scenario()
    scenario.start("A", alert: Scenario.alert)
    #expect(scenario.island == .expanded("A", cause: .alert))
  }

  @Test func scoreThatIsNoNumberCountsAsNone() {
    var scenario = Scenario()
    scenario.start("A1", score: .nan)
    scenario.start("A2", score: -1)
    #expect(scenario.island == .pair(attached: "A1", detached: "A2"))
    #expect(scenario.engine.record("A1")?.content.relevanceScore == 0)
  }

  /// JSON, in which engines are stored, has no word for them.
  @Test func endlessNumbersAreMadeFinite() {
    var scenario = Scenario()
    let endless = Date(timeIntervalSinceReferenceDate: .infinity)
    var request = Scenario.request("A")
    request.content.relevanceScore = -.infinity
    request.content.staleDate = endless
    request.startDate = endless
    scenario.handle(.request(request))
    let record = scenario.engine.record("A")
    #expect(record?.content.relevanceScore == -Double.greatestFiniteMagnitude)
    #expect(record?.content.staleDate == nil)
    #expect(record?.phase == .active)
    var update = ActivityUpdate(id: "A", content: Scenario.content(score: .infinity))
    update.content.staleDate = Date(timeIntervalSinceReferenceDate: -.infinity)
    scenario.handle(.update(update))
    #expect(
      scenario.engine.record("A")?.content.relevanceScore == Double.greatestFiniteMagnitude)
    #expect(scenario.phase("A") == .stale)
    #expect(throws: Never.self) { try JSONEncoder().encode(scenario.engine) }
  }

  @Test func recordsAreOrderedByStartThenByRequest() {
    var scenario = Scenario()
    scenario.start("C", startDate: 500, at: 0)
    scenario.start("B", at: 1)
    scenario.start("A", at: 1)
    #expect(scenario.engine.records.map(\.id) == ["B", "A", "C"])
  }

  @Test func placementIsReportedOnlyWhenItChanges() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.update("A", state: "[1]")
    #expect(scenario.effects == [.contentChanged("A")])
    scenario.handle(.setForeground("elsewhere"))
    #expect(scenario.effects.isEmpty)
  }
}

/// Devices with three places (presentations.md §2.1 rule 4).
struct ThreePlacesTests {
  private func engine(_ places: Int?) -> Engine {
    var device = DeviceCatalog.standard
    device.islandPlaces = places
    var engine = Engine(device: device)
    for (index, name) in ["A", "B", "C", "D"].enumerated() {
      _ = engine.handle(
        .request(
          ActivityRequest(
            id: ActivityID(name), app: "app.\(name)", attributesType: "T",
            attributes: Data("{}".utf8), content: ActivityContentRecord(state: Data("{}".utf8)))),
        at: Date(timeIntervalSinceReferenceDate: Double(index)))
    }
    return engine
  }

  @Test func theThreeNewestHaveThem() {
    #expect(
      engine(3).placement.island == .trio(attached: "B", detached: "C", third: "D"))
    let rivals = ["B", "C", "D"].map { engine(3).reason(for: ActivityID($0))?.rival }
    #expect(rivals == ["C", "B", "B"])
    #expect(engine(nil).placement.island == .pair(attached: "C", detached: "D"))
  }

  @Test func aSwipeHidesTheLastBubbleOrTheAttachedOne() {
    var engine = engine(3)
    let now = Date(timeIntervalSinceReferenceDate: 9)
    _ = engine.handle(.gesture(.swipe(.left)), at: now)
    #expect(engine.placement.island == .pair(attached: "B", detached: "C"))
    _ = engine.handle(.gesture(.swipe(.right)), at: now)
    #expect(engine.placement.island == .compact("C"))
  }

  @Test func everyBubbleCanBePressed() {
    var engine = engine(3)
    _ = engine.handle(
      .gesture(.longPress("B")), at: Date(timeIntervalSinceReferenceDate: 9))
    #expect(engine.placement.island == .expanded("B", cause: .press))
  }
}
