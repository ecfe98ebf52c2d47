package import ActivityModel
import Synchronization

/// Passes each change on to everybody who listens.
package final class ChangeBroadcast: Sendable {
  private struct Listeners {
    var lastID = 0
    var byID: [Int: AsyncStream<ActivityRecord>.Continuation] = [:]
  }

  private let listeners = Mutex(Listeners())

  package init() {}

  package func subscribe() -> AsyncStream<ActivityRecord> {
    let (stream, continuation) = AsyncStream<ActivityRecord>.makeStream()
    let id = listeners.withLock { listeners in
      listeners.lastID += 1
      listeners.byID[listeners.lastID] = continuation
      return listeners.lastID
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.byID.removeValue(forKey: id) }
    }
    return stream
  }

  package func send(_ record: ActivityRecord) {
    let continuations = listeners.withLock { Array($0.byID.values) }
    for continuation in continuations { continuation.yield(record) }
  }

  /// Ends all subscriptions.
  package func finish() {
    let continuations = listeners.withLock { Array($0.byID.values) }
    for continuation in continuations { continuation.finish() }
  }
}
