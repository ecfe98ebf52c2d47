import CellRaster
import CursesTerminal
import Emulator
import PhoneScreen

/// Opens and closes the zoomed preview.
@MainActor
final class ZoomController {
  /// Nil while the sheet is shown.
  private(set) var preview: (any Zoom)?
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
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - process: Returns a new child process of the current build; nil before the first.
  func open(
    _ state: PreviewState, name: String, on screen: PreviewScreen, at now: Moment,
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
        entry: entry, name: name, values: values, screen: zoomScreen(settings, on: screen)),
      process: process, at: now)
    return true
  }

  /// Zooms a preview of a plain view.
  ///
  /// - Parameters:
  ///   - source: The reloader of the build that has the preview.
  ///   - widgets: The process that draws the activities of the app, and their types; nil: none.
  /// - Throws: `ZoomedView.Failure` when its process cannot be started.
  func open(
    _ view: ViewTile, of source: Reloader, widgets: (process: WidgetProcess, types: [String])?,
    _ settings: SheetSettings, on screen: PreviewScreen, at now: Moment
  ) throws(ZoomedView.Failure) {
    preview = try ZoomedView(
      view, of: source, widgets: widgets, zoomScreen(settings, on: screen), at: now)
  }

  private func zoomScreen(_ settings: SheetSettings, on screen: PreviewScreen) -> ZoomScreen {
    ZoomScreen(
      settings: settings, configuration: configuration, clock: clock, size: screen.size,
      look: screen.look, reportsRelease: screen.reportsRelease, hasMouse: screen.hasMouse,
      wake: wake)
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
    if command == .back { return preview.isAsOpened ? command : nil }
    return preview.leaves(command) ? command : nil
  }
}
