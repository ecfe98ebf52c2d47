package import Foundation

/// What a text that depends on the time must know to be read.
package struct TimedTextContext: Codable, Hashable, Sendable {
  package var now: Date
  /// A locale identifier such as `en_US`.
  package var locale: String
  /// A time zone identifier such as `Europe/Berlin`; one that is unknown is read as GMT.
  package var timeZone: String
  /// The display is in Always-On: seconds are not shown but in a countdown's last minute.
  package var isLuminanceReduced: Bool

  package init(
    now: Date, locale: String = "en_US", timeZone: String = "UTC",
    isLuminanceReduced: Bool = false
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.isLuminanceReduced = isLuminanceReduced
  }
}
