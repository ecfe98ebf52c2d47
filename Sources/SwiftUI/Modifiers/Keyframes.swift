/// A container that animates along keyframe tracks; the initial value is drawn.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
  private let value: Value
  private let content: (Value) -> Content

  nonisolated public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content(value)._standIn("KeyframeAnimator") }
}

extension View {
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(view: self), initialValue)._standIn("keyframeAnimator")
  }

  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(view: self), initialValue)._standIn("keyframeAnimator")
  }
}

/// Keyframe tracks of an animated value.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The keyframes of one track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent<TrackValue>>: Keyframes
{
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {}

  public init(
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) where Root == TrackValue {}
}

public struct _KeyframeList<Value>: Keyframes {}

public struct _KeyframeTrackList<Value>: KeyframeTrackContent {}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<Path: Keyframes<Value>>(_ path: Path) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  public static func buildBlock(_ paths: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Content: KeyframeTrackContent<Value>>(
    _ content: Content
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }

  public static func buildBlock(
    _ contents: _KeyframeTrackList<Value>...
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }

  public static func buildArray(
    _ contents: [_KeyframeTrackList<Value>]
  ) -> _KeyframeTrackList<Value> {
    _KeyframeTrackList()
  }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

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

/// The timing curve of an animation.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
  public static let circularEaseIn = Self()
  public static let circularEaseOut = Self()
  public static let circularEaseInOut = Self()

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self() }
}

extension Animation {
  public static func spring(
    _ spring: Spring, blendDuration: TimeInterval = 0
  ) -> Animation { .spring(duration: spring.duration, bounce: spring.bounce) }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .easeInOut(duration: duration)
  }
}
