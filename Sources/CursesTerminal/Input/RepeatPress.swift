/// Distinguishes a tap from a long press of a key by its repeats alone (KEY-4):
/// `repeatsNeeded` repeats in close succession make a long press, and a tap is certain once the
/// repeats should have started. Times are seconds of a monotonic clock.
package struct RepeatPress: Sendable, Hashable {
  private enum State: Hashable {
    case idle
    case armed
    case held
  }

  /// The longest interval between two repeats, in seconds; a longer one separates two presses.
  static let repeatGap = 0.12
  static let repeatsNeeded = 2
  /// The shortest long press in seconds, however fast a keyboard repeats.
  static let shortestHold = 0.3
  /// The time without a repeat after which the key counts as released, in seconds.
  static let silence = 0.4

  /// The longest initial repeat delay to wait for, in seconds; reduced after the first hold.
  package private(set) var repeatDelay = 0.7

  private var state = State.idle
  private var start = 0.0
  private var latest = 0.0
  private var repeats = 0

  package init() {}

  /// True from `began` to the end of the press.
  package var isPressed: Bool { state != .idle }

  /// The next time at which `tick` can return an outcome. Nil: none is pending.
  package var deadline: Double? {
    switch state {
    case .idle: nil
    case .armed: max(start + repeatDelay, latest + Self.repeatGap + 0.03)
    case .held: latest + Self.silence
    }
  }

  /// Handles a press or a repeat, which the terminal does not distinguish.
  package mutating func down(at uptime: Double) -> [PressOutcome] {
    defer { latest = uptime }
    switch state {
    case .idle:
      (state, start, repeats) = (.armed, uptime, 0)
      return [.began]
    case .held:
      return []
    case .armed:
      repeats = uptime - latest <= Self.repeatGap ? repeats + 1 : 0
      guard repeats >= Self.repeatsNeeded, uptime - start >= Self.shortestHold else { return [] }
      if repeats == Self.repeatsNeeded { learn(delay: latest - start) }
      state = .held
      return [.long]
    }
  }

  package mutating func tick(at uptime: Double) -> [PressOutcome] {
    guard let deadline, uptime >= deadline else { return [] }
    return interrupt()
  }

  /// Handles a press of another key: keyboards repeat only the last key, so the earlier press is
  /// decided now.
  package mutating func interrupt() -> [PressOutcome] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .armed: return [.tap]
    case .held: return [.ended]
    }
  }

  /// Cancels the press: the focus was lost, or the screen was resized.
  package mutating func cancel() -> [PressOutcome] {
    defer { state = .idle }
    return isPressed ? [.cancelled] : []
  }

  /// Reduces the wait for a tap to the measured initial delay of the keyboard.
  private mutating func learn(delay: Double) {
    repeatDelay = min(repeatDelay, max(0.4, delay + 0.15))
  }
}
