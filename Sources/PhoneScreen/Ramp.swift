/// A number that goes straight from one value to another.
package struct Ramp: Hashable, Sendable {
  private var start: Double
  private var origin: Double
  package private(set) var target: Double
  /// Seconds.
  private var duration: Double

  /// A number at rest.
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

  package var end: Double { duration > 0 ? start + duration : -.infinity }

  /// Sets out for `target` from where the number is now; a duration of 0 is an immediate jump.
  package mutating func retarget(to target: Double, at uptime: Double, duration: Double) {
    origin = value(at: uptime)
    start = uptime
    self.duration = origin == target ? 0 : duration
    self.target = target
  }
}
