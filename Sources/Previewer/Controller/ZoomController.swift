import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen

/// Opens and closes the zoomed preview.
@MainActor
final class ZoomController {
  /// Nil while the sheet is shown.
  private(set) var preview: ZoomedPreview?
  private let configuration: EmulatorConfiguration
  private let clock: EmulatorClock
  private let wake: @Sendable () -> Void

  init(
    configuration: EmulatorConfiguration, clock: EmulatorClock, wake: @escaping @Sendable () -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
    self.wake = wake
  }

  /// The emulator of the zoomed preview; nil while the sheet is shown.
  var session: Session? { preview?.session }

  /// Zooms the focused presentation; false when there is nothing to show or no process.
  ///
  /// - Parameter process: Returns a new child process of the current build; nil before the first.
  func open(
    _ state: PreviewState, on screen: PreviewScreen, at now: Moment,
    process: () -> WidgetProcess?
  ) -> Bool {
    guard let entry = state.entry, let values = state.values, let process = process() else {
      return false
    }
    var settings = state.settings
    settings.isStale = state.isStale
    preview = ZoomedPreview(
      state.focus,
      ZoomedPreview.Parameters(
        entry: entry, values: values, settings: settings, configuration: configuration,
        clock: clock, size: screen.size, look: screen.look,
        reportsRelease: screen.reportsRelease, hasMouse: screen.hasMouse, wake: wake),
      process: process, at: now)
    return true
  }

  /// Stops the zoomed preview, whose last frame stays until `close` or `open`.
  func stop() { preview?.stop() }

  /// Stops the zoomed preview and removes it.
  func close() {
    stop()
    preview = nil
  }

  /// Returns the sheet's command for a key that the zoomed preview does not handle itself: Esc when
  /// nothing is open in it, states and toggles; nil for every other event.
  func command(for event: TerminalEvent) -> SheetCommand? {
    guard let preview, case .key(let press) = event, press.phase != .release,
      let command = SheetKeys.command(for: press)
    else { return nil }
    switch command {
    case .back: return preview.isAsOpened ? command : nil
    case .state, .toggle: return command
    case .move, .next, .previous, .first, .last, .page, .zoom, .preset, .widget, .form, .json,
      .toggles, .compare, .report, .inspect, .fit, .pictures, .rebuild, .clock, .help, .quit,
      .suspend:
      return nil
    }
  }
}
