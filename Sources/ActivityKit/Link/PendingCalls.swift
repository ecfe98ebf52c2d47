import ActivityModel
import Foundation

/// Makes blocking calls of the requests over a connection.
///
/// A call blocks the thread that makes it and never the thread that reads, so replies always
/// arrive, also when the call is made on the main thread.
// A condition variable guards every field.
final class PendingCalls: @unchecked Sendable {
  private let condition = NSCondition()
  private let connection = HostConnection<WireReply, WireFailure>()
  /// The replies that no thread has taken yet.
  private var results: [Int: Result<WireReply, WireFailure>] = [:]
  private var isClosed = false
  /// Timeout in seconds for a reply. Nil: none.
  private let timeout: Double?

  init(timeout: Double?) { self.timeout = timeout }

  /// Returns the identifier of a new call, whose reply `reply(to:)` returns.
  func register() -> Int {
    condition.lock()
    defer { condition.unlock() }
    var id = 0
    id = connection.add { [self] in results[id] = $0 }
    if isClosed { connection.close(.noReply) }
    return id
  }

  /// Forgets a call that could not be sent, or whose reply is not wanted.
  func cancel(_ id: Int) {
    condition.lock()
    connection.cancel(id)
    results[id] = nil
    condition.unlock()
  }

  /// Waits for the reply to a call, once.
  ///
  /// - Throws: `WireFailure.noReply` when the connection is closed or the timeout has passed.
  func reply(to id: Int) throws(WireFailure) -> WireReply {
    condition.lock()
    defer {
      connection.cancel(id)
      results[id] = nil
      condition.unlock()
    }
    while results[id] == nil {
      guard let timeout else {
        condition.wait()
        continue
      }
      // Anew after each reply to another call: the other side lives. An app's dates may pass 3,600
      // times as fast as it waits, so a date says nothing about how long it has waited.
      if !condition.wait(until: Date(timeIntervalSinceNow: timeout)) { break }
    }
    return try (results[id] ?? .failure(.noReply)).get()
  }

  /// Passes on a reply and wakes the threads that wait; drops it if its call has timed out.
  func resolve(_ id: Int, with answer: WireReply) {
    condition.lock()
    connection.receive(answer, for: id)
    condition.broadcast()
    condition.unlock()
  }

  /// Wakes all waiting threads, since no more replies will arrive.
  func close() {
    condition.lock()
    isClosed = true
    connection.close(.noReply)
    condition.broadcast()
    condition.unlock()
  }
}
