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
