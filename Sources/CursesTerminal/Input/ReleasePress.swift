/// Distinguishes a tap from a long press where releases are reported: for a mouse button, or a key
/// with the kitty keyboard protocol. The threshold is exact. Times are seconds of a monotonic
/// clock.
package struct ReleasePress: Sendable, Hashable {
  private enum State: Hashable {
    case idle
    case armed
    case held
  }

  /// The threshold of a long press in seconds, as in UILongPressGestureRecognizer.
  package static let holdDuration = 0.5

  private var state = State.idle
  private var start = 0.0

  package init() {}

  /// True from `began` to the end of the press.
  package var isPressed: Bool { state != .idle }

  /// The next time at which `tick` can return an outcome. Nil: none is pending.
  package var deadline: Double? { state == .armed ? start + Self.holdDuration : nil }

  /// Handles a press; ignores the repeats of a held key.
  package mutating func down(at uptime: Double) -> [PressOutcome] {
    guard state == .idle else { return [] }
    (state, start) = (.armed, uptime)
    return [.began]
  }

  package mutating func up(at uptime: Double) -> [PressOutcome] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    // The release may be read late on a busy machine, so the duration is checked here too.
    case .armed: return uptime - start >= Self.holdDuration ? [.long, .ended] : [.tap]
    case .held: return [.ended]
    }
  }

  package mutating func tick(at uptime: Double) -> [PressOutcome] {
    guard let deadline, uptime >= deadline else { return [] }
    state = .held
    return [.long]
  }

  /// Cancels the press: the pointer was dragged away, the focus was lost, or the screen was
  /// resized.
  package mutating func cancel() -> [PressOutcome] {
    defer { state = .idle }
    return isPressed ? [.cancelled] : []
  }
}
