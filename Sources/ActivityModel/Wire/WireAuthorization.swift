/// The two switches for Live Activities in Settings.
package struct WireAuthorization: Codable, Hashable, Sendable {
  package var activities: Bool
  package var frequentPushes: Bool

  package init(activities: Bool, frequentPushes: Bool) {
    self.activities = activities
    self.frequentPushes = frequentPushes
  }
}
