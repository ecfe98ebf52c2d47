// Event closures. On the screen of an app they run. A Live Activity is an archived view: none of its
// closures runs (LAYOUT-19); they do not run in Island either, and the preview reports them.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, name: "onAppear", event: .appear(action ?? {}))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, name: "onDisappear", event: .disappear(action ?? {}))
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    LifecycleView(
      content: self, name: "onChange",
      event: .change(value, isInitial: initial) { old, new in
        guard let old = old as? Value, let new = new as? Value else { return }
        action(old, new)
      })
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    LifecycleView(
      content: self, name: "onChange",
      event: .change(value, isInitial: initial) { _, _ in action() })
  }

  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    LifecycleView(
      content: self, name: "onChange",
      event: .change(value, isInitial: false) { _, new in
        if let new = new as? Value { action(new) }
      })
  }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // The closure is started once for each value.
    nonisolated(unsafe) let action = action
    return LifecycleView(
      content: self, name: "task",
      event: .task(id: id) { Task(priority: priority) { @MainActor in await action() } })
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    TappedView(content: self, action: action)
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    GesturedView(content: self, name: "onLongPressGesture", hold: action, press: action)
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    LifecycleView(content: self, name: "onOpenURL", event: .openURL(action))
  }

  /// Receives the values of a publisher; called by the module Combine. Not part of Apple's API.
  nonisolated public func _onReceive<Output>(
    _ action: @escaping (Output) -> Void, from publisher: AnyObject? = nil,
    start: @escaping (@escaping (Output) -> Void) -> () -> Void
  ) -> some View {
    LifecycleView(
      content: self, name: "onReceive",
      event: .receive(
        from: publisher, start: { receive in start { receive($0) } },
        { if let value = $0 as? Output { action(value) } }))
  }
}
