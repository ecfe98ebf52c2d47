import Synchronization

/// What a server has written, for tests that wait for a line.
final class ServerLines: Sendable {
  private struct State {
    var text = ""
    var waiting: [(text: String, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var text: String { state.withLock { $0.text } }

  func add(_ text: String) {
    let ready = state.withLock { state in
      state.text += text
      let all = state.text
      let ready = state.waiting.filter { all.contains($0.text) }
      state.waiting.removeAll { all.contains($0.text) }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  func wait(for text: String) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.text.contains(text) { return true }
        state.waiting.append((text, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
