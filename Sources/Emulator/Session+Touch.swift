import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen

/// What a finger does before it is known what it means: the island gives way under it, and what is
/// pulled comes along.
extension Session {
  /// Points that a finger moves for a whole change of the island's form.
  private static let islandWay = 72.0

  func press(_ isDown: Bool, _ target: HitRegion.Target?, at now: Moment) {
    state.touch = isDown ? SessionState.Touch(target: target, since: now.uptime) : nil
    let isInUse = state.mode.surface == .phone && !isLocked
    hold(isDown && isInUse ? target?.activity : nil)
    guard isInUse else { return }
    switch (isDown, target) {
    case (true, .island): screen.pressIsland(true, at: now)
    case (false, _): screen.pressIsland(false, at: now)
    case (true, .control), (true, .link), (true, .card), (true, .clear), (true, .app), (true, nil):
      break
    }
  }

  /// What an alert has opened stays while a finger rests on it (presentations.md §2.2 T8).
  private func hold(_ id: ActivityID?) {
    let placement = driver.engine.placement
    let open: ActivityID? =
      if case .expanded(let id, .alert) = placement.island { id } else { placement.banner }
    // It may have given way to something else meanwhile.
    if let open, id == open || state.heldAlert == open {
      driver.submit(.gesture(.hold(id == open)))
    }
    state.heldAlert = id == open ? open : nil
  }

  func drag(_ drag: PointerDrag, at now: Moment) {
    let target = state.touch?.target
    switch drag.phase {
    case .began, .moved:
      state.touch?.drag = drag
      follow(drag, on: target, at: now)
    case .ended, .cancelled:
      state.touch?.drag = nil
      if case .card(let id) = target {
        settle(id, drag, at: now)
      } else {
        screen.releaseIsland(at: now)
      }
    }
  }

  private func follow(_ drag: PointerDrag, on target: HitRegion.Target?, at now: Moment) {
    let way = drag.translation
    switch target {
    case .card(let id):
      if isLocked { screen.pullCard(id, by: -way.x, at: now) }
    case .island, .control, .link:
      guard !isLocked else { return }
      let isUp = abs(way.y) > abs(way.x)
      let gesture: IslandGesture = isUp ? .collapse : .swipe(way.x < 0 ? .left : .right)
      // The engine says what would come of it.
      var probe = driver.engine
      let effects = probe.handle(.gesture(gesture), at: now.date)
      let isRefused = effects.contains { if case .refused = $0 { true } else { false } }
      let island = isRefused || (isUp && way.y > 0) ? nil : probe.placement.island
      let length = isUp ? way.y : way.x
      screen.dragIsland(
        towards: island == placement.island ? nil : island, by: abs(length) / Self.islandWay,
        length: isUp ? 0 : length, situation, at: now)
    case .clear, .app, nil: break
    }
  }

  /// A card that was pulled over half of its width is cleared; over half of its button, that stays.
  private func settle(_ id: ActivityID, _ drag: PointerDrag, at now: Moment) {
    guard isLocked else { return }
    let pulled = -drag.translation.x
    let whole =
      Double(
        screen.plan.map { ScreenPlan.cardColumns(of: driver.engine.device, in: $0.phone.screen) }
          ?? 0) * 8
    if drag.phase == .ended, pulled > whole / 2 {
      reveal(nil, at: now)
      gesture(.dismissCard(id), at: now)
    } else {
      let isOpen = pulled > Double(CardContent.actionColumns) * 4
      reveal(drag.phase == .ended && isOpen ? id : nil, at: now)
    }
  }

  /// Shows the button of one card, or of none.
  func reveal(_ id: ActivityID?, at now: Moment) {
    state.revealed = id
    screen.settleCard(id, at: now)
  }

  /// The key for a swipe to the left on a card: first its button comes, then it does what it says.
  func swipeCard(_ id: ActivityID, _ direction: SwipeDirection, at now: Moment) {
    switch direction {
    case .left where state.revealed == id:
      reveal(nil, at: now)
      gesture(.dismissCard(id), at: now)
    case .left: reveal(id, at: now)
    case .right: reveal(nil, at: now)
    }
  }
}
