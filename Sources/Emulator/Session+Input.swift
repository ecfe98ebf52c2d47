import ActivityEngine
import ActivityModel
import CellRaster
package import CursesTerminal
import Foundation
import HostProtocol
import LocalEngine
package import PhoneScreen
import ViewArchive

/// Handling of keys and mouse.
extension Session {
  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .resized(let size):
      screen.resize(to: size)
      recorder?.change(.size(size), at: now.uptime)
      layOut(at: now)
    case .resumed: needsFrame = true
    case .closed(let closure): exitCode = closure.exitCode
    case .profile(let profile):
      hasMouse = profile.hasMouse ?? false
      needsFrame = true
    case .key, .mouse, .focus, .paste: break
    }
    perform(router.handle(event, at: now.uptime), at: now)
    record(at: now)
  }

  func perform(_ actions: [InputAction], at now: Moment) {
    for action in actions {
      needsFrame = true
      if touch(action, at: now) { continue }
      if state.isHelpShown {
        state.isHelpShown = false
        if action == .command(.quit) { exitCode = 0 }
        continue
      }
      if let first = state.listStart, browse(action, from: first) { continue }
      switch action {
      case .command(let command): perform(command, at: now)
      case .tap(let point): tap(screen.target(at: point), at: now)
      case .longPress(let point): longPress(screen.target(at: point), at: now)
      case .swipe(let direction, let point):
        // The drag has already moved and settled a card.
        if !isLocked { swipe(direction, on: screen.target(at: point), at: now) }
      case .any, .press, .drag: break
      }
    }
  }

  /// Handles the start and end of presses, and drags; false for all other actions.
  private func touch(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .press(let isDown, let point):
      press(isDown, point.map { screen.target(at: $0) } ?? focusedTarget, at: now)
    case .drag(let drag): self.drag(drag, at: now)
    case .command, .tap, .longPress, .swipe, .any: return false
    }
    return true
  }

  func perform(_ command: Command, at now: Moment) {
    switch command {
    case .longPress: gesture(.longPress(state.focus.flatMap(islandID)), at: now)
    case .collapse:
      state.control = nil
      if stepBack(at: now) { return }
      if case .expanded = placement.island {
        gesture(.collapse, at: now)
      } else {
        driver.submit(.setForeground(nil))
      }
    case .tap: tap(focusedTarget, at: now)
    case .nextActivity: focusNext(at: now)
    case .toggleLock: driver.submit(.setLocked(!isLocked))
    case .nextDevice: nextDevice(at: now)
    case .help: state.isHelpShown = true
    case .list: state.listStart = 0
    case .quit: exitCode = 0
    case .suspend: wantsSuspension = true
    case .swipe(let direction):
      swipe(direction, on: isLocked ? focus.current.map { .card($0) } : nil, at: now)
    case .selectControl(let forwards): selectControl(forwards)
    case .show(let surface): toggle(surface, at: now)
    case .alwaysOn: toggleAlwaysOn(at: now)
    case .night: toggleNight(at: now)
    case .turn: driver.submit(.setLandscape(!driver.engine.isLandscape))
    case .privacy:
      change(at: now) { $0.hidesCardsWhenLocked.toggle() }
      say(
        "cards are \(state.mode.hidesCardsWhenLocked ? "hidden" : "shown") when locked", at: now)
    case .systemItem: nextSystemItem(at: now)
    case .app(let index): toggleApp(index, at: now)
    case .clock(let key): turn(key, at: now)
    }
  }

  func longPress(_ target: HitRegion.Target?, at now: Moment) {
    switch target {
    case .island(let id), .control(let id, _), .link(let id, _):
      guard !isLocked else { return }
      gesture(.longPress(id), at: now)
      // The press that opened it must not drag it as well.
      perform(router.cancel(), at: now)
    case .card, .clear, .app, nil: break
    }
  }

  func swipe(
    _ direction: SwipeDirection, on target: HitRegion.Target?, at now: Moment
  ) {
    if case .card(let id) = target {
      if isLocked { swipeCard(id, direction, at: now) }
    } else if !isLocked {
      gesture(.swipe(direction), at: now)
    }
  }

  func tap(_ target: HitRegion.Target?, at now: Moment) {
    if tapSurface(target, at: now) { return }
    switch target {
    case .control(let id, let intent): press(intent, of: id, target: target, at: now)
    case .link(let id, let url): touch(id, .link(url: url.absoluteString), target, at: now)
    case .island(let id):
      open(id, store.archive(of: id)?.links.island, target, at: now)
    case .card(let id):
      open(id, store.archive(of: id)?.links.lockScreen, target, at: now)
    case .app(let index): toggleApp(index, at: now)
    case .clear: break
    case nil:
      if case .expanded = placement.island { gesture(.collapse, at: now) }
    }
  }

  /// Opens the link of the presentation, else the app (presentations.md §2.2 T3 and T10).
  func open(
    _ id: ActivityID, _ url: URL?, _ target: HitRegion.Target?, at now: Moment
  ) {
    touch(id, .content(url: url?.absoluteString), target, at: now)
  }

  func press(
    _ intent: IntentReference?, of id: ActivityID, target: HitRegion.Target?, at now: Moment
  ) {
    guard let intent else {
      say("a button with a closure does nothing here: give it an intent", at: now, isError: true)
      return
    }
    guard let record = driver.engine.record(id) else { return }
    for case .intentRequested in touch(id, .control(intent.typeName), target, at: now) {
      desk.perform(intent, of: record, at: now.uptime)
    }
  }

  /// Submits a tap to the engine. On a locked phone, a second tap on the same target counts as the
  /// authentication that the first one requires (T12).
  @discardableResult
  func touch(
    _ id: ActivityID, _ touched: TapTarget, _ target: HitRegion.Target?, at now: Moment
  ) -> [Effect] {
    if state.confirmation != nil, state.confirmation == target { driver.submit(.authenticate) }
    state.confirmation = nil
    let effects = driver.submit(.gesture(.tap(id, touched)))
    for effect in effects {
      switch effect {
      case .refused(.needsAuthentication):
        state.confirmation = target
        say("locked: press again to authenticate", at: now)
      case .refused(let refusal): say(RefusalText.words(for: refusal), at: now)
      case .appOpened(_, let url, _):
        say("\(name(of: id)) opens \(url ?? "its app: no link"); esc goes home", at: now)
      case .contentChanged, .phaseChanged, .cardsChanged, .placementChanged, .alerted,
        .tokenWanted, .tokenChanged, .authorizationChanged, .frequentPushesChanged,
        .intentRequested:
        break
      }
    }
    return effects
  }

  func gesture(_ gesture: IslandGesture, at now: Moment) {
    for case .refused(let refusal) in driver.submit(.gesture(gesture)) {
      say(RefusalText.words(for: refusal), at: now)
    }
  }

  // MARK: Focus

  var isLocked: Bool { driver.engine.isLocked }

  var focus: Focus {
    Focus(
      placement, cards: cards, isLocked: isLocked || state.mode.surface != .phone,
      chosen: state.focus)
  }

  /// Returns `id` when the island shows it, else nil.
  func islandID(_ id: ActivityID) -> ActivityID? {
    placement.islandPresentation(of: id) == nil ? nil : id
  }

  func focusNext(at now: Moment) {
    state.control = nil
    // In the expanded presentation, Tab expands the next activity instead.
    if case .expanded(let id, _) = placement.island, !isLocked,
      [.phone, .mac].contains(state.mode.surface)
    {
      let running = driver.engine.records.filter { $0.phase.isRunning }.map(\.id)
      guard running.count > 1, let index = running.firstIndex(of: id) else { return }
      gesture(.longPress(running[(index + 1) % running.count]), at: now)
    } else {
      state.focus = focus.next
    }
  }

  /// The controls that the arrow keys select: the island's, or the focused card's when locked.
  var controls: [HitRegion] {
    guard isLocked else { return screen.controls(ofCard: nil) }
    return focus.current.map { screen.controls(ofCard: $0) } ?? []
  }

  var selection: HitRegion.Target? {
    state.control.flatMap { controls.indices.contains($0) ? controls[$0].target : nil }
  }

  func selectControl(_ forwards: Bool) {
    let count = controls.count
    guard count > 0 else { return }
    let current = state.control ?? (forwards ? -1 : count)
    state.control = (current + (forwards ? 1 : count - 1)) % count
  }

  var focusedTarget: HitRegion.Target? {
    if let selection { return selection }
    guard let id = focus.current else { return nil }
    switch state.mode.surface {
    case .standBy: return state.mode.isStandByOpen ? .card(id) : .island(id)
    case .mac: return .island(id)
    case .watch, .carPlay: return .card(id)
    case .phone: break
    }
    if isLocked, state.revealed == id { return .clear(id) }
    return isLocked || islandID(id) == nil ? .card(id) : .island(id)
  }

  // MARK: Apps and devices

  func toggleApp(_ index: Int, at now: Moment) {
    guard runner.apps.indices.contains(index) else { return }
    let app = runner.apps[index]
    do {
      try runner.toggle(app, at: now.date)
    } catch {
      say("\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }

  func start(_ app: EmulatedApp, at now: Moment) {
    do {
      try runner.start(app, at: now.date)
    } catch {
      say("\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }
}
