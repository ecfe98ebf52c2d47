package import ActivityModel
package import CellRaster
package import CursesTerminal
package import Foundation
package import PhoneScreen

/// What the person at the keys has done to the screen itself; the engine knows nothing of it.
package struct SessionState: Sendable {
  package struct TimedNotice: Sendable {
    package var notice: Notice
    /// Uptime in seconds.
    package var until: Double

    package init(notice: Notice, until: Double) {
      self.notice = notice
      self.until = until
    }
  }

  /// What is held down, to be drawn as such; nil when nothing is.
  package struct Touch: Hashable, Sendable {
    /// What was under it when it went down.
    package var target: HitRegion.Target?
    /// Uptime in seconds.
    package var since: Double
    /// The way of the button, once it has moved.
    package var drag: PointerDrag?
  }

  package var touch: Touch?
  /// What an alert has opened and a finger keeps open.
  package var heldAlert: ActivityID?
  /// The activity that Space, Enter and the arrows go to; nil is the first there is.
  package var focus: ActivityID?
  /// The control chosen with the arrow keys, counted from 0.
  package var control: Int?
  package var isHelpShown = false
  /// The activity that the list over the screen begins with, counted from 0; nil without a list.
  package var listStart: Int?
  package var notice: TimedNotice?
  /// What is looked at, and in which light.
  package var mode = ScreenMode()
  /// The card whose button a swipe has revealed.
  package var revealed: ActivityID?
  /// When the screen that an alert has lit goes dark again; uptime in seconds.
  package var darkAgain: Double?
  package var events: [ActivityPanel.Event] = []
  /// How many there have been, those included that are forgotten.
  package private(set) var eventCount = 0
  /// A button on a locked phone that waits to be pressed again.
  package var confirmation: HitRegion.Target?
  /// What people call the activities there are; for the last word about one that is gone.
  package var names: [ActivityID: String] = [:]
  /// What is said once: what widgets use that cannot be drawn, why pictures are not kept.
  package var reported: Set<String> = []

  package static let noticeSeconds = 4.0
  private static let keptEvents = 100

  package init() {}

  package mutating func tell(_ notice: Notice, at uptime: Double) {
    self.notice = TimedNotice(notice: notice, until: uptime + Self.noticeSeconds)
  }

  package mutating func log(_ text: String, time: String) {
    eventCount += 1
    events.append(ActivityPanel.Event(time: time, text: text))
    if events.count > Self.keptEvents { events.removeFirst() }
  }
}

/// The clock and the calendar in words, for status bar, lock screen and event list.
package struct ClockText: Sendable {
  private let calendar: Calendar

  package init(timeZone: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
  }

  /// `9:41`.
  package func time(_ date: Date) -> String {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return "\(parts.hour ?? 0):\(Self.padded(parts.minute ?? 0))"
  }

  /// `9:41:07`.
  package func precise(_ date: Date) -> String {
    "\(time(date)):\(Self.padded(calendar.component(.second, from: date)))"
  }

  /// What a clock does that is not the machine's: `×60`, `frozen 9:41:07`, `+3:59:00`; else nil.
  package func words(for clock: ClockReading) -> String? {
    if clock.isReal { return nil }
    if clock.rate == 0 { return "frozen \(precise(clock.date))" }
    if clock.rate != 1 {
      return "×" + (Int(exactly: clock.rate).map(String.init) ?? String(clock.rate))
    }
    let seconds = Int(min(abs(clock.ahead).rounded(), 1e9))
    let parts = [seconds / 60 % 60, seconds % 60].map(Self.padded)
    return "\(clock.ahead < 0 ? "-" : "+")\(seconds / 3_600):" + parts.joined(separator: ":")
  }

  /// `Wednesday, January 1`.
  package func day(_ date: Date) -> String {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let weekday = Self.weekdays[((parts.weekday ?? 1) - 1) % 7]
    let month = Self.months[((parts.month ?? 1) - 1) % 12]
    return "\(weekday), \(month) \(parts.day ?? 1)"
  }

  /// When `time` next reads differently.
  package func nextMinute(after date: Date) -> Date {
    let seconds = date.timeIntervalSinceReferenceDate
    return Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60 + 60)
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
