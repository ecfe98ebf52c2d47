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

public struct _KeyframeList<Value>: Keyframes {}

public struct _KeyframeTrackList<Value>: KeyframeTrackContent {}

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

extension Animation {
  public static func spring(
    _ spring: Spring, blendDuration: TimeInterval = 0
  ) -> Animation { .spring(duration: spring.duration, bounce: spring.bounce) }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    .easeInOut(duration: duration)
  }
}
