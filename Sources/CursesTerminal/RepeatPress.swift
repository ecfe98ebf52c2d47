/// Tells a tap from a long press of a key that is known by its repeats alone (terminal.md §4,
/// measured): `repeatsNeeded` of them in close succession make a long press, and a tap is certain
/// once the repeats should have begun. Times are seconds of a monotonic clock.
package struct RepeatPress: Sendable, Hashable {
  private enum State: Hashable {
    case idle
    case armed
    case held
  }

  /// Two arrivals further apart than this are two presses.
  static let repeatGap = 0.12
  static let repeatsNeeded = 2
  /// However fast a keyboard repeats, a long press takes this long.
  static let shortestHold = 0.3
  /// No repeat for this long: the key came up.
  static let silence = 0.4

  /// The longest delay before the first repeat that is waited for; learned from the first hold.
  package private(set) var repeatDelay = 0.7

  private var state = State.idle
  private var start = 0.0
  private var latest = 0.0
  private var repeats = 0

  package init() {}

  /// True between `began` and its end.
  package var isPressed: Bool { state != .idle }

  /// The next moment at which `tick` has something to say.
  package var deadline: Double? {
    switch state {
    case .idle: nil
    case .armed: max(start + repeatDelay, latest + Self.repeatGap + 0.03)
    case .held: latest + Self.silence
    }
  }

  /// A press or a repeat: nothing tells them apart.
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

  /// Another key went down: keyboards repeat the last key only, so what was pressed before is
  /// decided.
  package mutating func interrupt() -> [PressOutcome] {
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .armed: return [.tap]
    case .held: return [.ended]
    }
  }

  /// The focus lost, the screen resized.
  package mutating func cancel() -> [PressOutcome] {
    defer { state = .idle }
    return isPressed ? [.cancelled] : []
  }

  /// A keyboard that was seen to repeat after `delay` needs no longer wait for a tap.
  private mutating func learn(delay: Double) {
    repeatDelay = min(repeatDelay, max(0.4, delay + 0.15))
  }
}
