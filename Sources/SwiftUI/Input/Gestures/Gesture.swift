/// A touch gesture. On the screen of an app taps and long presses are recognised; archived views receive
/// no touches (LAYOUT-19). The preview reports what is not recognised as unsupported.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

/// A gesture after one of its modifiers was applied.
public struct _ChangedGesture<Value>: Gesture {
  /// Unchecked: the closures are made and called on the main actor only.
  nonisolated(unsafe) let actions: GestureActions

  nonisolated init(_ actions: GestureActions = GestureActions()) { self.actions = actions }
}

extension _ChangedGesture: RecognisedGesture {}

extension Gesture {
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Value> {
    var actions = (self as? any RecognisedGesture)?.actions ?? GestureActions()
    if self is TapGesture || !actions.taps.isEmpty, let value = () as? Value {
      actions.taps.append { action(value) }
    }
    if self is LongPressGesture || !actions.holds.isEmpty, let value = true as? Value {
      actions.holds.append { action(value) }
    }
    return _ChangedGesture(actions)
  }

  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Value> where Value: Equatable {
    (self as? _ChangedGesture<Value>) ?? _ChangedGesture()
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> {
    (self as? _ChangedGesture<Value>) ?? _ChangedGesture()
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
    GestureView(content: self, gesture: gesture, name: "gesture")
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, name: "simultaneousGesture")
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    GestureView(content: self, gesture: gesture, name: "highPriorityGesture")
  }
}
