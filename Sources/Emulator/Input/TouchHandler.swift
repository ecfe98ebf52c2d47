import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen
import ViewLayout

/// Touch-down and drag feedback while the gesture is still ambiguous, and swipes: the island
/// shrinks under a press, and the island or a card follows a drag.
@MainActor
final class TouchHandler: InputResponder {
  /// The press in progress, for which the pressed target is drawn differently; nil: no press is in
  /// progress.
  private(set) var touch: Touch?
  /// The activity that an alert has expanded and that a press keeps open.
  private var pressedAlertActivity: ActivityID?
  private let screen: SessionScreen
  private let gestures: GestureSender
  private let selection: Selection
  /// The length of a drag, in points, for the complete change of the island's presentation.
  private static let islandWay = 72.0

  init(screen: SessionScreen, gestures: GestureSender, selection: Selection) {
    self.selection = selection
    self.screen = screen
    self.gestures = gestures
  }

  private var driver: EngineDriver { screen.driver }

  /// Follows presses and drags. What is in front may follow a drag, too.
  func take(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .press(let isDown, let point):
      press(isDown, point.map { screen.display.target(at: $0) } ?? selection.focusedTarget, at: now)
      return true
    case .drag(let drag):
      self.drag(drag, at: now)
      return false
    case .command, .tap, .longPress, .swipe, .swipeUp, .unboundKey: return false
    }
  }

  /// Returns what a tap on a cell hits: what was pressed. Meanwhile a picture may have given way to
  /// cells.
  func target(at point: CellPoint) -> HitRegion.Target? {
    touch.map(\.target) ?? screen.display.target(at: point)
  }

  /// Handles the start or end of a press on a target.
  func press(_ isDown: Bool, _ target: HitRegion.Target?, at now: Moment) {
    touch = isDown ? Touch(target: target, since: now.uptime) : nil
    let isInUse = screen.mode.surface == .phone && !screen.isLocked
    hold(isDown && isInUse ? target?.activity : nil)
    guard isInUse else { return }
    switch (isDown, target) {
    case (true, .island): screen.display.pressIsland(true, at: now)
    case (false, _): screen.display.pressIsland(false, at: now)
    case (true, .control), (true, .link), (true, .card), (true, .clear), (true, .app),
      (true, .screen), (true, .surface), (true, nil):
      break
    }
  }

  /// Keeps what an alert has expanded open while a press is on it (GESTURE-8).
  private func hold(_ id: ActivityID?) {
    let placement = driver.engine.placement
    let open: ActivityID? =
      if case .expanded(let id, .alert) = placement.island { id } else { placement.banner }
    // During the press another activity may have replaced it.
    if let open, id == open || pressedAlertActivity == open {
      driver.submit(.gesture(.hold(id == open)))
    }
    pressedAlertActivity = id == open ? open : nil
  }

  /// Handles a drag of the pressed target.
  func drag(_ drag: PointerDrag, at now: Moment) {
    let target = touch?.target
    switch drag.phase {
    case .began, .moved:
      touch?.drag = drag
      follow(drag, on: target, at: now)
    case .ended, .cancelled:
      touch?.drag = nil
      if case .card(let id) = target {
        endCardDrag(id, drag, at: now)
      } else {
        screen.display.releaseIsland(at: now)
      }
    }
  }

  /// Moves the card or the island along with a drag.
  private func follow(_ drag: PointerDrag, on target: HitRegion.Target?, at now: Moment) {
    let way = drag.translation
    switch target {
    case .card(let id):
      if screen.isLocked { screen.display.pullCard(id, by: -way.x, at: now) }
    case .island, .control, .link:
      guard !screen.isLocked else { return }
      let isUp = abs(way.y) > abs(way.x)
      let gesture: IslandGesture = isUp ? .collapse : .swipe(way.x < 0 ? .left : .right)
      // A copy of the engine handles the gesture, to find out its result.
      var probe = driver.engine
      let effects = probe.handle(.gesture(gesture), at: now.date)
      let isRefused = effects.contains { if case .refused = $0 { true } else { false } }
      let island = isRefused || (isUp && way.y > 0) ? nil : probe.placement.island
      let length = isUp ? way.y : way.x
      screen.display.dragIsland(
        towards: island == screen.placement.island ? nil : island, by: abs(length) / Self.islandWay,
        length: isUp ? 0 : length, screen.situation, at: now)
    case .clear, .app, .screen, .surface, nil: break
    }
  }

  /// Ends a drag of a card: beyond half of the card's width it is cleared, beyond half of the
  /// button's width the button stays revealed.
  private func endCardDrag(_ id: ActivityID, _ drag: PointerDrag, at now: Moment) {
    guard screen.isLocked else { return }
    let pulled = -drag.translation.x
    let whole =
      CellMetric.width(
        of: screen.display.plan.map {
          ScreenPlan.cardColumns(of: driver.engine.device, in: $0.phone.screen)
        } ?? 0)
    if drag.phase == .ended, pulled > whole / 2 {
      screen.reveal(nil, at: now)
      gestures.send(.dismissCard(id), at: now)
    } else {
      let isOpen = pulled > CellMetric.width(of: RenderedCard.actionColumns) / 2
      screen.reveal(drag.phase == .ended && isOpen ? id : nil, at: now)
    }
  }

  /// Handles a swipe on a card of the locked phone, else on the island.
  func swipe(_ direction: SwipeDirection, on target: HitRegion.Target?, at now: Moment) {
    if case .card(let id) = target {
      if screen.isLocked { swipeCard(id, direction, at: now) }
    } else if !screen.isLocked {
      gestures.send(.swipe(direction), at: now)
    }
  }

  /// Handles a swipe key on a card: the first swipe to the left reveals its button, the second
  /// clears the card.
  private func swipeCard(_ id: ActivityID, _ direction: SwipeDirection, at now: Moment) {
    switch direction {
    case .left where screen.revealed == id:
      screen.reveal(nil, at: now)
      gestures.send(.dismissCard(id), at: now)
    case .left: screen.reveal(id, at: now)
    case .right: screen.reveal(nil, at: now)
    }
  }
}
