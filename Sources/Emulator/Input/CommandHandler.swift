import ActivityEngine
import ActivityModel
import CellRaster
import LocalEngine
import PhoneScreen

/// Performs what nothing before the island has taken: commands, and touches of it and of cards.
@MainActor
final class CommandHandler: InputResponder {
  /// The exit code of the program; nil: it continues to run.
  var exitCode: Int32?
  var wantsSuspension = false
  let clock: ClockController
  private let screen: SessionScreen
  private let overlays: Overlays
  private let selection: Selection
  private let gestures: GestureSender
  private let taps: TapHandler
  let touches: TouchHandler
  private let apps: AppLauncher
  private let tips: UsageTips

  init(
    screen: SessionScreen, overlays: Overlays, selection: Selection,
    gestures: GestureSender, taps: TapHandler, touches: TouchHandler, apps: AppLauncher,
    tips: UsageTips,
    clock: ClockController
  ) {
    self.screen = screen
    self.overlays = overlays
    self.selection = selection
    self.gestures = gestures
    self.taps = taps
    self.touches = touches
    self.apps = apps
    self.tips = tips
    self.clock = clock
  }

  func take(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .command(let command): perform(command, at: now)
    case .tap(let point): taps.tap(touches.target(at: point), at: now)
    case .longPress(let point): return longPress(screen.display.target(at: point), at: now)
    case .swipe(let direction, let point):
      // On the lock screen the drag has already moved a card, and let it snap into place at its end.
      guard !screen.isLocked else { return false }
      touches.swipe(direction, on: screen.display.target(at: point), at: now)
    case .swipeUp:
      taps.goOn()
      goBack(at: now)
    case .press, .drag, .unboundKey: return false
    }
    return true
  }

  private func longPress(_ target: HitRegion.Target?, at now: Moment) -> Bool {
    switch target {
    case .island(let id), .control(let id, _), .link(let id, _):
      guard !screen.isLocked else { return false }
      longPress(id, at: now)
      return true
    case .screen, .card, .clear, .app, .surface, nil: return false
    }
  }

  private func perform(_ command: Command, at now: Moment) {
    let driver = screen.driver
    switch command {
    case .longPress: longPress(selection.activity.flatMap(screen.islandID), at: now)
    case .collapse: goBack(at: now)
    case .tap: taps.tap(selection.focusedTarget, at: now)
    case .nextActivity: selectNextActivity(at: now)
    case .toggleLock:
      taps.goOn()
      driver.submit(.setLocked(!screen.isLocked))
    case .help: overlays.help = KeyBindings.helpScreen
    case .list: overlays.listStart = 0
    case .pushes: overlays.showPushes()
    case .newToken: newToken(at: now)
    case .quit: exitCode = 0
    case .suspend: wantsSuspension = true
    case .swipe(let direction):
      swipe(direction, at: now)
    case .selectControl(let forwards): selection.selectControl(forwards: forwards)
    case .rotate: driver.submit(.setLandscape(!driver.engine.isLandscape))
    case .app(let index): apps.toggle(index, at: now)
    case .clock(let key): clock.perform(key, at: now)
    case .scroll, .device, .nextTheme, .stage, .show, .alwaysOn, .night, .privacy, .systemItem,
      .pictures:
      break
    }
  }

  /// Swipes the focused card of the locked phone, else the island. To the left it is the selected
  /// activity that is hidden.
  private func swipe(_ direction: SwipeDirection, at now: Moment) {
    if screen.isLocked {
      touches.swipe(direction, on: selection.focus.current.map { .card($0) }, at: now)
    } else if direction == .left, !screen.isExpanded,
      let id = selection.activity.flatMap(screen.islandID)
    {
      gestures.send(.hide(id), at: now)
    } else {
      touches.swipe(direction, on: nil, at: now)
    }
  }

  /// Expands an activity in the island; nil: the one that the engine chooses.
  func longPress(_ id: ActivityID?, at now: Moment) {
    tips.use(.longPress)
    if case .expanded(let open, let cause) = screen.placement.island, id == nil || id == open {
      return gestures.log.showNotice(
        cause == .alert
          ? "expanded by an alert: it closes by itself" : "already expanded: esc collapses it",
        at: now)
    }
    gestures.send(.longPress(id), at: now)
  }

  /// Replaces the push token of the selected activity, as the system does now and then.
  private func newToken(at now: Moment) {
    guard let id = selection.focus.current, let record = screen.driver.engine.record(id) else {
      return gestures.log.showNotice("no activity is selected", at: now)
    }
    guard record.pushType == .token, record.phase.isRunning else {
      return gestures.log.showNotice("\(screen.name(of: id)) has no push token", at: now)
    }
    screen.driver.requestToken(for: .activity(id))
    gestures.log.showNotice("\(screen.name(of: id)) has a new push token", at: now)
  }

  /// Goes one step back: out of the expanded island, or out of an app.
  private func goBack(at now: Moment) {
    if screen.isExpanded {
      gestures.send(.collapse, at: now)
    } else {
      screen.driver.submit(.setForeground(nil))
    }
  }

  /// Focuses the next activity; in the expanded presentation it expands the next one instead, but not
  /// while an alert is shown, which ends by itself.
  private func selectNextActivity(at now: Moment) {
    selection.control = nil
    if case .expanded(let id, .press) = screen.placement.island, !screen.isLocked,
      screen.mode.surface.traits.hasIsland
    {
      let running = screen.driver.engine.records.filter { $0.phase.isRunning }.map(\.id)
      guard running.count > 1, let index = running.firstIndex(of: id) else { return }
      gestures.send(.longPress(running[(index + 1) % running.count]), at: now)
    } else {
      selection.activity = selection.focus.next
    }
  }
}
