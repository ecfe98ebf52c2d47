/// A number that changes linearly from one value to another, as a function of time.
package struct LinearMotion: Hashable, Sendable {
  private var start: Double
  private var origin: Double
  package private(set) var target: Double
  /// The duration in seconds.
  private var duration: Double

  /// Creates a ramp that is at its target.
  package init(_ value: Double) {
    start = 0
    origin = value
    target = value
    duration = 0
  }

  package func value(at uptime: Double) -> Double {
    guard duration > 0, uptime < start + duration else { return target }
    return origin + (target - origin) * max((uptime - start) / duration, 0)
  }

  /// The uptime, in seconds, at which the ramp reaches its target; minus infinity when it is not
  /// moving.
  package var end: Double { duration > 0 ? start + duration : -.infinity }

  /// Starts a change from the current value to `target`; a duration of 0 jumps.
  package mutating func retarget(to target: Double, at uptime: Double, duration: Double) {
    origin = value(at: uptime)
    start = uptime
    self.duration = origin == target ? 0 : duration
    self.target = target
  }
}
