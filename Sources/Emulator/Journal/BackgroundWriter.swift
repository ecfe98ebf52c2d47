import Foundation
import LocalEngine
import Synchronization

/// Writes files in order: small ones at once, large ones on another thread.
final class BackgroundWriter: Sendable {
  private struct State {
    /// The writes that are not finished.
    var pending = 0
    /// Why one failed; the next write throws it.
    var failure: FileFailure?
  }

  private let queue = DispatchQueue(label: "island.archives")
  private let state = Mutex(State())

  /// Writes with `body`, on the calling thread if `atOnce` and nothing is written on the other one.
  ///
  /// - Throws: What `body` throws, or what it threw before on the other thread.
  func write(
    atOnce isAtOnce: Bool, _ body: @escaping @Sendable () throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let failure = state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
    let isIdle = state.withLock { $0.pending == 0 }
    if isAtOnce, isIdle {
      try body()
    } else {
      state.withLock { $0.pending += 1 }
      queue.async { [self] in
        var problem: FileFailure?
        do throws(FileFailure) { try body() } catch { problem = error }
        state.withLock { state in
          state.pending -= 1
          state.failure = problem ?? state.failure
        }
      }
    }
    if let failure { throw failure }
  }

  /// Runs `body` after everything that is written before.
  func inOrder(_ body: @escaping @Sendable () -> Void) {
    if state.withLock({ $0.pending == 0 }) { body() } else { queue.async(execute: body) }
  }

  /// Waits until everything is written.
  func flush() { queue.sync {} }
}
