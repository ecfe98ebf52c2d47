/// A value published by the focused view. Always nil: no view has focus.
@propertyWrapper
public struct FocusedValue<Value> {
  public var wrappedValue: Value? { nil }

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}
