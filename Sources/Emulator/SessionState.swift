package import ActivityModel
import CellRaster
package import CursesTerminal
import Foundation
package import PhoneScreen

/// The state of the screen that the user controls directly and that the engine does not store.
package struct SessionState: Sendable {
  package struct TimedNotice: Sendable {
    package var notice: Notice
    /// When the notice disappears, in seconds of uptime.
    package var until: Double

    package init(notice: Notice, until: Double) {
      self.notice = notice
      self.until = until
    }
  }

  /// A press in progress.
  package struct Touch: Hashable, Sendable {
    /// The target under the pointer when the press began.
    package var target: HitRegion.Target?
    /// When the press began, in seconds of uptime.
    package var since: Double
    /// The drag; nil before the pointer has moved.
    package var drag: PointerDrag?
  }

  /// The press in progress, which is drawn as such; nil without one.
  package var touch: Touch?
  /// The activity that an alert has expanded and that a press keeps open.
  package var heldAlert: ActivityID?
  /// The activity that Space, Enter and the arrows apply to; nil: the first one.
  package var focus: ActivityID?
  /// The index of the control selected with the arrow keys.
  package var control: Int?
  package var isHelpShown = false
  /// The index of the first activity in the full-screen list; nil while the list is not shown.
  package var listStart: Int?
  package var notice: TimedNotice?
  /// The surface shown, and its settings.
  package var mode = ScreenMode()
  /// The card whose button a swipe has revealed.
  package var revealed: ActivityID?
  /// When Always-On resumes after an alert, in seconds of uptime; nil: it does not.
  package var darkAgain: Double?
  package var events: [ActivityPanel.Event] = []
  /// The number of all events so far, including those no longer in `events`.
  package private(set) var eventCount = 0
  /// The button on a locked phone that a second tap would authenticate.
  package var confirmation: HitRegion.Target?
  /// The names of the known activities, for messages about one that has been removed.
  package var names: [ActivityID: String] = [:]
  /// Problems already reported, each once: features that cannot be drawn, archives that cannot be
  /// saved.
  package var reported: Set<String> = []

  /// The seconds for which a notice is shown.
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
