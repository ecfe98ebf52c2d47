import Emulator
import PhoneScreen

/// Entering and leaving the zoomed preview.
extension PreviewController {
  /// Zooms the focused presentation, in a new child process of the current build.
  func zoom(at now: Moment) {
    guard let entry = state.entry, let values = state.values, let process = reloader.sibling()
    else { return }
    var settings = state.settings
    settings.isStale = state.isStale
    stage = ZoomedPreview(
      state.focus,
      ZoomedPreview.Setting(
        entry: entry, values: values, settings: settings, configuration: configuration,
        clock: clock, size: size, look: look, reportsRelease: reportsRelease, hasMouse: hasMouse,
        wake: wake),
      process: process, at: now)
    isDirty = true
  }

  /// Stops the zoomed preview and returns to the sheet.
  func leaveStage(at now: Moment) {
    stage?.stop()
    stage = nil
    useSettings()
    ask(at: now)
  }
}
