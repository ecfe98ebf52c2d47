import ActivityModel
import Foundation
import Testing

struct ReasonTextTests {
  @Test(
    arguments: [
      (PlacementReason(.onlyActivity), Presentation.compact, "compact – the only one running"),
      (PlacementReason(.onlyActivity, rival: "d"), .compact, "compact – Delivery's app is open"),
      (
        PlacementReason(.promotedLast(.start), rival: "d", score: 50, rivalScore: 20),
        .minimalAttached, "attached – newest (beat Delivery 50 to 20)"
      ),
      (
        dated(.promotedLast(.alert), 90), .minimalAttached,
        "attached – newest alert (1 min after Delivery)"
      ),
      (
        dated(.promotedSecond(.start), -7_200), .minimalDetached,
        "bubble – second newest (2 h before Delivery)"
      ),
      (
        dated(.promotedSecond(.alert), 0), .minimalDetached,
        "bubble – second newest alert (tie with Delivery)"
      ),
      (
        dated(.promotedThird(.start), -60), .minimalDetached,
        "bubble – third newest (1 min before Delivery)"
      ),
      (
        dated(.promotedThird(.alert), 0), .minimalDetached,
        "bubble – third newest alert (tie with Delivery)"
      ),
      (
        dated(.startedEarlier, -0.5), .minimalAttached,
        "attached – started first (just before Delivery)"
      ),
      (
        dated(.startedLater, 3 * 86_400), .minimalDetached,
        "bubble – started later (3 d after Delivery)"
      ),
      (
        PlacementReason(.othersHidden, rival: "d"), .compact,
        "compact – Delivery is swiped away"
      ),
      (
        PlacementReason(.higherRelevance, rival: "d", score: 0, rivalScore: 0), .compact,
        "compact – first of its app (tied with Delivery at 0, started first)"
      ),
      (
        PlacementReason(.lowerRelevance, rival: "d", score: 0.5, rivalScore: 20), nil,
        "waiting – behind another of its app (lost to Delivery 0.5 to 20)"
      ),
      (
        PlacementReason(.lowerRelevance, rival: "d", score: 1, rivalScore: 1), .minimalDetached,
        "bubble – behind another of its app (tied with Delivery at 1, started later)"
      ),
      (
        PlacementReason(.outranked, rival: "d", otherRival: "e"), nil,
        "waiting – Score and Delivery started or alerted later"
      ),
      (
        PlacementReason(.outranked, rival: "d"), nil, "waiting – newer activities have the places"
      ),
      (PlacementReason(.covered, rival: "d"), nil, "behind – Delivery is open"),
      (PlacementReason(.systemItem(.call)), .minimalDetached, "bubble – a call has the island"),
      (PlacementReason(.systemItem(.hotspot)), nil, "waiting – the hotspot has the island"),
      (
        PlacementReason(.landscape), nil,
        "not in the island – the island shows nothing in landscape"
      ),
      (PlacementReason(.alerted), .banner, "banner – alerted"),
      (PlacementReason(.pressed), .expanded, "expanded – touched and held"),
      (PlacementReason(.transient), .expanded, "expanded – started in transient style"),
      (PlacementReason(.hidden), nil, "hidden – swiped away"),
      (PlacementReason(.appInForeground), nil, "not in the island – its app is in front"),
      (PlacementReason(.deviceLocked), .lockScreen, "lock screen – the device is locked"),
      (PlacementReason(.noIsland), nil, "not in the island – the device has no island"),
      (PlacementReason(.ended), nil, "ended – its card stays"),
      (
        PlacementReason(.ended, date: Date(timeIntervalSinceReferenceDate: 60)), nil,
        "ended – its card stays until 60.0"
      ),
      (PlacementReason(.scheduled), nil, "scheduled – starts later"),
      (
        PlacementReason(.promotedLast(.start), rival: "d", score: .infinity, rivalScore: 1e300),
        .compact,
        "compact – newest (beat Delivery inf to 1e+300)"
      ),
    ] as [(PlacementReason, Presentation?, String)])
  func reasonsReadAsWords(reason: PlacementReason, presentation: Presentation?, text: String) {
    #expect(
      ReasonText.text(
        for: reason, presentation: presentation,
        time: { "\($0.timeIntervalSinceReferenceDate)" }
      ) { id in
        id == "d" ? "Delivery" : id == "e" ? "Score" : "?"
      } == text)
  }
}

/// Decided by an instant `seconds` after the rival's.
private func dated(_ rule: PlacementReason.Rule, _ seconds: Double) -> PlacementReason {
  let date = Date(timeIntervalSinceReferenceDate: 0)
  return PlacementReason(
    rule, rival: "d", date: date.addingTimeInterval(seconds), rivalDate: date)
}

extension ActivityID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

struct ReasonCodingTests {
  @Test(arguments: [
    (PlacementReason.Rule.onlyActivity, #""onlyActivity""#),
    (.promotedLast(.alert), #""promotedLast.alert""#),
    (.promotedSecond(.start), #""promotedSecond.start""#),
    (.promotedThird(.alert), #""promotedThird.alert""#),
    (.systemItem(.call), #""systemItem.call""#), (.scheduled, #""scheduled""#),
  ])
  func aRuleIsOneWord(rule: PlacementReason.Rule, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(rule), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(PlacementReason.Rule.self, from: Data(json.utf8)) == rule)
  }

  @Test func anUnknownRuleIsNamed() {
    let error = #expect(throws: (any Error).self) {
      try JSONDecoder().decode(PlacementReason.Rule.self, from: Data(#""luck""#.utf8))
    }
    #expect(error.map { "\($0)" }?.contains("luck") == true)
  }
}
