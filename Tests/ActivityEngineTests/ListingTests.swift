import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// The list that panel, command line and tests share.
struct ListingTests {
  private func lines(_ scenario: Scenario) -> [String] {
    scenario.engine.listings(time: { "\(Int($0.timeIntervalSince(Scenario.date(0))))" }) {
      "<\($0)>"
    }.map { "\($0.id) \($0.reasonText)" }
  }

  @Test func listSaysWhoIsWhereAndWhy() {
    var scenario = Scenario(options: EngineOptions())
    scenario.start("A", at: 0)
    scenario.start("B1", score: 50, at: 60)
    scenario.start("B2", score: 20, at: 61)
    scenario.start("C", at: 361)
    scenario.start("S", startDate: 9_000)
    scenario.start("X")
    scenario.end("X")
    #expect(
      lines(scenario) == [
        "B1 attached – started first (5 min before <C>)",
        "C bubble – started later (5 min after <B1>)",
        "B2 waiting – behind another of its app (lost to <B1> 20 to 50)",
        "A waiting – <B1> and <C> started or alerted later",
        "X ended – its card stays until 14764",
        "S scheduled – starts later",
      ])
  }

  @Test func appsBestBeatsItsOthersByScore() {
    var scenario = Scenario()
    scenario.start("B", at: 0)
    scenario.start("A1", score: 20, at: 60)
    scenario.start("A2", score: 50, at: 120)
    #expect(lines(scenario).first == "A2 attached – newest (beat <A1> 50 to 20)")
  }

  @Test func whatLiesBehindAnExpandedIslandSaysSo() {
    var scenario = Scenario()
    scenario.start("A", at: 0)
    scenario.start("B", at: 60)
    scenario.start("C", at: 120)
    scenario.gesture(.longPress("B"))
    #expect(
      lines(scenario) == [
        "B expanded – touched and held",
        "A waiting – <C> and <B> started or alerted later",
        "C behind – <B> is open",
      ])
  }

  @Test func lockedDeviceShowsCards() {
    var scenario = Scenario()
    scenario.start("A", score: 1)
    scenario.start("B", score: 2)
    scenario.handle(.setLocked(true))
    #expect(
      lines(scenario) == [
        "B lock screen – the device is locked", "A lock screen – the device is locked",
      ])
  }

  @Test func lineIsComplete() throws {
    var scenario = Scenario()
    scenario.start("A", score: 7, stale: 40, pushType: .token, at: 5)
    scenario.issue([1, 2], to: .activity("A"))
    let line = try #require(scenario.engine.listings(time: { "\($0)" }) { $0.rawValue }.first)
    #expect(line.id == "A")
    #expect(line.app == "A")
    #expect(line.attributesType == "Attributes")
    #expect(line.phase == .active)
    #expect(line.presentation == .compact)
    #expect(line.reason == PlacementReason(.onlyActivity))
    #expect(line.score == 7)
    #expect(line.startDate == Scenario.date(5))
    #expect(line.staleDate == Scenario.date(40))
    #expect(line.nextDeadline == Scenario.date(40))
    #expect(line.pushType == .token)
    #expect(line.pushToken == Data([1, 2]))
    scenario.handle(.tick, at: 40)
    let stale = try #require(scenario.engine.listings(time: { "\($0)" }) { $0.rawValue }.first)
    #expect(stale.nextDeadline == Scenario.date(5 + 8 * Scenario.hour))
  }

  @Test func everyActivityIsListedOnce() {
    var scenario = Scenario()
    for id in ["A", "B", "C", "D"] { scenario.start(id) }
    scenario.start("T", style: .transient)
    let ids = scenario.engine.listings(time: { "\($0)" }) { $0.rawValue }.map(\.id)
    #expect(Set(ids).count == 5)
    #expect(ids.count == 5)
    #expect(ids.first == "T")
  }
}
