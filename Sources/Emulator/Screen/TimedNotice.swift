package import PhoneScreen

/// A notice on the screen, with the time when it disappears.
package struct TimedNotice: Sendable {
  package var notice: Notice
  /// When the notice disappears, in seconds of uptime.
  package var until: Double

  /// The seconds for which a notice is shown.
  package static let duration = 4.0

  package init(notice: Notice, until: Double) {
    self.notice = notice
    self.until = until
  }
}
