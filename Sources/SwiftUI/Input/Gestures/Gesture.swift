import ViewArchive

/// A touch gesture. On the screen of an app taps, long presses and drags are recognised; archived views receive
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
    var actions = known
    if self is TapGesture || !actions.taps.isEmpty, let value = () as? Value {
      actions.taps.append { action(value) }
    }
    // Where the tap was is unknown here: the origin.
    if self is SpatialTapGesture, let value = SpatialTapGesture.Value(location: .zero) as? Value {
      actions.taps.append { action(value) }
    }
    if self is LongPressGesture || !actions.holds.isEmpty, let value = true as? Value {
      actions.holds.append { action(value) }
    }
    follow(in: &actions) { phase, value in
      if phase == .ended { action(value) }
    }
    return _ChangedGesture(actions)
  }

  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Value> where Value: Equatable {
    var actions = known
    follow(in: &actions) { phase, value in
      if phase == .moved { action(value) }
    }
    return _ChangedGesture(actions)
  }

  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Value> {
    var actions = known
    follow(in: &actions) { phase, value in
      guard phase == .moved else {
        state.box.current = state.initial
        return
      }
      var transaction = Transaction()
      body(value, &state.box.current, &transaction)
    }
    return _ChangedGesture(actions)
  }

  /// Both gestures are recognised; a value that has those of both is made for neither.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture(known.merging(other.known))
  }

  /// Not recognised: it is reported as unsupported where it is used.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture()
  }

  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> _ChangedGesture<Value> {
    _ChangedGesture(known.merging(other.known))
  }

  nonisolated private var known: GestureActions {
    (self as? any RecognisedGesture)?.actions ?? GestureActions()
  }

  /// Adds an action of a drag, when the gesture is one.
  nonisolated private func follow(
    in actions: inout GestureActions, _ action: @escaping (DragInput.Phase, Value) -> Void
  ) {
    guard actions.minimumDistance != nil, Value.self == DragGesture.Value.self else { return }
    actions.drags.append { phase, value in
      if let value = value as? Value { action(phase, value) }
    }
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
