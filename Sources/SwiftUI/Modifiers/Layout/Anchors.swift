extension GeometryProxy {
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }
}

extension View {
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    unsupported("anchorPreference")
  }

  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    unsupported("transformAnchorPreference")
  }

  /// Draws the overlay for the default value: preferences are not collected.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    overlay(alignment: alignment) { transform(Key.defaultValue) }
      ._standIn("overlayPreferenceValue")
  }

  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    background(alignment: alignment) { transform(Key.defaultValue) }
      ._standIn("backgroundPreferenceValue")
  }
}
