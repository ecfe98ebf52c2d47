/// The time that an app has after it has left the front, until its timers stop.
@MainActor
struct Suspension {
  /// In seconds of the phone's clock. The documentation of iOS promises none; these have been observed.
  private static let seconds = 5

  private var task: Task<Void, Never>?

  /// Begins to count; the action is done at the end.
  mutating func begin(_ action: @escaping @MainActor () -> Void) {
    task?.cancel()
    task = Task { @MainActor in
      guard (try? await Task.sleep(for: .seconds(Self.seconds))) != nil else { return }
      action()
    }
  }

  mutating func cancel() {
    task?.cancel()
    task = nil
  }
}
