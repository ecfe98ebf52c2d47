import ActivityModel
import Foundation

/// What a finger changes (presentations.md §2.2).
///
///     ┌──────┬───────────────────────────┬──────────────────────────────────────────┐
///     │      │ left                      │ right                                    │
///     ├──────┼───────────────────────────┼──────────────────────────────────────────┤
///     │ idle │ brings the last one back  │ brings the last one back            T14  │
///     │ one  │ hides it             T13  │ brings the other back T16, else hides it │
///     │ pair │ hides the detached   T15  │ hides the attached                  T17  │
///     │ open │ collapses                 │ collapses                                │
///     └──────┴───────────────────────────┴──────────────────────────────────────────┘
///
/// A gesture that finds nothing to move is refused (T18).
extension ActivityEngine {
  mutating func move(
    _ gesture: IslandGesture, at now: Date
  ) throws(ActivityRefusal) -> [Effect] {
    switch gesture {
    case .longPress(let id): try press(id, gesture)
    case .collapse:
      guard state.expansion != nil else { throw .gestureWithoutEffect(gesture) }
      state.expansion = nil
    case .swipe(let direction): try swipe(direction, gesture)
    case .dismissCard(let id):
      guard state[id] != nil else { throw .unknown(id) }
      guard policy.placement.cards.contains(id) else { throw .gestureWithoutEffect(gesture) }
      return dismiss(id)
    }
    return []
  }

  /// T4; pressing what an alert opened keeps it open (T8: extended while touched).
  private mutating func press(
    _ id: ActivityID?, _ gesture: IslandGesture
  ) throws(ActivityRefusal) {
    let island = policy.placement.island
    let pressed: ActivityID? =
      switch island {
      case .idle, .absent: nil
      case .compact(let shown): id ?? shown == shown ? shown : nil
      case .pair(let attached, let detached):
        if let id { id == attached || id == detached ? id : nil } else { attached }
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
    }
  }

  /// Shows again what was hidden last among those that have a place; false when there is none.
  private mutating func bringBack() -> Bool {
    let places = policy.places.map(\.id)
    guard let index = state.hidden.lastIndex(where: places.contains) else { return false }
    state.hidden.remove(at: index)
    return true
  }
}
