package import ActivityModel
package import PhoneScreen

/// What a person did to the screen that the engine knows nothing of, as far as it is seen.
package struct ScreenState: Codable, Hashable, Sendable {
  package var focus: ActivityID?
  package var control: Int?
  package var isHelpShown: Bool
  package var listStart: Int?
  package var notice: Notice?
  /// Nil in recordings of older runs.
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
      // It goes when the recording says so.
      notice = newValue.notice.map { TimedNotice(notice: $0, until: .infinity) }
    }
  }
}
