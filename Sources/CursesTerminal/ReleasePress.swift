/// Tells a tap from a long press of something whose release is reported: a mouse button, or a key
/// with the kitty keyboard protocol. The threshold is exact. Times are seconds of a monotonic
/// clock.
package struct ReleasePress: Sendable, Hashable {
  private enum State: Hashable {
    case idle
    case armed
    case held
  }

  /// As UILongPressGestureRecognizer has it.
  package static let holdDuration = 0.5

  private var state = State.idle
  private var start = 0.0

  package init() {}

  /// True between `began` and its end.
  package var isPressed: Bool { state != .idle }

  /// The next moment at which `tick` has something to say.
  package var deadline: Double? { state == .armed ? start + Self.holdDuration : nil }

  /// A press; a repeat of a held key says nothing.
  package mutating func down(at uptime: Double) -> [PressOutcome] {
    guard state == .idle else { return [] }
    (state, start) = (.armed, uptime)
    return [.began]
  }

  package mutating func up(at uptime: Double) -> [PressOutcome] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    // Read late, on a busy machine: what counts is how long it was down.
    case .armed: return uptime - start >= Self.holdDuration ? [.long, .ended] : [.tap]
    case .held: return [.ended]
    }
  }

  package mutating func tick(at uptime: Double) -> [PressOutcome] {
    guard let deadline, uptime >= deadline else { return [] }
    state = .held
    return [.long]
  }

  /// Dragged away, the focus lost, the screen resized.
  package mutating func cancel() -> [PressOutcome] {
    defer { state = .idle }
    return isPressed ? [.cancelled] : []
  }
}
