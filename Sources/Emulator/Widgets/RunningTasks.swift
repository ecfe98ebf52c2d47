/// Tasks that are still running; each is removed when it has finished.
@MainActor
final class RunningTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastID = 0

  var isEmpty: Bool { tasks.isEmpty }

  /// Starts a task.
  func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    lastID += 1
    let id = lastID
    // The task runs on the main actor, so that it cannot finish before it is stored.
    tasks[id] = Task { [weak self] in
      await work()
      self?.tasks[id] = nil
    }
  }

  /// Waits until all tasks that run now have finished.
  func waitUntilIdle() async {
    for (_, task) in tasks.sorted(by: { $0.key < $1.key }) { await task.value }
  }
}
