import ActivityModel
import LocalEngine
import PhoneScreen

/// Records the state of the screen that the user controls directly, and shows it in a replay.
@MainActor
final class SessionRecording {
  private let recorder: Recorder?
  private let screen: SessionScreen
  private let overlays: Overlays
  private let selection: Selection
  private let log: EventLog

  init(
    recorder: Recorder?, screen: SessionScreen, overlays: Overlays, selection: Selection,
    log: EventLog
  ) {
    self.recorder = recorder
    self.screen = screen
    self.overlays = overlays
    self.selection = selection
    self.log = log
  }

  /// Records the screen's state, and reports to the user when the recording has failed.
  func record(at now: Moment) {
    guard let recorder else { return }
    recorder.screen(state, at: now.uptime)
    if let failure = recorder.takeFailure() {
      log.showNotice("the recording has ended: \(failure.message)", at: now, isError: true)
    }
  }

  private var state: ScreenState {
    ScreenState(
      focus: selection.activity, control: selection.control, isHelpShown: overlays.help != nil,
      listStart: overlays.listStart, notice: log.notice?.notice, mode: screen.mode,
      revealed: screen.revealed)
  }

  /// Shows a recorded state.
  func show(_ state: ScreenState, at now: Moment) {
    selection.activity = state.focus
    selection.control = state.control
    overlays.help = state.isHelpShown ? overlays.help ?? KeyBindings.helpScreen : nil
    overlays.listStart = state.listStart
    log.showRecorded(state.notice)
    screen.mode = state.mode ?? ScreenMode()
    screen.reveal(state.revealed, at: now)
    screen.needsFrame = true
  }
}
