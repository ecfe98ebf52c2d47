import Foundation

/// The parameters of a spring animation.
public struct Spring: Hashable, Sendable {
  /// The duration in seconds.
  public var duration: TimeInterval
  /// The bounce; 0 does not overshoot.
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: 1 - dampingRatio)
  }

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    let period = 2 * Double.pi / (stiffness / mass).squareRoot()
    self.init(
      duration: period, bounce: 1 - damping / (2 * (stiffness * mass).squareRoot()))
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time until what is left is epsilon: e^(-ζωt) = ε.
    let frequency = -Foundation.log(epsilon) / (max(dampingRatio, 0.01) * settlingDuration)
    self.init(duration: 2 * .pi / frequency, bounce: 1 - dampingRatio)
  }

  public var response: Double { duration }
  public var mass: Double { 1 }
  public var dampingRatio: Double { 1 - bounce }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 4 * .pi * dampingRatio / duration }
  /// The time in seconds after which a thousandth of the way is left.
  public var settlingDuration: TimeInterval {
    -Foundation.log(0.001) / (max(dampingRatio, 0.01) * 2 * .pi / duration)
  }

  public static let smooth = Self()
  public static let snappy = Self(bounce: 0.15)
  public static let bouncy = Self(bounce: 0.3)

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.3 + extraBounce)
  }
}
