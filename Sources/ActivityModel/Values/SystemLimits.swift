package import Foundation

/// The system's limits for Live Activities, each with its source; a value type, so that tests and
/// demos can use other limits.
package struct SystemLimits: Codable, Hashable, Sendable {
  /// Seconds from its start until the system ends an activity: 8 hours ("Displaying live data
  /// with Live Activities"; LIFE-1).
  package var activeDuration: TimeInterval
  /// Seconds that a card may stay after the end: 4 hours (ActivityUIDismissalPolicy; LIFE-2).
  package var lingerDuration: TimeInterval
  /// Bytes of the encoded attributes and content state together: 4 KB, which APNs enforces as
  /// 4096 ("Displaying live data with Live Activities").
  package var contentBytes: Int
  /// Running and scheduled activities of one app. Apple documents a limit without a number; five
  /// was measured in the iOS 27.0 simulator (LIFE-3).
  package var activitiesPerApp: Int
  /// Running and scheduled activities of all apps. The error `globalMaximumExceeded` is
  /// documented, its number is not: sixteen is our choice (LIFE-3).
  package var activitiesPerDevice: Int
  /// Seconds that an alert keeps the island expanded. Not published: four is our choice
  /// (GESTURE-8).
  package var alertDuration: TimeInterval
  /// Seconds that the timestamp of the first update may be before the start; field reports: about
  /// ten work, two hundred do not (LIFE-4).
  package var timestampTolerance: TimeInterval
  /// Seconds that an update's timestamp may be ahead of the clock: 8 hours (Apple staff, developer
  /// forums 776165).
  package var timestampLead: TimeInterval
  /// Pushes of priority 10 to one activity per `budgetWindow`. Apple documents a budget without a
  /// number; about fifteen an hour are reported, sixteen is our choice (PUSH-5).
  package var pushes: Int
  /// `pushes` for an app that declares frequent updates when Settings allow them: 229 to 236 were
  /// observed as remaining on a device, 240 is our choice (PUSH-5).
  package var frequentPushes: Int
  /// Activities that one app may start by push per `budgetWindow`; about ten, not configurable on
  /// a device (Apple staff, developer forums 799505; PUSH-6).
  package var pushStarts: Int
  /// Seconds of a budget's window: an hour (PUSH-5).
  package var budgetWindow: TimeInterval

  package init(
    activeDuration: TimeInterval = 8 * 3_600, lingerDuration: TimeInterval = 4 * 3_600,
    contentBytes: Int = 4_096, activitiesPerApp: Int = 5, activitiesPerDevice: Int = 16,
    alertDuration: TimeInterval = 4, timestampTolerance: TimeInterval = 60,
    timestampLead: TimeInterval = 8 * 3_600, pushes: Int = 16, frequentPushes: Int = 240,
    pushStarts: Int = 10, budgetWindow: TimeInterval = 3_600
  ) {
    self.activeDuration = activeDuration
    self.lingerDuration = lingerDuration
    self.contentBytes = contentBytes
    self.activitiesPerApp = activitiesPerApp
    self.activitiesPerDevice = activitiesPerDevice
    self.alertDuration = alertDuration
    self.timestampTolerance = timestampTolerance
    self.timestampLead = timestampLead
    self.pushes = pushes
    self.frequentPushes = frequentPushes
    self.pushStarts = pushStarts
    self.budgetWindow = budgetWindow
  }

  package static let standard = SystemLimits()

  /// Seconds from the start until an activity's card is removed at the latest: 12 hours.
  package var totalDuration: TimeInterval { activeDuration + lingerDuration }
}

extension SystemLimits {
  /// Every limit by name, for flags and the configuration file.
  package static var settings: [Setting<SystemLimits>] {
    [
      .seconds("activeDuration", \.activeDuration),
      .seconds("lingerDuration", \.lingerDuration),
      .count("contentBytes", \.contentBytes),
      .count("activitiesPerApp", \.activitiesPerApp),
      .count("activitiesPerDevice", \.activitiesPerDevice),
      .seconds("alertDuration", \.alertDuration),
      .seconds("timestampTolerance", \.timestampTolerance),
      .seconds("timestampLead", \.timestampLead),
      .count("pushes", \.pushes),
      .count("frequentPushes", \.frequentPushes),
      .count("pushStarts", \.pushStarts),
      .seconds("budgetWindow", \.budgetWindow),
    ]
  }

  /// Sets one limit by name, as in `set("activeDuration", to: "30s")`.
  ///
  /// - Throws: `SettingError` when there is no such limit or the text is malformed.
  package mutating func set(_ name: String, to text: String) throws(SettingError) {
    try Setting.set(name, to: text, in: &self, of: Self.settings)
  }
}
