import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen

/// Passes to the app in front what is for its screen.
@MainActor
final class PageResponder: InputResponder {
  private let pages: AppScreens
  private let screen: SessionScreen
  private let selection: Selection
  private let touches: TouchHandler
  private let taps: TapHandler

  init(
    pages: AppScreens, screen: SessionScreen, selection: Selection, touches: TouchHandler,
    taps: TapHandler
  ) {
    self.pages = pages
    self.screen = screen
    self.selection = selection
    self.touches = touches
    self.taps = taps
  }

  /// Scrolls with the wheel.
  func take(_ event: TerminalEvent, at now: Moment) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.phase {
    case .scrollUp: return pages.scroller.scroll(forwards: false, at: mouse.position) { _ in -2 }
    case .scrollDown: return pages.scroller.scroll(forwards: true, at: mouse.position) { _ in 2 }
    case .scrollLeft: return pages.scroller.scrollHorizontally(by: -4, at: mouse.position)
    case .scrollRight: return pages.scroller.scrollHorizontally(by: 4, at: mouse.position)
    default: return false
    }
  }

  func take(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .command(let command): return take(command, at: now)
    case .tap(let point):
      return touches.target(at: point) == nil && pages.closeSheet(at: point, now)
    case .longPress(let point):
      guard case .screen(let id) = screen.display.target(at: point) else { return false }
      return pages.hold(id, at: now)
    case .swipe(let direction, let point): return swipe(direction, at: point, now)
    // At the lower edge it leads home, as elsewhere.
    case .swipeUp(let point): return pages.scrolls(from: point)
    case .drag(let drag):
      pages.drag(drag, on: touches.touch?.target, at: now)
      return false
    case .press, .unboundKey: return false
    }
  }

  private func take(_ command: Command, at now: Moment) -> Bool {
    switch command {
    case .longPress: return pages.hold(at: now)
    case .collapse:
      taps.goOn()
      return pages.isInFront && pages.goBack(at: now)
    case .nextActivity:
      guard pages.isInFront else { return false }
      pages.endEditing(at: now)
      selection.selectControl(forwards: true)
      return true
    case .selectControl:
      pages.endEditing(at: now)
      return false
    case .scroll(let forwards):
      if !forwards, pages.refresh(at: now) { return true }
      return pages.scroller.scroll(forwards: forwards) { max($0 / 2, 1) * (forwards ? 1 : -1) }
    case .swipe(let direction):
      if pages.adjust(by: direction == .left ? -1 : 1, at: now) { return true }
      return direction == .left && pages.swipe(at: now)
    default: return false
    }
  }

  private func swipe(_ direction: SwipeDirection, at point: CellPoint, _ now: Moment) -> Bool {
    let target = screen.display.target(at: point)
    if direction == .left, case .screen(let id) = target, pages.swipe(id, at: now) { return true }
    guard pages.isInFront, screen.display.pageCell(at: point) != nil else { return false }
    if direction == .right, !pages.isDragged(target) { _ = pages.goBack(at: now) }
    return true
  }
}
