import ActivityEngine
import CellRaster
import ActivityModel
import CursesTerminal
import LocalEngine
import PhoneScreen

/// Turns terminal events into actions, and passes these to what they are for: an overlay, a
/// command, or the target under the pointer.
@MainActor
final class InputHandler {
  let commands: CommandHandler
  let taps: TapHandler
  let touches: TouchHandler
  private var router: InputRouter
  /// True when the terminal reports the mouse.
  private var hasMouse: Bool
  private let screen: SessionScreen
  private let overlays: Overlays
  private let selection: Selection
  private let archives: ArchiveRequester
  private let recorder: Recorder?

  init(
    commands: CommandHandler, taps: TapHandler, touches: TouchHandler, reportsRelease: Bool,
    hasMouse: Bool, screen: SessionScreen, overlays: Overlays, selection: Selection,
    archives: ArchiveRequester, recorder: Recorder?
  ) {
    self.commands = commands
    self.taps = taps
    self.touches = touches
    router = InputRouter(reportsRelease: reportsRelease)
    self.hasMouse = hasMouse
    self.screen = screen
    self.overlays = overlays
    self.selection = selection
    self.archives = archives
    self.recorder = recorder
  }

  /// When `tick` must be called at the latest, in seconds of uptime.
  var deadline: Double? { router.deadline }

  /// The name of the key for a long press on this terminal.
  var holdKey: String {
    router.reportsRelease ? "hold space/e" : hasMouse ? "e/hold mouse" : "e"
  }

  /// True when Esc closes an overlay or a selection, or leaves an app.
  var hasSomethingOpen: Bool {
    hasOverlay || selection.control != nil || screen.revealed != nil
      || screen.driver.engine.foreground != nil
  }

  /// True while the help or the list is shown.
  var hasOverlay: Bool { overlays.help != nil || overlays.listStart != nil }

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
    if handlePage(event, at: now) { return }
    perform(router.handle(event, at: now.uptime), at: now)
  }

  private var pages: AppScreens { taps.pages }

  /// True while keys are typed into a field of the app in front.
  var isEditing: Bool { pages.editing != nil }

  /// Handles what belongs to the app in front: typing in a field, and the wheel.
  private func handlePage(_ event: TerminalEvent, at now: Moment) -> Bool {
    guard screen.display.page != nil, overlays.help == nil, overlays.listStart == nil else {
      return false
    }
    if case .mouse(let mouse) = event {
      switch mouse.phase {
      case .scrollUp: return pages.scroll(forwards: false, at: mouse.position) { _ in -2 }
      case .scrollDown: return pages.scroll(forwards: true, at: mouse.position) { _ in 2 }
      case .scrollLeft: return pages.scrollHorizontally(by: -4, at: mouse.position)
      case .scrollRight: return pages.scrollHorizontally(by: 4, at: mouse.position)
      default: break
      }
    }
    guard pages.editing != nil else { return false }
    switch event {
    case .paste(let text):
      pages.edit(at: now) { $0 += TerminalText.sanitised(text) }
      return true
    case .key(let stroke):
      guard stroke.phase != .release, !stroke.modifiers.contains(.control) else { return false }
      switch stroke.key {
      case .character(let character): pages.edit(at: now) { $0.append(character) }
      case .backspace: pages.edit(at: now) { if !$0.isEmpty { $0.removeLast() } }
      case .enter: pages.submit(at: now)
      case .escape: pages.endEditing(at: now)
      default: return false
      }
      return true
    default: return false
    }
  }

  /// Performs the actions that the time decides, such as a long press.
  func tick(at now: Moment) { perform(router.tick(at: now.uptime), at: now) }

  func perform(_ actions: [InputAction], at now: Moment) {
    for action in actions {
      screen.needsFrame = true
      if touch(action, at: now) { continue }
      if overlays.help != nil {
        handleHelp(action)
        continue
      }
      if let first = overlays.listStart, scrollList(action, from: first) { continue }
      switch action {
      case .command(let command): commands.perform(command, at: now)
      // What was pressed counts: meanwhile a picture may have given way to cells.
      case .tap(let point):
        let target = touches.touch.map(\.target) ?? screen.display.target(at: point)
        if target == nil, pages.closeSheet(at: point, now) { continue }
        taps.tap(target, at: now)
      case .longPress(let point): longPress(screen.display.target(at: point), at: now)
      case .swipe(let direction, let point):
        // On the lock screen the drag has already moved a card, and let it snap into place at its
        // end.
        if !screen.isLocked {
          let target = screen.display.target(at: point)
          if direction == .left, case .screen(let id) = target, pages.swipe(id, at: now) {
            continue
          }
          if screen.display.page != nil, !screen.isExpanded,
            screen.display.pageArea?.contains(point) == true
          {
            if direction == .right, !pages.isDragged(target) { _ = pages.goBack(at: now) }
            continue
          }
          touches.swipe(direction, on: target, at: now)
        }
      case .swipeUp(let point):
        // Over the screen of an app it has scrolled; at its lower edge it leads home, as elsewhere.
        if !pages.scrolls(from: point) { commands.perform(.collapse, at: now) }
      case .unboundKey, .press, .drag: break
      }
    }
  }

  /// Handles the start and end of presses, and drags; false for all other actions.
  private func touch(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .press(let isDown, let point):
      let target: HitRegion.Target? =
        point.map { screen.display.target(at: $0) } ?? selection.focusedTarget
      touches.press(isDown, target, at: now)
    case .drag(let drag):
      if overlays.help == nil, overlays.listStart == nil {
        pages.drag(drag, on: touches.touch?.target, at: now)
      }
      touches.drag(drag, at: now)
    case .command, .tap, .longPress, .swipe, .swipeUp, .unboundKey: return false
    }
    return true
  }

  private func longPress(_ target: HitRegion.Target?, at now: Moment) {
    switch target {
    case .island(let id), .control(let id, _), .link(let id, _):
      guard !screen.isLocked else { return }
      commands.longPress(id, at: now)
      // The press that expanded the island is still held down; its later movement must not drag the
      // island.
      perform(router.cancel(), at: now)
    case .screen(let id):
      // The press that has shown the menu must not press what it shows.
      if pages.hold(id, at: now) { perform(router.cancel(), at: now) }
    case .card, .clear, .app, .surface, nil: break
    }
  }

  /// Scrolls the help, or closes it with any other key.
  private func handleHelp(_ action: InputAction) {
    switch action {
    case .command(.selectControl(let forwards)):
      scrollHelp(by: forwards ? 1 : -1)
    case .command(.scroll(let forwards)):
      let page = max(screen.display.size.rows - 4, 1)
      scrollHelp(by: forwards ? page : -page)
    case .press, .drag: break
    case .command(.quit): commands.exitCode = 0
    case .command, .tap, .longPress, .swipe, .swipeUp, .unboundKey: overlays.help = nil
    }
  }

  private func scrollHelp(by rows: Int) {
    overlays.help.map { overlays.help = screen.display.scrolled($0, by: rows) }
  }

  /// Scrolls the list that begins with `first`, or closes it; false for actions that the list does
  /// not handle.
  private func scrollList(_ action: InputAction, from first: Int) -> Bool {
    switch action {
    case .command(.selectControl(let forwards)):
      let last = max(screen.driver.engine.records.count - 1, 0)
      overlays.listStart = min(max(first + (forwards ? 1 : -1), 0), last)
    case .command(.quit), .command(.suspend), .command(.help): return false
    case .press, .drag: break
    case .command, .tap, .longPress, .swipe, .swipeUp, .unboundKey: overlays.listStart = nil
    }
    return true
  }
}
