import Foundation

/// A number that moves from one value to another like a spring, as a function of time.
///
/// It is the closed form of a damped harmonic oscillator. It can be evaluated at any instant in any
/// order, and a new target can replace the old one at any instant, keeping the current velocity.
package struct SpringMotion: Hashable, Sendable {
  /// The parameters of the motion: SwiftUI's `response` in seconds, and its `dampingFraction`,
  /// where 1 means no overshoot.
  package struct Timing: Hashable, Sendable {
    package var response: Double
    package var damping: Double

    package init(response: Double, damping: Double) {
      self.response = response
      self.damping = damping
    }
  }

  private var start: Double
  private var origin: Double
  private var velocity: Double
  package private(set) var target: Double
  private var timing: Timing

  /// Creates a spring at rest.
  package init(_ value: Double) {
    start = 0
    origin = value
    velocity = 0
    target = value
    timing = Timing(response: 0, damping: 1)
  }

  package func value(at uptime: Double) -> Double { state(at: uptime).value }

  /// The distance from the target, in points, at which a motion ends: an eighth of a column, the
  /// least by which an edge can move in cells.
  package static let visible = 1.0
  /// The longest duration of an animation of a Live Activity, in seconds (MOTION-1).
  package static let longest = 2.0

  /// The uptime, in seconds, from which on the number is so close to its target that no difference
  /// is visible; for a number at rest it is in the past.
  package var end: Double {
    guard timing.response > 0 else { return start }
    let omega = 2 * Double.pi / timing.response
    let zeta = min(max(timing.damping, 0.05), 1)
    let distance = origin - target
    var time = 0.0
    if zeta >= 1 {
      let slope = velocity + omega * distance
      // At critical damping the time also occurs in the amplitude, so the equation is solved by
      // fixed-point iteration; twelve steps are accurate enough.
      for _ in 0..<12 {
        time = log(max((abs(distance) + abs(slope) * time) / Self.visible, 1)) / omega
      }
    } else {
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let sine = (velocity + zeta * omega * distance) / damped
      let swing = (distance * distance + sine * sine).squareRoot()
      time = log(max(swing / Self.visible, 1)) / (zeta * omega)
    }
    return start + min(time, Self.longest)
  }

  /// Sets the value immediately during a drag; the next motion starts with the velocity of the
  /// drag.
  package mutating func hold(_ value: Double, at uptime: Double) {
    let passed = uptime - start
    let speed = passed > 0.001 ? (value - self.value(at: uptime)) / max(passed, 0.016) : velocity
    start = uptime
    origin = value
    target = value
    velocity = min(max(speed, -Self.fastest), Self.fastest)
    timing = Timing(response: 0, damping: 1)
  }

  /// The highest velocity, in points per second: a flick across the phone takes a tenth of a
  /// second.
  private static let fastest = 2_000.0

  /// Starts a motion to `target` from the current value with the current velocity; a response of 0
  /// jumps.
  package mutating func retarget(to target: Double, at uptime: Double, timing: Timing) {
    let now = state(at: uptime)
    start = uptime
    origin = timing.response > 0 ? now.value : target
    velocity = timing.response > 0 ? now.velocity : 0
    self.target = target
    self.timing = timing
  }

  private func state(at uptime: Double) -> (value: Double, velocity: Double) {
    guard timing.response > 0 else { return (target, velocity) }
    let time = max(uptime - start, 0)
    let omega = 2 * Double.pi / timing.response
    let distance = origin - target
    let zeta = min(max(timing.damping, 0.05), 1)
    if zeta >= 1 {
      let slope = velocity + omega * distance
      let decay = exp(-omega * time)
      return (
        target + (distance + slope * time) * decay,
        (slope - omega * (distance + slope * time)) * decay
      )
    }
    let damped = omega * (1 - zeta * zeta).squareRoot()
    let sine = (velocity + zeta * omega * distance) / damped
    let decay = exp(-zeta * omega * time)
    let (c, s) = (cos(damped * time), sin(damped * time))
    let offset = decay * (distance * c + sine * s)
    let speed =
      decay
      * ((-zeta * omega) * (distance * c + sine * s) + damped * (sine * c - distance * s))
    return (target + offset, speed)
  }
}
