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
  /// Seconds that an answer may take; nil is for ever.
  private let patience: Double?

  init(patience: Double?) { self.patience = patience }

  /// Sends a call under a number of its own and waits; nil when the other side is
  /// gone, or silent for too long.
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
    let end = patience.map { Date(timeIntervalSinceNow: $0) }
    while answers[id] == nil && !isClosed {
      guard let end else {
        condition.wait()
        continue
      }
      if !condition.wait(until: end) { break }
    }
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
