import ActivityEngine
import CellRaster
import ActivityModel
import CursesTerminal
import LocalEngine
import PhoneScreen

/// Turns terminal events into actions, and passes both down the chain of those that may take them.
@MainActor
final class InputHandler {
  let commands: CommandHandler
  /// The one in front comes first.
  private let chain: [any InputResponder]
  private let field: FieldResponder
  private var router: InputRouter
  /// True when the terminal reports the mouse.
  private var hasMouse: Bool
  private let screen: SessionScreen
  private let overlays: Overlays
  private let selection: Selection
  private let archives: ArchiveRequester
  private let recorder: Recorder?
  private let tips: UsageTips

  init(
    commands: CommandHandler, chain: [any InputResponder], field: FieldResponder,
    reportsRelease: Bool,
    hasMouse: Bool, screen: SessionScreen, overlays: Overlays, selection: Selection,
    archives: ArchiveRequester, recorder: Recorder?, tips: UsageTips
  ) {
    self.commands = commands
    self.chain = chain
    self.field = field
    router = InputRouter(reportsRelease: reportsRelease)
    self.hasMouse = hasMouse
    self.screen = screen
    self.overlays = overlays
    self.selection = selection
    self.archives = archives
    self.recorder = recorder
    self.tips = tips
  }

  /// When `tick` must be called at the latest, in seconds of uptime.
  var deadline: Double? { router.deadline }

  /// The name of the key for a long press on this terminal.
  var holdKey: String {
    router.reportsRelease ? "hold space/e" : hasMouse ? "e/hold mouse" : "e"
  }

  /// True when Esc closes an overlay or a selection, or leaves an app.
  var hasSomethingOpen: Bool {
    overlays.isShown || selection.control != nil || screen.revealed != nil
      || screen.driver.engine.foreground != nil
  }

  /// True while keys are typed into a field of the app in front.
  var isEditing: Bool { field.isEditing }

  /// True while the help or the list is shown.
  var hasOverlay: Bool { overlays.isShown }

  func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .resized(let size):
      screen.display.resize(to: size)
      recorder?.recordChange(.size(size), at: now.uptime)
      archives.refreshAll(at: now)
    case .resumed: screen.needsFrame = true
    case .closed(let closure): commands.exitCode = closure.exitCode
    case .profile(let profile):
      hasMouse = profile.hasMouse ?? false
      screen.display.adopt(depth: profile.depth, glyphs: profile.glyphs)
      screen.needsFrame = true
    case .key, .mouse, .focus, .paste: break
    }
    for responder in chain {
      if responder.take(event, at: now) { return }
      if responder.isModal { break }
    }
    perform(router.handle(event, at: now.uptime), at: now)
  }

  /// Performs the actions that the time decides, such as a long press.
  func tick(at now: Moment) { perform(router.tick(at: now.uptime), at: now) }

  func perform(_ actions: [InputAction], at now: Moment) {
    for action in actions {
      screen.needsFrame = true
      if case .command(let command) = action, !overlays.isShown { tips.use(command) }
      let isTaken = chain.contains { $0.take(action, at: now) }
      // The press is still held down: its later movement must not drag what it has expanded, nor press
      // the menu that it has shown.
      if isTaken, case .longPress = action, !overlays.isShown {
        perform(router.cancel(), at: now)
      }
    }
  }
}
