package import ActivityModel
package import CellRaster
package import CursesTerminal

/// What a person meant by keys and mouse; where the mouse was, when it was the mouse.
package enum InputAction: Hashable, Sendable {
  case command(Command)
  case tap(CellPoint)
  case longPress(CellPoint)
  case swipe(SwipeDirection, CellPoint)
  case any
}

/// Turns terminal events into actions: the state machines of Space and of the mouse button.
package struct InputRouter: Sendable {
  private var space: PressRecognizer
  private var button = PressRecognizer(reportsRelease: true)
  private var down: CellPoint?
  private var last: CellPoint?

  /// Columns that a drag must cover to be a swipe.
  private static let swipeColumns = 4

  package init(reportsRelease: Bool) { space = PressRecognizer(reportsRelease: reportsRelease) }

  /// When `tick` must be called at the latest; uptime in seconds.
  package var deadline: Double? {
    [space.deadline, button.deadline].compactMap { $0 }.min()
  }

  package mutating func handle(_ event: TerminalEvent, at uptime: Double) -> [InputAction] {
    switch event {
    case .key(let press): return handle(press, at: uptime)
    case .mouse(let event): return handle(event, at: uptime)
    case .focus(let isFocused):
      if !isFocused { cancel() }
      return []
    case .resized:
      cancel()
      return []
    case .paste, .resumed, .closed: return []
    }
  }

  package mutating func tick(at uptime: Double) -> [InputAction] {
    spaceActions(space.tick(at: uptime)) + buttonActions(button.tick(at: uptime))
  }

  private mutating func cancel() {
    _ = space.cancel()
    _ = button.cancel()
    down = nil
  }

  private mutating func handle(_ press: KeyPress, at uptime: Double) -> [InputAction] {
    if press.key == .character(" ") {
      return spaceActions(
        press.phase == .release ? space.up(at: uptime) : space.down(at: uptime))
    }
    guard press.phase != .release else { return [] }
    guard let command = KeyBindings.command(for: press) else { return [.any] }
    return [.command(command)]
  }

  private mutating func handle(_ event: MouseEvent, at uptime: Double) -> [InputAction] {
    switch event.phase {
    case .down:
      guard event.button == .left else { return [] }
      down = event.position
      last = event.position
      return buttonActions(button.down(at: uptime))
    case .drag:
      guard let down else { return [] }
      last = event.position
      if abs(event.position.column - down.column) > 1 || abs(event.position.row - down.row) > 1 {
        _ = button.cancel()
      }
      return []
    case .up:
      defer {
        down = nil
        last = nil
      }
      guard let down else { return [] }
      last = event.position
      let columns = event.position.column - down.column
      if abs(columns) >= Self.swipeColumns {
        _ = button.cancel()
        return [.swipe(columns < 0 ? .left : .right, down)]
      }
      if event.position.row - down.row <= -2 {
        _ = button.cancel()
        return [.command(.collapse)]
      }
      return buttonActions(button.up(at: uptime))
    case .scrollUp, .scrollDown: return []
    }
  }

  private func spaceActions(_ outputs: [PressRecognizer.Outcome]) -> [InputAction] {
    outputs.compactMap { output in
      switch output {
      case .tap: .command(.tap)
      case .long: .command(.longPress)
      case .began, .cancelled, .ended: nil
      }
    }
  }

  private func buttonActions(_ outputs: [PressRecognizer.Outcome]) -> [InputAction] {
    guard let down else { return [] }
    return outputs.compactMap { output in
      switch output {
      case .tap: .tap(down)
      case .long: .longPress(down)
      case .began, .cancelled, .ended: nil
      }
    }
  }
}
