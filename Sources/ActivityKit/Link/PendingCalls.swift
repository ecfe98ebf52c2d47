import ActivityModel
import Foundation

/// Matches replies to blocking calls by their identifier.
///
/// A call blocks the thread that makes it and never the thread that reads, so replies always
/// arrive, also when the call is made on the main thread.
// A condition variable guards every field.
final class PendingCalls: @unchecked Sendable {
  private let condition = NSCondition()
  private var lastID = 0
  private var answers: [Int: WireReply] = [:]
  private var waiting: Set<Int> = []
  private var isClosed = false
  /// Timeout in seconds for a reply. Nil: none.
  private let timeout: Double?

  init(timeout: Double?) { self.timeout = timeout }

  /// Returns the identifier of a new call, whose reply `reply(to:)` returns.
  func register() -> Int {
    condition.lock()
    defer { condition.unlock() }
    lastID += 1
    waiting.insert(lastID)
    return lastID
  }

  /// Forgets a call that could not be sent.
  func cancel(_ id: Int) {
    condition.lock()
    waiting.remove(id)
    condition.unlock()
  }

  /// Waits for the reply to a call, once; nil when the connection is closed or the timeout has
  /// passed.
  func reply(to id: Int) -> WireReply? {
    condition.lock()
    defer {
      waiting.remove(id)
      answers[id] = nil
      condition.unlock()
    }
    let end = timeout.map { Date(timeIntervalSinceNow: $0) }
    while answers[id] == nil && !isClosed {
      guard let end else {
        condition.wait()
        continue
      }
      if !condition.wait(until: end) { break }
    }
    return answers[id]
  }

  /// Stores a reply and wakes the threads that wait; drops it if its call has timed out.
  func resolve(_ id: Int, with answer: WireReply) {
    condition.lock()
    if waiting.contains(id) { answers[id] = answer }
    condition.broadcast()
    condition.unlock()
  }

  /// Wakes all waiting threads, since no more replies will arrive.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}
