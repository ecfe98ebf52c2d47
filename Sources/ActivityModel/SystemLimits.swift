package import Foundation

/// The system's numbers for Live Activities, each with where it comes from; a value, so that a
/// test or a demo can run on others.
package struct SystemLimits: Codable, Hashable, Sendable {
  /// Seconds from its start until the system ends an activity: 8 hours ("Displaying live data
  /// with Live Activities"; activitykit.md §2.1).
  package var activeDuration: TimeInterval
  /// Seconds that a card may stay after the end: 4 hours (ActivityUIDismissalPolicy).
  package var lingerDuration: TimeInterval
  /// Bytes of the encoded attributes and content state together: 4 KB, which APNs enforces as
  /// 4096 ("Displaying live data with Live Activities").
  package var contentBytes: Int
  /// Running and scheduled activities of one app. Apple says that there is a limit; five was
  /// measured in the iOS 27.0 simulator (activitykit.md §2.1, M1).
  package var activitiesPerApp: Int
  /// Running and scheduled activities of all apps. The error `globalMaximumExceeded` is
  /// documented, its number is not: sixteen is our choice (activitykit.md §2.1).
  package var activitiesPerDevice: Int
  /// Seconds that an alert keeps the island expanded. Not published: four is our choice
  /// (presentations.md §2.2 T8).
  package var alertDuration: TimeInterval
  /// Seconds that the first update may be dated before the start; field reports say that about
  /// ten work and two hundred do not (activitykit.md §2.1).
  package var timestampTolerance: TimeInterval
  /// Seconds that an update may be dated ahead of the clock: 8 hours (Apple staff, developer
  /// forums 776165).
  package var timestampLead: TimeInterval

  package init(
    activeDuration: TimeInterval = 8 * 3_600, lingerDuration: TimeInterval = 4 * 3_600,
    contentBytes: Int = 4_096, activitiesPerApp: Int = 5, activitiesPerDevice: Int = 16,
    alertDuration: TimeInterval = 4, timestampTolerance: TimeInterval = 60,
    timestampLead: TimeInterval = 8 * 3_600
  ) {
    self.activeDuration = activeDuration
    self.lingerDuration = lingerDuration
    self.contentBytes = contentBytes
    self.activitiesPerApp = activitiesPerApp
    self.activitiesPerDevice = activitiesPerDevice
    self.alertDuration = alertDuration
    self.timestampTolerance = timestampTolerance
    self.timestampLead = timestampLead
  }

  package static let standard = SystemLimits()

  /// Seconds from the start until the card of an activity is gone in any case: 12 hours.
  package var totalDuration: TimeInterval { activeDuration + lingerDuration }
}
