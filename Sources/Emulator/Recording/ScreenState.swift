package import ActivityModel
package import PhoneScreen

/// The user's changes to the screen that are visible and that the engine does not store.
package struct ScreenState: Codable, Hashable, Sendable {
  package var focus: ActivityID?
  package var control: Int?
  package var isHelpShown: Bool
  package var listStart: Int?
  package var notice: Notice?
  /// Nil in recordings made before this field existed.
  package var mode: ScreenMode?
  package var revealed: ActivityID?
}

extension SessionState {
  package var screen: ScreenState {
    get {
      ScreenState(
        focus: focus, control: control, isHelpShown: isHelpShown, listStart: listStart,
        notice: notice?.notice, mode: mode, revealed: revealed)
    }
    set {
      focus = newValue.focus
      control = newValue.control
      isHelpShown = newValue.isHelpShown
      listStart = newValue.listStart
      mode = newValue.mode ?? ScreenMode()
      revealed = newValue.revealed
      // The recording, not a timeout, ends the notice.
      notice = newValue.notice.map { TimedNotice(notice: $0, until: .infinity) }
    }
  }
}
