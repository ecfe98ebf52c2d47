package import Foundation

/// The whole of a running island in one answer: the phone, and every activity on it.
package struct ActivityReport: Codable, Hashable, Sendable {
  /// The emulator's date, which may not be the machine's.
  package var now: Date
  package var device: Device
  package var isLocked: Bool
  /// The app in front, by bundle identifier.
  package var foreground: String?
  package var allowsActivities: Bool
  package var allowsFrequentPushes: Bool
  /// The island's first, then the cards, then the rest.
  package var activities: [ActivityListing]

  package init(
    now: Date, device: Device, isLocked: Bool, foreground: String?, allowsActivities: Bool,
    allowsFrequentPushes: Bool, activities: [ActivityListing]
  ) {
    self.now = now
    self.device = device
    self.isLocked = isLocked
    self.foreground = foreground
    self.allowsActivities = allowsActivities
    self.allowsFrequentPushes = allowsFrequentPushes
    self.activities = activities
  }
}
