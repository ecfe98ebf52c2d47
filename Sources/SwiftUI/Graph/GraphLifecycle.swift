/// What happens when a view appears, changes and disappears.
@MainActor
final class GraphLifecycle {
  enum Event {
    case appear(() -> Void)
    case disappear(() -> Void)
    /// The view has been removed, not only covered.
    case removal(() -> Void)
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
  /// True once the view has appeared, and then also while it is covered.
  private(set) var hasAppeared = false
  /// False while the view is covered, or in a tab that is not shown.
  private var isShown = false
  private weak var node: GraphNode?
  private var value: Any?
  private var task: Task<Void, Never>?
  private var unsubscribe: () -> Void = {}

  init(of node: GraphNode) { self.node = node }

  /// Carries out what the last pass has changed. A view that is not shown does not appear, and has no
  /// tasks; one that was shown before is told of changes all the same.
  func commit() {
    let isVisible = node?.isVisible ?? false
    guard isVisible || hasAppeared else { return }
    defer {
      hasAppeared = true
      isShown = isVisible
    }
    switch next {
    case .appear(let action): if isVisible, !isShown { action() }
    case .change(let new, let isInitial, let action):
      let old = value ?? new
      value = new
      if hasAppeared ? !ValueComparison.areEqual(old, new) : isInitial { action(old, new) }
    case .task(let id, let start):
      guard isVisible else { return }
      if isShown, let value, ValueComparison.areEqual(value, id) { return }
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
    case .disappear, .removal, .openURL, nil: break
    }
  }

  /// Carries out what is due when the view has been covered.
  func hide() {
    guard isShown else { return }
    isShown = false
    task?.cancel()
    if case .disappear(let action) = next { action() }
  }

  /// Carries out what is due when the view has been removed.
  func end() {
    hide()
    unsubscribe()
    if hasAppeared, case .removal(let action) = next { action() }
  }

  /// Opens an address, if the view handles addresses.
  func open(_ url: URL) -> Bool {
    guard case .openURL(let action) = next else { return false }
    action(url)
    return true
  }
}
