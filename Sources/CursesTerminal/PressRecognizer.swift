/// Tells a tap from a long press of one key or mouse button (terminal.md §4). Times are seconds
/// of a monotonic clock.
///
/// Where releases are reported the threshold is exact. Elsewhere a held key is known by its
/// repeats only: `repeatsNeeded` of them in close succession make a long press, and a tap is
/// certain once the repeats should have begun.
package struct PressRecognizer: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// Went down: time to show that something is pressed.
    case began
    case tap
    /// Held long enough; it is still down.
    case long
    /// Came to nothing.
    case cancelled
    /// The end of a long press. A guess where no releases are reported.
    case ended
  }

  private enum State: Hashable {
    case idle
    case armed
    case held
  }

  /// True for a mouse button and with the kitty keyboard protocol.
  package var reportsRelease: Bool
  /// As UILongPressGestureRecognizer has it.
  package var holdDuration = 0.5
  /// Two arrivals further apart than this are two presses.
  package var repeatGap = 0.12
  package var repeatsNeeded = 2
  /// However fast a keyboard repeats, a long press takes this long.
  package var shortestHold = 0.3
  /// No repeat for this long: the key came up.
  package var silence = 0.4
  /// The longest delay before the first repeat that is waited for; learned from the first hold.
  package private(set) var repeatDelay = 0.7

  private var state = State.idle
  private var start = 0.0
  private var latest = 0.0
  private var repeats = 0

  package init(reportsRelease: Bool) { self.reportsRelease = reportsRelease }

  /// True between `began` and its end.
  package var isPressed: Bool { state != .idle }

  /// The next moment at which `tick` has something to say.
  package var deadline: Double? {
    switch state {
    case .idle: nil
    case .armed where reportsRelease: start + holdDuration
    case .armed: max(start + repeatDelay, latest + repeatGap + 0.03)
    case .held: reportsRelease ? nil : latest + silence
    }
  }

  /// A press or a repeat; terminals without releases do not tell them apart.
  package mutating func down(at uptime: Double) -> [Outcome] {
    defer { latest = uptime }
    switch state {
    case .idle:
      (state, start, repeats) = (.armed, uptime, 0)
      return [.began]
    case .held:
      return []
    case .armed:
      guard !reportsRelease else { return [] }
      repeats = uptime - latest <= repeatGap ? repeats + 1 : 0
      guard repeats >= repeatsNeeded, uptime - start >= shortestHold else { return [] }
      if repeats == repeatsNeeded { learn(delay: latest - start) }
      state = .held
      return [.long]
    }
  }

  package mutating func up(at uptime: Double) -> [Outcome] {
    guard reportsRelease else { return [] }
    defer { state = .idle }
    switch state {
    case .idle: return []
    case .armed: return uptime - start >= holdDuration ? [.long, .ended] : [.tap]
    case .held: return [.ended]
    }
  }

  /// Dragged away, the focus lost, the screen resized.
  package mutating func cancel() -> [Outcome] {
    defer { state = .idle }
    return isPressed ? [.cancelled] : []
  }

  package mutating func tick(at uptime: Double) -> [Outcome] {
    guard let deadline, uptime >= deadline else { return [] }
    switch state {
    case .idle:
      return []
    case .armed where reportsRelease:
      state = .held
      return [.long]
    case .armed:
      state = .idle
      return [.tap]
    case .held:
      state = .idle
      return [.ended]
    }
  }

  /// A keyboard that was seen to repeat after `delay` needs no longer wait for a tap.
  private mutating func learn(delay: Double) {
    repeatDelay = min(repeatDelay, max(0.4, delay + 0.15))
  }
}
