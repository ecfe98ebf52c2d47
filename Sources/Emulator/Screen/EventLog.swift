import Foundation
package import PhoneScreen

/// The event list beside the phone, and the notice that is shown for some seconds.
@MainActor
package final class EventLog {
  package private(set) var events: [ActivityPanel.Event] = []
  /// The number of all events so far, including those no longer in `events`.
  package private(set) var count = 0
  package private(set) var notice: TimedNotice?

  private let text: ClockFormatter
  private let recorder: Recorder?
  private let screen: SessionScreen
  private static let keptEvents = 100
  /// What `showOnce` has shown.
  private var shown: Set<String> = []

  init(text: ClockFormatter, recorder: Recorder?, screen: SessionScreen) {
    self.text = text
    self.recorder = recorder
    self.screen = screen
  }

  /// Shows a notice and adds it to the event list.
  func showNotice(_ message: String, at now: Moment, isError: Bool = false) {
    show(Notice(message, isError: isError), at: now)
    appendAndRecord(message, at: now)
    screen.needsFrame = true
  }

  /// Shows a notice and adds it to the event list, the first time only.
  func showOnce(_ message: String, at now: Moment) {
    guard shown.count < Self.keptEvents, shown.insert(message).inserted else { return }
    showNotice(message, at: now, isError: true)
  }

  /// Shows a notice only.
  func show(_ notice: Notice, at now: Moment) {
    self.notice = TimedNotice(notice: notice, until: now.uptime + TimedNotice.duration)
  }

  /// Shows a notice of a recording, which ends by the recording and not by a timeout; nil: none.
  func showRecorded(_ notice: Notice?) {
    self.notice = notice.map { TimedNotice(notice: $0, until: .infinity) }
  }

  /// Removes the notice, because what it says no longer holds.
  func removeNotice() {
    guard notice != nil else { return }
    notice = nil
    screen.needsFrame = true
  }

  /// Removes the notice when its time is over; true when it has been removed.
  func removeExpiredNotice(at now: Moment) -> Bool {
    guard let notice, now.uptime >= notice.until else { return false }
    removeNotice()
    return true
  }

  /// Adds a line to the event list, and to the recording, that does not come from an effect of the
  /// engine.
  func appendAndRecord(_ message: String, at now: Moment) {
    recorder?.recordChange(.logged(message), at: now.uptime)
    append(message, at: now)
  }

  /// Adds a line to the event list only.
  func append(_ message: String, at now: Moment) {
    count += 1
    events.append(ActivityPanel.Event(time: text.precise(now.date), text: message))
    if events.count > Self.keptEvents { events.removeFirst() }
  }
}
