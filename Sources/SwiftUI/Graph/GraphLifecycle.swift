/// What happens when a view appears, changes and disappears.
@MainActor
final class GraphLifecycle {
  /// The event of the last pass.
  var next: ViewEvent?
  /// True once the view has appeared, and then also while it is covered.
  private(set) var hasAppeared = false
  /// False while the view is covered, or in a tab that is not shown.
  private var isShown = false
  private weak var node: GraphNode?
  private var value: Any?
  private var task: OwnedTask?
  /// What the view has begun, and ends with it; nil: nothing runs.
  private var work: OwnedTask?
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
      task = OwnedTask(start())
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
    task = nil
    if case .disappear(let action) = next { action() }
  }

  /// Carries out what is due when the view has been removed.
  func end() {
    hide()
    work = nil
    unsubscribe()
    if hasAppeared, case .removal(let action) = next { action() }
  }

  /// Runs work until the view is removed; without effect while the last one runs.
  func run(_ work: @escaping @Sendable () async -> Void) {
    guard self.work == nil else { return }
    self.work = OwnedTask(
      Task { [weak self] in
        await work()
        self?.work = nil
      })
  }

  /// Opens an address, if the view handles addresses.
  func open(_ url: URL) -> Bool {
    guard case .openURL(let action) = next else { return false }
    action(url)
    return true
  }
}
