import Synchronization

/// Sends each value to all subscribers.
package final class Broadcast<Value: Sendable>: Sendable {
  private struct Listeners: Sendable {
    var lastID = 0
    var byID: [Int: AsyncStream<Value>.Continuation] = [:]
    var isFinished = false
  }

  private let listeners = Mutex(Listeners())

  package init() {}

  /// Returns the values sent from now on; an empty stream after `finish`.
  package func subscribe() -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let id: Int? = listeners.withLock { listeners in
      if listeners.isFinished { return nil }
      listeners.lastID += 1
      listeners.byID[listeners.lastID] = continuation
      return listeners.lastID
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { _ = $0.byID.removeValue(forKey: id) }
    }
    return stream
  }

  /// The number of subscribers.
  package var count: Int { listeners.withLock { $0.byID.count } }

  package func send(_ value: Value) {
    let continuations = listeners.withLock { Array($0.byID.values) }
    for continuation in continuations { continuation.yield(value) }
  }

  /// Ends all subscriptions.
  package func finish() {
    let continuations = listeners.withLock { listeners in
      listeners.isFinished = true
      return Array(listeners.byID.values)
    }
    for continuation in continuations { continuation.finish() }
  }
}
