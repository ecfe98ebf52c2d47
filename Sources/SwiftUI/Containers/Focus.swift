/// The field that has keyboard focus. An archived view never has focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Binding { self }
  }

  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init() where Value == Bool { box = Box(false) }

  public init<Wrapped: Hashable>() where Value == Wrapped? { box = Box(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(wrappedValue: box.value) }
}

/// A value published by the focused view. Always nil: no view has focus.
@propertyWrapper
public struct FocusedValue<Value> {
  public var wrappedValue: Value? { nil }

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}

@propertyWrapper
public struct FocusedBinding<Value> {
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A key press.
public struct KeyPress: Sendable {
  public var key: KeyEquivalent
  public var characters: String
  public var modifiers: EventModifiers

  public enum Result: Sendable { case handled, ignored }

  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Self(rawValue: 1)
    public static let `repeat` = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let all: Self = [.down, .repeat, .up]
  }
}

// Focus and keyboard modifiers; without effect, because an archived view gets no key presses.
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View { self }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { unsupported("onKeyPress") }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { unsupported("onKeyPress") }
}
