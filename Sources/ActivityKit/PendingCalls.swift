import ActivityModel
import Foundation

/// Threads of user code that wait for the other side's answer.
///
/// A caller blocks its own thread and never the one that reads, so answers always arrive; this
/// is safe also when the caller is on the main thread.
// A condition variable guards every field.
final class PendingCalls: @unchecked Sendable {
  private let condition = NSCondition()
  private var lastID = 0
  private var answers: [Int: WireAnswer] = [:]
  private var waiting: Set<Int> = []
  private var isClosed = false

  /// Sends a call under a number of its own and waits; nil when the other side is gone.
  func ask(_ send: (_ id: Int) -> Bool) -> WireAnswer? {
    condition.lock()
    lastID += 1
    let id = lastID
    waiting.insert(id)
    condition.unlock()

    let wasSent = send(id)

    condition.lock()
    defer {
      waiting.remove(id)
      answers[id] = nil
      condition.unlock()
    }
    if !wasSent { return nil }
    while answers[id] == nil && !isClosed { condition.wait() }
    return answers[id]
  }

  /// An answer that nobody waits for is dropped.
  func resolve(_ id: Int, with answer: WireAnswer) {
    condition.lock()
    if waiting.contains(id) { answers[id] = answer }
    condition.broadcast()
    condition.unlock()
  }

  /// Nobody will answer any more.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}
