import Observation

/// What a view's property wrappers keep, by their order in the view, and the objects that its body
/// observes.
@MainActor
struct GraphProperties {
  private var slots: [Int: Any] = [:]
  private var observed: [(object: any ObservableObject, observation: _ObjectChanges.Observation)] =
    []

  subscript(index: Int) -> Any? {
    get { slots[index] }
    set { slots[index] = newValue }
  }

  mutating func stopObserving() { observed = [] }

  /// Calls `change` before each change of an object.
  mutating func observe(
    _ object: any ObservableObject, _ change: @escaping @Sendable () -> Void
  ) {
    guard !observed.contains(where: { $0.object === object }) else { return }
    observed.append((object, _ObjectChanges.observe(object, change)))
  }
}
