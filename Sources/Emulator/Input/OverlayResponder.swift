import ActivityEngine
import ActivityModel
import CellRaster
import LocalEngine
import PhoneScreen

/// Scrolls the help and the list of activities, and closes them.
@MainActor
final class OverlayResponder: InputResponder {
  private let overlays: Overlays
  private let screen: SessionScreen

  init(overlays: Overlays, screen: SessionScreen) {
    self.overlays = overlays
    self.screen = screen
  }

  var isModal: Bool { overlays.isShown }

  func take(_ action: InputAction, at now: Moment) -> Bool {
    if overlays.help != nil { return scrollHelp(action) }
    return overlays.listStart.map { scrollList(action, from: $0) } ?? false
  }

  /// Scrolls the help, or closes it with any other key.
  private func scrollHelp(_ action: InputAction) -> Bool {
    switch action {
    case .command(.selectControl(let forwards)):
      scrollHelp(by: forwards ? 1 : -1)
    case .command(.scroll(let forwards)):
      let page = max(screen.display.size.rows - 4, 1)
      scrollHelp(by: forwards ? page : -page)
    case .press, .drag: break
    case .command(.quit): return false
    case .command, .tap, .longPress, .swipe, .swipeUp, .unboundKey: overlays.help = nil
    }
    return true
  }

  private func scrollHelp(by rows: Int) {
    overlays.help.map { overlays.help = screen.display.scrolled($0, by: rows) }
  }

  /// Scrolls the list that begins with `first`, or closes it.
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
