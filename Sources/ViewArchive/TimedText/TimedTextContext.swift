package import Foundation

/// The inputs for formatting a text that depends on the time.
package struct TimedTextContext: Codable, Hashable, Sendable {
  package var now: Date
  /// A locale identifier such as `en_US`.
  package var locale: String
  /// A time zone identifier such as `Europe/Berlin`; an unknown one is treated as GMT.
  package var timeZone: String
  /// True in Always-On: seconds are hidden except in a countdown's last minute.
  package var isLuminanceReduced: Bool
  /// True where spaces have widths of their own; false: all are plain, as in a grid of cells.
  package var hasTypographicSpaces = false

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
