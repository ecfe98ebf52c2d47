/// A touch gesture. Archived views receive no touches (LAYOUT-19): gestures compile,
/// and the preview reports them as unsupported.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

/// A gesture after one of its modifiers was applied.
public struct _ChangedGesture<Value>: Gesture {
  nonisolated init() {}
}

extension Gesture {
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }

  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Value> where Value: Equatable {
    _ChangedGesture()
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }

  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }

  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }

  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

extension View {
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    unsupported("gesture")
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    unsupported("simultaneousGesture")
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    unsupported("highPriorityGesture")
  }
}
