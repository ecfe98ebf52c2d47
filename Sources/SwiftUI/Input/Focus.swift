@propertyWrapper
public struct FocusedBinding<Value> {
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
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
