/// Distinguishes a tap from a long press of one key: by its release where the terminal reports
/// releases, else by its repeats (KEY-3, KEY-4). Times are seconds of a monotonic clock.
package struct PressRecognizer: Sendable, Hashable {
  /// True with the kitty keyboard protocol. It changes only between two presses.
  package private(set) var reportsRelease: Bool

  private var releases = ReleasePress()
  private var repeats = RepeatPress()

  package init(reportsRelease: Bool) { self.reportsRelease = reportsRelease }

  /// The longest initial repeat delay to wait for without release reports, in seconds.
  package var repeatDelay: Double { repeats.repeatDelay }

  /// True from `began` to the end of the press.
  package var isPressed: Bool { releases.isPressed || repeats.isPressed }

  /// The next time at which `tick` can return an outcome. Nil: none is pending.
  package var deadline: Double? { reportsRelease ? releases.deadline : repeats.deadline }

  /// Switches between recognition by releases and by repeats, and cancels the current press.
  package mutating func follow(reportsRelease: Bool) -> [PressOutcome] {
    guard self.reportsRelease != reportsRelease else { return [] }
    defer { self.reportsRelease = reportsRelease }
    return cancel()
  }

  /// Handles a press or a repeat; terminals without releases do not distinguish them.
  package mutating func down(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.down(at: uptime) : repeats.down(at: uptime)
  }

  package mutating func up(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.up(at: uptime) : []
  }

  package mutating func tick(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.tick(at: uptime) : repeats.tick(at: uptime)
  }

  /// Handles a press of another key.
  package mutating func interrupt() -> [PressOutcome] {
    reportsRelease ? [] : repeats.interrupt()
  }

  /// Cancels the press: the focus was lost, or the screen was resized.
  package mutating func cancel() -> [PressOutcome] { releases.cancel() + repeats.cancel() }
}
