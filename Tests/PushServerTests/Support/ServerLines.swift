import Foundation
import Synchronization

/// What a server has written, for tests that wait for a line.
final class ServerLines: Sendable {
  private struct Waiter {
    var text: String
    var times: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var text = ""
    var waiting: [Waiter] = []

    func has(_ text: String, times: Int) -> Bool {
      self.text.components(separatedBy: text).count > times
    }
  }

  private let state = Mutex(State())

  var text: String { state.withLock { $0.text } }

  func add(_ text: String) {
    let ready = state.withLock { state in
      state.text += text
      let ready = state.waiting.filter { state.has($0.text, times: $0.times) }
      state.waiting.removeAll { [state] in state.has($0.text, times: $0.times) }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Returns when a text has been written so many times.
  func wait(for text: String, times: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.has(text, times: times) { return true }
        state.waiting.append(Waiter(text: text, times: times, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
