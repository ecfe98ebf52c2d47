/// What happens when a view appears, changes and disappears.
@MainActor
final class GraphLifecycle {
  enum Event {
    case appear(() -> Void)
    case disappear(() -> Void)
    /// A value that is compared with the one of the last pass.
    case change(Any, isInitial: Bool, (_ old: Any, _ new: Any) -> Void)
    /// A task that is cancelled when the view disappears, and started again when the value changes.
    case task(id: Any, @MainActor () -> Task<Void, Never>)
    /// A publisher's values, received while the view is there; `start` returns what ends it. Another
    /// object as the publisher takes the place of the first one.
    case receive(
      from: AnyObject?, start: (@escaping (Any) -> Void) -> () -> Void, (Any) -> Void)
    case openURL((URL) -> Void)
  }

  /// The event of the last pass.
  var next: Event?
  private var hasAppeared = false
  private var value: Any?
  private var task: Task<Void, Never>?
  private var unsubscribe: () -> Void = {}

  /// Carries out what the last pass has changed.
  func commit() {
    defer { hasAppeared = true }
    switch next {
    case .appear(let action): if !hasAppeared { action() }
    case .change(let new, let isInitial, let action):
      let old = value ?? new
      value = new
      if hasAppeared ? !ValueComparison.areEqual(old, new) : isInitial { action(old, new) }
    case .task(let id, let start):
      if hasAppeared, let value, ValueComparison.areEqual(value, id) { return }
      value = id
      task?.cancel()
      task = start()
    case .receive(let publisher, let start, _):
      if hasAppeared, value.map({ $0 as AnyObject }) === publisher { return }
      value = publisher
      unsubscribe()
      unsubscribe = start { [weak self] value in
        // Publishers send on any thread; views live on the main actor.
        nonisolated(unsafe) let value = value
        let receive: @MainActor @Sendable () -> Void = { [weak self] in
          if case .receive(_, _, let action) = self?.next { action(value) }
        }
        Task { @MainActor in receive() }
      }
    case .disappear, .openURL, nil: break
    }
  }

  /// Carries out what is due when the view has disappeared.
  func end() {
    task?.cancel()
    unsubscribe()
    if case .disappear(let action) = next { action() }
  }

  /// Opens an address, if the view handles addresses.
  func open(_ url: URL) -> Bool {
    guard case .openURL(let action) = next else { return false }
    action(url)
    return true
  }
}
