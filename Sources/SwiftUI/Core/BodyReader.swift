import Synchronization

/// The view whose body is running, as the property wrappers see it that it reads.
///
/// Unchecked: the checks are used on the main actor only, while views are lowered.
final class BodyReader: @unchecked Sendable {
  /// The number of the view's node.
  let number: Int
  /// For each environment value that the body has read: whether it is the same in another
  /// environment.
  private var checks: [(EnvironmentValues) -> Bool] = []

  /// How many of the checks are those of the body itself.
  private var bodyChecks = 0

  /// Called when nothing reads for this body any more: another one has taken its place, or the view
  /// is gone.
  private let ends = Mutex<[@Sendable () -> Void]>([])

  init(number: Int) { self.number = number }

  deinit {
    for end in ends.withLock({ $0 }) { end() }
  }

  /// Has something done when the body is no more the last one of its view; from any thread.
  func atEnd(_ end: @escaping @Sendable () -> Void) { ends.withLock { $0.append(end) } }

  /// Records that the body has read a value of its environment.
  func record<Value>(_ value: Value, _ read: @escaping (EnvironmentValues) -> Value) {
    // The whole environment is not compared; it would keep this reader, too.
    guard !(value is EnvironmentValues) else { return checks.append { _ in false } }
    checks.append { ValueComparison.areEqual(value, read($0)) }
  }

  /// The body has been evaluated; what is read from now on is read by closures of its content.
  func endBody() { bodyChecks = checks.count }

  /// Forgets what the closures of the content have read, before they run again.
  func forgetContent() { checks.removeLast(max(checks.count - bodyChecks, 0)) }

  /// Returns true when the body would read the same values in another environment.
  func readsSame(in environment: EnvironmentValues) -> Bool {
    checks.allSatisfy { $0(environment) }
  }
}
