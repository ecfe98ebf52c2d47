/// Tells a tap from a long press of one key: by its release where the terminal reports releases,
/// by its repeats elsewhere (terminal.md §4). Times are seconds of a monotonic clock.
package struct PressRecognizer: Sendable, Hashable {
  /// True with the kitty keyboard protocol. Changes between two presses at most.
  package private(set) var reportsRelease: Bool

  private var releases = ReleasePress()
  private var repeats = RepeatPress()

  package init(reportsRelease: Bool) { self.reportsRelease = reportsRelease }

  /// The longest delay before the first repeat that is waited for, where there are no releases.
  package var repeatDelay: Double { repeats.repeatDelay }

  /// True between `began` and its end.
  package var isPressed: Bool { releases.isPressed || repeats.isPressed }

  /// The next moment at which `tick` has something to say.
  package var deadline: Double? { reportsRelease ? releases.deadline : repeats.deadline }

  /// The terminal turned out to report releases, or not to.
  package mutating func follow(reportsRelease: Bool) -> [PressOutcome] {
    guard self.reportsRelease != reportsRelease else { return [] }
    defer { self.reportsRelease = reportsRelease }
    return cancel()
  }

  /// A press or a repeat; terminals without releases do not tell them apart.
  package mutating func down(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.down(at: uptime) : repeats.down(at: uptime)
  }

  package mutating func up(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.up(at: uptime) : []
  }

  package mutating func tick(at uptime: Double) -> [PressOutcome] {
    reportsRelease ? releases.tick(at: uptime) : repeats.tick(at: uptime)
  }

  /// Another key went down.
  package mutating func interrupt() -> [PressOutcome] {
    reportsRelease ? [] : repeats.interrupt()
  }

  /// The focus lost, the screen resized.
  package mutating func cancel() -> [PressOutcome] { releases.cancel() + repeats.cancel() }
}
