import Synchronization

/// The views of a graph whose bodies have to be evaluated again, from any thread.
final class Invalidations: Sendable {
  private let numbers = Mutex<Set<Int>>([])
  private let notify: @Sendable () -> Void

  /// - Parameter notify: Called when the first view is invalidated after `take`.
  init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  /// Invalidates views by the numbers of their nodes.
  func insert(_ new: Set<Int>) {
    guard !new.isEmpty else { return }
    let isFirst = numbers.withLock { numbers in
      defer { numbers.formUnion(new) }
      return numbers.isEmpty
    }
    if isFirst { notify() }
  }

  /// Returns the invalidated views and clears the list.
  func take() -> Set<Int> {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}
