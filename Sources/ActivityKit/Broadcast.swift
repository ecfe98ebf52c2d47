import Synchronization

/// Passes each value on to everybody who listens.
package final class Broadcast<Value: Sendable>: Sendable {
  private struct Listeners: Sendable {
    var lastID = 0
    var byID: [Int: AsyncStream<Value>.Continuation] = [:]
    var isFinished = false
  }

  private let listeners = Mutex(Listeners())

  package init() {}

  /// Everything that is sent from now on; nothing after `finish`.
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

  /// How many listen.
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
