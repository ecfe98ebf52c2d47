// Event closures. A Live Activity is an archived view: none of its closures runs (LAYOUT-19). They
// do not run in Island either, and the preview reports them as unsupported.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    unsupported("onAppear")
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    unsupported("onDisappear")
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    unsupported("onChange")
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    unsupported("onChange")
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    unsupported("onChange")
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: sending @escaping () async -> Void
  ) -> some View {
    unsupported("task")
  }

  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: sending @escaping () async -> Void
  ) -> some View {
    unsupported("task")
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    unsupported("onTapGesture")
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    unsupported("onLongPressGesture")
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    unsupported("onOpenURL")
  }

  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    unsupported("preference")
  }

  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    unsupported("onPreferenceChange")
  }
}
