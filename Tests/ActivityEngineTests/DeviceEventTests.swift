import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// activitykit.md §2.3, and presentations.md §2.1's table of situations and devices.
struct DeviceEventTests {
  // MARK: §2.3

  @Test(arguments: [true, false])
  func rebootKeepsOrClearsActivitiesAsTheSwitchSays(clears: Bool) {
    var scenario = Scenario(options: EngineOptions(rebootClearsActivities: clears))
    scenario.start("A", pushType: .token)
    scenario.issue([1], to: .activity("A"))
    scenario.handle(.setForeground("B"))
    scenario.handle(.setSystemItem(.call))
    scenario.handle(.reboot)
    #expect(scenario.engine.isLocked)
    #expect(scenario.engine.foreground == nil)
    #expect(scenario.engine.systemItem == nil)
    #expect(scenario.phase("A") == (clears ? nil : .active))
    #expect(scenario.effects.contains(.tokenChanged(.activity("A"), nil)) == clears)
    scenario.handle(.setLocked(false))
    #expect(scenario.island == (clears ? .idle : .compact("A")))
  }

  @Test func rebootClosesWhatIsOpenAndBringsBackWhatIsHidden() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.gesture(.swipe(.left))
    scenario.start("T", style: .transient)
    scenario.handle(.reboot)
    #expect(scenario.phase("T") == nil)
    scenario.handle(.setLocked(false))
    #expect(scenario.island == .compact("A"))
  }

  @Test func uninstalledAppTakesActivitiesAndTokensWithIt() {
    var scenario = Scenario()
    let target = PushToken.Target.start(app: "A", attributesType: "Attributes")
    scenario.start("A1", pushType: .token)
    scenario.start("A2")
    scenario.start("B")
    scenario.issue([1], to: .activity("A1"))
    scenario.issue([2], to: target)
    scenario.handle(.setManifest(AppManifest(app: "A", supportsActivities: false)))
    scenario.handle(.setForeground("A"))
    scenario.handle(.uninstall("A"))
    #expect(
      scenario.effects.prefix(4) == [
        .phaseChanged("A1", .dismissed), .tokenChanged(.activity("A1"), nil),
        .phaseChanged("A2", .dismissed), .tokenChanged(target, nil),
      ])
    #expect(scenario.engine.records.map(\.id) == ["B"])
    #expect(scenario.engine.foreground == nil)
    #expect(scenario.engine.startToken(app: "A", attributesType: "Attributes") == nil)
    // Installed anew, it starts from nothing.
    #expect(scenario.engine.areActivitiesEnabled(for: "A"))
  }

  @Test func permissionIsReportedWhenItChanges() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.handle(.setAuthorized(true))
    #expect(scenario.effects.isEmpty)
    scenario.handle(.setAuthorized(false))
    #expect(
      scenario.effects.prefix(2) == [
        .authorizationChanged(false), .phaseChanged("A", .dismissed),
      ])
    scenario.handle(.setAuthorized(true))
    #expect(scenario.effects == [.authorizationChanged(true)])
  }

  // MARK: presentations.md §2.1

  struct Row: Sendable {
    var situation: String
    var events: [@Sendable (inout Scenario) -> Void]
    var island: Placement.Island
    var banner: ActivityID?
    var cards: [ActivityID]
  }

  private static let one: @Sendable (inout Scenario) -> Void = { $0.start("A", at: 1) }
  private static let two: @Sendable (inout Scenario) -> Void = { $0.start("B", at: 2) }
  private static let lock: @Sendable (inout Scenario) -> Void = { $0.handle(.setLocked(true)) }
  private static let alert: @Sendable (inout Scenario) -> Void = {
    $0.update("A", alert: Scenario.alert)
  }
  private static let silent: @Sendable (inout Scenario) -> Void = { $0.update("A", state: "[1]") }
  private static let front: @Sendable (inout Scenario) -> Void = { $0.handle(.setForeground("A")) }
  private static let transient: @Sendable (inout Scenario) -> Void = {
    $0.start("T", style: .transient)
  }
  private static let scheduled: @Sendable (inout Scenario) -> Void = {
    $0.start("S", alert: Scenario.alert, startDate: 50, at: 40)
    $0.handle(.tick, at: 50)
  }

  @Test(arguments: [
    Row(situation: "none", events: [], island: .idle, cards: []),
    Row(situation: "none, locked", events: [lock], island: .absent, cards: []),
    Row(situation: "one", events: [one], island: .compact("A"), cards: ["A"]),
    Row(situation: "one, locked", events: [one, lock], island: .absent, cards: ["A"]),
    Row(
      situation: "two", events: [one, two], island: .pair(attached: "B", detached: "A"),
      cards: ["A", "B"]),
    Row(situation: "two, locked", events: [one, two, lock], island: .absent, cards: ["A", "B"]),
    Row(situation: "own app in front", events: [one, front], island: .idle, cards: ["A"]),
    Row(
      situation: "alert", events: [one, alert], island: .expanded("A", cause: .alert),
      cards: ["A"]),
    Row(situation: "alert, locked", events: [one, lock, alert], island: .absent, cards: ["A"]),
    Row(situation: "silent update", events: [one, silent], island: .compact("A"), cards: ["A"]),
    Row(
      situation: "transient", events: [one, transient],
      island: .expanded("T", cause: .transient), cards: ["A"]),
    Row(situation: "transient, locked", events: [lock, transient], island: .absent, cards: []),
    Row(
      situation: "scheduled", events: [scheduled], island: .expanded("S", cause: .alert),
      cards: ["S"]),
  ])
  func islandDeviceShows(row: Row) {
    var scenario = Scenario()
    for event in row.events { event(&scenario) }
    #expect(scenario.island == row.island, "\(row.situation)")
    #expect(scenario.cards == row.cards, "\(row.situation)")
    #expect(scenario.engine.placement.banner == nil)
  }

  @Test(
    arguments: [
      Row(situation: "none", events: [], island: .absent, cards: []),
      Row(situation: "one", events: [one], island: .absent, cards: ["A"]),
      Row(situation: "two", events: [one, two], island: .absent, cards: ["A", "B"]),
      Row(situation: "alert", events: [one, alert], island: .absent, banner: "A", cards: ["A"]),
      Row(situation: "alert, locked", events: [one, lock, alert], island: .absent, cards: ["A"]),
      Row(
        situation: "alert, app in use", events: [one, front, alert], island: .absent,
        cards: ["A"]),
      Row(situation: "silent update", events: [one, silent], island: .absent, cards: ["A"]),
      Row(situation: "transient", events: [transient], island: .absent, cards: []),
      Row(
        situation: "scheduled", events: [scheduled], island: .absent, banner: "S", cards: ["S"]),
    ], ["iphone-14", "ipad"])
  func deviceWithoutIslandShows(row: Row, device: String) {
    var scenario = Scenario(device: device)
    for event in row.events { event(&scenario) }
    #expect(scenario.island == row.island, "\(row.situation)")
    #expect(scenario.engine.placement.banner == row.banner, "\(row.situation)")
    #expect(scenario.cards == row.cards, "\(row.situation)")
  }

  // MARK: presentations.md §2.6

  @Test func phaseDecidesWhereAnActivityIsSeen() {
    var scenario = Scenario()
    scenario.start("A", stale: 100, alert: Scenario.alert, startDate: 10, at: 0)
    var seen: [String] = []
    func note(_ scenario: Scenario) {
      let island = scenario.engine.placement.islandPresentation(of: "A")?.rawValue ?? "-"
      let card = scenario.cards.contains("A") ? "card" : "-"
      seen.append("\(scenario.phase("A")?.rawValue ?? "dismissed") \(island) \(card)")
    }
    note(scenario)
    for seconds in [20, 100, 8 * Scenario.hour + 10, 12 * Scenario.hour + 10] {
      scenario.handle(.tick, at: seconds)
      note(scenario)
    }
    #expect(
      seen == [
        "pending - -", "active compact card", "stale compact card", "ended - card",
        "dismissed - -",
      ])
  }
}
