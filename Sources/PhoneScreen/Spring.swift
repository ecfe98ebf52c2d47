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

  /// A motion is over when what is left is a sixteenth of a column: less than any terminal shows.
  package static let visible = 0.5
  /// No animation of a Live Activity takes longer, in seconds (presentations.md §2.5).
  package static let longest = 2.0

  /// When the number has come so close to its target that nobody sees a difference, in seconds of
  /// uptime; the past for a number at rest.
  package var end: Double {
    guard timing.response > 0 else { return start }
    let omega = 2 * Double.pi / timing.response
    let zeta = min(max(timing.damping, 0.05), 1)
    let distance = origin - target
    var time = 0.0
    if zeta >= 1 {
      let slope = velocity + omega * distance
      // The bound decays; a few steps of the fixed point are as good as the root.
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

  /// Follows a finger: the number is `value` at once, and takes the finger's speed along when it
  /// sets out for somewhere else.
  package mutating func hold(_ value: Double, at uptime: Double) {
    let passed = uptime - start
    let speed = passed > 0.001 ? (value - self.value(at: uptime)) / max(passed, 0.016) : velocity
    start = uptime
    origin = value
    target = value
    velocity = min(max(speed, -Self.fastest), Self.fastest)
    timing = Timing(response: 0, damping: 1)
  }

  /// Points a second: a flick across the phone takes a tenth of a second.
  private static let fastest = 2_000.0

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
