import ActivityModel
import Foundation

/// The effects of gestures.
///
///     ┌────────┬──────────────────────────┬─────────────────────────────────────────────────┐
///     │        │ left                     │ right                                           │
///     ├────────┼──────────────────────────┼─────────────────────────────────────────────────┤
///     │ idle   │ brings the last one back │ brings the last one back             GESTURE-14 │
///     │ one    │ hides it      GESTURE-13 │ brings the other back GESTURE-16, else hides it │
///     │ pair   │ hides the last detached  │ hides the attached                   GESTURE-17 │
///     │ …trio  │               GESTURE-15 │                                                 │
///     │ system │ hides the detached       │ brings one back; else refused        GESTURE-25 │
///     │ open   │ collapses                │ collapses                             GESTURE-7 │
///     └────────┴──────────────────────────┴─────────────────────────────────────────────────┘
///
/// A gesture that has nothing to act on is rejected (GESTURE-18).
extension Engine {
  /// Applies a gesture.
  ///
  /// - Throws: `ActivityRefusal` when the activity is unknown, the device is locked without
  ///   authentication, or the gesture has nothing to act on.
  mutating func perform(_ gesture: IslandGesture, at date: Date) throws(ActivityRefusal) -> [Effect]
  {
    switch gesture {
    case .tap(let id, let target): return try tap(id, target, gesture)
    case .longPress(let id): try press(id, gesture)
    case .hold(let isDown): try hold(isDown, gesture, at: date)
    // A touch outside of the island, or a swipe up (GESTURE-6, GESTURE-7).
    case .collapse:
      guard state.expansion != nil else { throw .gestureWithoutEffect(gesture) }
      state.expansion = nil
    case .swipe(let direction): try swipe(direction, gesture)
    case .hide(let id):
      guard state.expansion == nil, policy.placement.islandIDs.contains(id) else {
        throw .gestureWithoutEffect(gesture)
      }
      state.hidden.append(id)
    case .dismissCard(let id):
      guard let record = state[id] else { throw .unknown(id) }
      guard hasCard(record) else { throw .gestureWithoutEffect(gesture) }
      return dismiss(id, at: date)
    }
    return []
  }

  /// True for an activity with a card on the lock screen, also when it has ended (LOCK-4).
  func hasCard(_ record: ActivityRecord) -> Bool {
    record.phase != .pending && record.style == .standard
  }

  /// Handles a tap. The presentation is not part of the gesture: an activity can be tapped if it is
  /// in the island or has a card; controls exist on cards and in the expanded island.
  private mutating func tap(
    _ id: ActivityID, _ target: TapTarget, _ gesture: IslandGesture
  ) throws(ActivityRefusal) -> [Effect] {
    let record = try find(id)
    guard hasCard(record) || policy.placement.islandPresentation(of: id) != nil else {
      throw .gestureWithoutEffect(gesture)
    }
    // GESTURE-12.
    guard !state.isLocked || state.isAuthenticated else { throw .needsAuthentication(id) }
    switch target {
    // GESTURE-11: the app is not opened.
    case .control(let name): return [.intentRequested(id, control: name)]
    // GESTURE-9.
    case .link(let url): return open(record, url: url)
    // GESTURE-3, GESTURE-10.
    case .content(let url): return open(record, url: url)
    }
  }

  private mutating func open(_ record: ActivityRecord, url: String?) -> [Effect] {
    setLocked(false)
    setForeground(record.app)
    return [.appOpened(app: record.app, url: url, activity: record.id)]
  }

  /// Handles touches of an expanded alert (GESTURE-8): it stays expanded while it is touched, and
  /// its time starts again when the finger is lifted.
  private mutating func hold(
    _ isDown: Bool, _ gesture: IslandGesture, at date: Date
  ) throws(ActivityRefusal) {
    guard let open = state.expansion, open.cause == .alert, isDown || open.until == nil else {
      throw .gestureWithoutEffect(gesture)
    }
    state.expansion?.until = isDown ? nil : date.addingTimeInterval(limits.alertDuration)
  }

  /// Handles touch and hold (GESTURE-4); on an expanded alert it keeps the island expanded.
  private mutating func press(
    _ id: ActivityID?, _ gesture: IslandGesture
  ) throws(ActivityRefusal) {
    let pressed: ActivityID? =
      switch policy.placement.island {
      case .idle, .absent: nil
      case .compact(let shown): id ?? shown == shown ? shown : nil
      case .pair(let attached, let detached):
        if let id { id == attached || id == detached ? id : nil } else { attached }
      case .trio(let attached, let detached, let third):
        if let id { [attached, detached, third].contains(id) ? id : nil } else { attached }
      case .system(_, let shown): id == nil || id == shown ? shown : nil
      case .expanded(let shown, .alert): id ?? shown == shown ? shown : nil
      case .expanded(_, .press), .expanded(_, .transient): nil
      }
    guard let pressed else { throw .gestureWithoutEffect(gesture) }
    state.expansion = EngineState.Expansion(id: pressed, cause: .press)
  }

  private mutating func swipe(
    _ direction: SwipeDirection, _ gesture: IslandGesture
  ) throws(ActivityRefusal) {
    switch (policy.placement.island, direction) {
    case (.absent, _): throw .gestureWithoutEffect(gesture)
    case (.expanded, _): state.expansion = nil
    case (.idle, _):
      guard bringBack() else { throw .gestureWithoutEffect(gesture) }
    case (.compact(let shown), .left): state.hidden.append(shown)
    case (.compact(let shown), .right):
      if !bringBack() { state.hidden.append(shown) }
    case (.pair(_, let detached), .left): state.hidden.append(detached)
    case (.pair(let attached, _), .right): state.hidden.append(attached)
    case (.trio(_, _, let third), .left): state.hidden.append(third)
    case (.trio(let attached, _, _), .right): state.hidden.append(attached)
    case (.system(_, let detached?), .left): state.hidden.append(detached)
    case (.system(let item, nil), .left): throw .systemItemStays(item)
    case (.system(let item, _), .right):
      guard bringBack() else { throw .systemItemStays(item) }
    }
  }

  /// Shows the activity that was hidden last among those that have a place; false: there is none.
  private mutating func bringBack() -> Bool {
    let places = policy.places
    guard let index = state.hidden.lastIndex(where: places.contains) else { return false }
    state.hidden.remove(at: index)
    return true
  }
}
