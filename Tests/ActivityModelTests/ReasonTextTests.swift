import ActivityModel
import Testing

struct ReasonTextTests {
  @Test(
    arguments: [
      (PlacementReason(.onlyActivity), Presentation.compact, "compact: the only one running"),
      (
        PlacementReason(.promotedLast, rival: "d", score: 50, rivalScore: 20), .minimalAttached,
        "attached: started or alerted last; beat Delivery 50 to 20"
      ),
      (
        PlacementReason(.promotedLast, rival: "d"), .minimalAttached,
        "attached: started or alerted last; ahead of Delivery"
      ),
      (
        PlacementReason(.promotedSecond, rival: "d"), .minimalDetached,
        "detached: started or alerted last but one; after Delivery"
      ),
      (
        PlacementReason(.higherRelevance, rival: "d", score: 0, rivalScore: 0), .compact,
        "compact: first of its app; tied with Delivery at 0, started first"
      ),
      (
        PlacementReason(.lowerRelevance, rival: "d", score: 0.5, rivalScore: 20), nil,
        "not in the island: behind another of its app; lost to Delivery 0.5 to 20"
      ),
      (
        PlacementReason(.lowerRelevance, rival: "d", score: 1, rivalScore: 1), .minimalDetached,
        "detached: behind another of its app; tied with Delivery at 1, started later"
      ),
      (
        PlacementReason(.outranked, rival: "d"), nil,
        "not in the island: two newer ones have the places; after Delivery"
      ),
      (PlacementReason(.alerted), .banner, "banner: alerted"),
      (PlacementReason(.pressed), .expanded, "expanded: touched and held"),
      (PlacementReason(.transient), .expanded, "expanded: started in transient style"),
      (PlacementReason(.hidden), nil, "not in the island: swiped away"),
      (PlacementReason(.appInForeground), nil, "not in the island: its app is in front"),
      (PlacementReason(.deviceLocked), .lockScreen, "lock screen: the device is locked"),
      (PlacementReason(.noIsland), nil, "not in the island: the device has no island"),
      (PlacementReason(.ended), nil, "not in the island: ended"),
      (PlacementReason(.scheduled), nil, "not in the island: starts later"),
      (
        PlacementReason(.promotedLast, rival: "d", score: .infinity, rivalScore: 1e300), .compact,
        "compact: started or alerted last; beat Delivery inf to 1e+300"
      ),
    ] as [(PlacementReason, Presentation?, String)])
  func reasonsReadAsWords(reason: PlacementReason, presentation: Presentation?, words: String) {
    #expect(
      ReasonText.words(for: reason, presentation: presentation) { id in
        id == "d" ? "Delivery" : "?"
      } == words)
  }
}

extension ActivityID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
