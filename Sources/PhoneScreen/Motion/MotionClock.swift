/// The time of animations, in seconds: the uptime, or slower than that while the emulator's clock runs
/// slower than real time.
package struct MotionClock: Hashable, Sendable {
  private var uptime = 0.0
  private var time = 0.0
  private var speed = 1.0

  package init() {}

  /// Returns the moment with the time of animations in place of the uptime. Its rate is that of the date
  /// in relation to that time.
  package mutating func follow(_ now: Moment) -> Moment {
    let wanted = now.rate > 0 && now.rate < 1 ? now.rate : 1
    if wanted != speed {
      time = time(at: now.uptime)
      uptime = now.uptime
      speed = wanted
    }
    return Moment(date: now.date, uptime: time(at: now.uptime), rate: now.rate / speed)
  }

  /// Returns the time of animations at an uptime, at the speed of the last moment.
  package func time(at uptime: Double) -> Double { time + (uptime - self.uptime) * speed }
}
