import ActivityModel
import CellRaster
package import CursesTerminal

/// Turns terminal events into actions, with one state machine for Space and one for the mouse
/// button.
package struct InputRouter: Sendable {
  private var space: PressRecognizer
  private var pointer = PointerRecognizer()

  package init(reportsRelease: Bool) { space = PressRecognizer(reportsRelease: reportsRelease) }

  /// True when the terminal reports key releases, so that a held Space is recognised immediately.
  package var reportsRelease: Bool { space.reportsRelease }

  /// When `tick` must be called at the latest, in seconds of uptime.
  package var deadline: Double? {
    [space.deadline, pointer.deadline].compactMap { $0 }.min()
  }

  package mutating func handle(_ event: TerminalEvent, at uptime: Double) -> [InputAction] {
    switch event {
    case .key(let press): return handle(press, at: uptime)
    case .mouse(let event): return actions(pointer.handle(event, at: uptime))
    case .focus(let isFocused): return isFocused ? [] : cancel()
    case .resized: return cancel()
    case .profile(let profile):
      return actions(space.follow(reportsRelease: profile.reportsRelease))
    case .paste, .resumed, .closed: return []
    }
  }

  package mutating func tick(at uptime: Double) -> [InputAction] {
    actions(space.tick(at: uptime)) + actions(pointer.tick(at: uptime))
  }

  /// Cancels the current press: it is already handled, and only its end is still reported.
  package mutating func cancel() -> [InputAction] {
    actions(space.cancel()) + actions(pointer.cancel())
  }

  private mutating func handle(_ press: KeyStroke, at uptime: Double) -> [InputAction] {
    if press.key == .character(" ") {
      return actions(press.phase == .release ? space.up(at: uptime) : space.down(at: uptime))
    }
    guard press.phase != .release else { return [] }
    let before = actions(space.interrupt())
    return before + [KeyBindings.command(for: press).map { .command($0) } ?? .unboundKey]
  }

  private func actions(_ outcomes: [PressOutcome]) -> [InputAction] {
    outcomes.flatMap { (outcome) -> [InputAction] in
      switch outcome {
      case .began: [.press(isDown: true, nil)]
      case .tap: [.command(.tap), .press(isDown: false, nil)]
      case .long: [.command(.longPress)]
      case .ended, .cancelled: [.press(isDown: false, nil)]
      }
    }
  }

  private func actions(_ outcomes: [PointerRecognizer.Outcome]) -> [InputAction] {
    outcomes.compactMap { outcome in
      switch outcome {
      case .began(let point): .press(isDown: true, point)
      case .tap(let point): .tap(point)
      case .long(let point): .longPress(point)
      case .drag(let drag): .drag(drag)
      case .swipe(.left, let point): .swipe(.left, point)
      case .swipe(.right, let point): .swipe(.right, point)
      case .swipe(.up, let point): .swipeUp(point)
      case .swipe(.down, _): nil
      case .ended: .press(isDown: false, nil)
      }
    }
  }
}
