/// An animation. Only its duration is stored; its timing curve has no influence on what is drawn.
public struct Animation: Hashable, Sendable {
  /// The duration in seconds.
  let duration: Double

  public static let `default` = Animation(duration: 0.35)
  public static let linear = Animation(duration: 0.35)
  public static let easeIn = Animation(duration: 0.35)
  public static let easeOut = Animation(duration: 0.35)
  public static let easeInOut = Animation(duration: 0.35)
  public static let spring = Animation(duration: 0.5)
  public static let smooth = Animation(duration: 0.5)
  public static let snappy = Animation(duration: 0.5)
  public static let bouncy = Animation(duration: 0.5)
  public static let interactiveSpring = Animation(duration: 0.15)
  public static let interpolatingSpring = Animation(duration: 0.5)

  public static func linear(duration: TimeInterval) -> Animation { .init(duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { .init(duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { .init(duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { .init(duration: duration) }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    .init(duration: duration)
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    .init(duration: response)
  }

  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .init(duration: duration)
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .init(duration: response)
  }

  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    .init(duration: duration)
  }

  public static func interpolatingSpring(
    duration: TimeInterval, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .init(duration: duration)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .init(duration: spring.duration)
  }

  /// The duration after which completions are called; none are.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  /// Creates a spring whose duration lasts until the amplitude has decayed to 1 %.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .init(duration: damping > 0 ? 2 * mass / damping * log(100) : 0.5)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .init(duration: duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .init(duration: duration)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    .init(duration: duration)
  }

  /// Adds the delay to the duration, because every change is drawn without a delay.
  public func delay(_ delay: TimeInterval) -> Animation { .init(duration: duration + delay) }

  public func speed(_ speed: Double) -> Animation {
    .init(duration: speed > 0 ? duration / speed : duration)
  }

  /// Returns the animation unchanged: Live Activities run an animation once (MOTION-2).
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs the closure. A Live Activity animates the difference between two content states, not
/// changes that its code makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When the completion of an animation is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  public static let logicallyComplete = Self(name: "logicallyComplete")
  public static let removed = Self(name: "removed")
}

/// Performs the body; its changes are drawn with the next frame, and then the completion is called.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
  public var magnitudeSquared: Double { self * self }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
