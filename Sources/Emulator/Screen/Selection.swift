import ActivityEngine
import ActivityModel
import CellRaster
import PhoneScreen

/// What the keys act on: the focused activity and the selected control.
@MainActor
final class Selection {
  /// The activity that Space, Enter and the arrows apply to; nil: the first one.
  var activity: ActivityID?
  /// The index of the control selected with the arrow keys.
  var control: Int?
  private let screen: SessionScreen

  init(screen: SessionScreen) { self.screen = screen }

  var focus: Focus {
    Focus(
      screen.placement, cards: screen.visibleCards,
      isLocked: screen.isLocked || screen.mode.surface != .phone, chosen: activity)
  }

  /// The controls that the arrow keys select: those of the app in front, else the island's, or the
  /// focused card's when locked.
  var controls: [HitRegion.Target] {
    guard screen.isLocked else {
      if let page = screen.pageInFront { return page.targets }
      return screen.display.controls(ofCard: nil).map(\.target)
    }
    return focus.current.map { screen.display.controls(ofCard: $0).map(\.target) } ?? []
  }

  /// The selected control; nil: none is selected.
  var target: HitRegion.Target? {
    control.flatMap { controls.indices.contains($0) ? controls[$0] : nil }
  }

  /// What Enter taps: the selected control, else the focused activity where it is shown.
  var focusedTarget: HitRegion.Target? {
    if let target { return target }
    guard let id = focus.current else { return nil }
    guard screen.mode.surface == .phone else {
      return screen.mode.press == .opensApp ? .card(id) : .island(id)
    }
    if screen.isLocked, screen.revealed == id { return .clear(id) }
    return screen.isLocked || screen.islandID(id) == nil ? .card(id) : .island(id)
  }

  /// Moves the focus from activities that are gone to the next one that was below.
  ///
  /// - Parameter choices: What could be focused before they went.
  func keepPlace(among choices: [ActivityID], focused: ActivityID?) {
    let rest = Set(focus.choices)
    guard let focused, !rest.contains(focused), let index = choices.firstIndex(of: focused) else {
      return
    }
    activity =
      choices[index...].first(where: rest.contains) ?? choices[..<index].last(where: rest.contains)
  }

  /// Selects the next or the previous control.
  func selectControl(forwards: Bool) {
    let count = controls.count
    guard count > 0 else { return }
    let current = control ?? (forwards ? -1 : count)
    control = (current + (forwards ? 1 : count - 1)) % count
    if let target { screen.display.page?.reveal(target) }
  }

  /// Selects a control, if it is there; nil: none.
  func select(_ target: HitRegion.Target?) {
    control = target.flatMap { target in controls.firstIndex(of: target) }
  }
}
