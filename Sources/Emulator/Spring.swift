import Foundation

/// A number on its way from one value to another, as a function of time.
///
/// The closed form of a damped harmonic oscillator, so any instant can be asked for in any order,
/// and a new target can take over at any point with the speed the number has there.
package struct Spring: Hashable, Sendable {
  /// The shape of the motion: SwiftUI's `response` (seconds) and `dampingFraction` (1 is without
  /// overshoot).
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

  /// A number at rest.
  package init(_ value: Double) {
    start = 0
    origin = value
    velocity = 0
    target = value
    timing = Timing(response: 0, damping: 1)
  }

  package func value(at uptime: Double) -> Double { state(at: uptime).value }

  /// Sets out for `target` from wherever the number is now, at the speed it has now. A response
  /// of 0 is an immediate jump.
  package mutating func retarget(to target: Double, at uptime: Double, timing: Timing) {
    let now = state(at: uptime)
    start = uptime
    origin = timing.response > 0 ? now.value : target
    velocity = timing.response > 0 ? now.velocity : 0
    self.target = target
    self.timing = timing
  }

  private func state(at uptime: Double) -> (value: Double, velocity: Double) {
    guard timing.response > 0 else { return (target, 0) }
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
