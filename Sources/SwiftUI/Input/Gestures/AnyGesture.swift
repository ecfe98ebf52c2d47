public struct AnyGesture<Value>: Gesture, RecognisedGesture {
  /// Unchecked: the closures are made and called on the main actor only.
  nonisolated(unsafe) let actions: GestureActions

  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    actions = (gesture as? any RecognisedGesture)?.actions ?? GestureActions()
  }
}

extension Gesture {
  /// Returns a gesture with another value; it is recognised as this one is.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _ChangedGesture<T> {
    _ChangedGesture((self as? any RecognisedGesture)?.actions ?? GestureActions())
  }
}

extension View {
  @ViewBuilder
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    if isEnabled { self.gesture(gesture) } else { self }
  }

  /// Calls the action with the place of the tap, which is unknown here: the origin.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  nonisolated public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }
}

/// Where a pointer is; a phone has none.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

public struct HoverEffect: Sendable {
  public static let automatic = Self()
  public static let highlight = Self()
  public static let lift = Self()
}
