/// A touch gesture. Archived views receive no touches (presentations.md §5.6): gestures compile,
/// and the preview reports them as unsupported.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
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

public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int

  nonisolated public init(count: Int = 1) { self.count = count }
}

public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
  }

  public var minimumDistance: CGFloat

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
  }
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var startAnchor: UnitPoint
  }

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotationGesture: Gesture {
  public typealias Value = Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: GestureState<Value> { self }
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
