import React
import Synchronization

/// Collects what React Native logs and sends, as long as it lives. Its suites are serialized with each
/// other by `BridgeTests`: there is one place for events in a process.
final class Reports: Sendable {
  private let all = Mutex<[String]>([])
  private let sent = Mutex<[String]>([])
  private let before: (@Sendable (_BridgeEvents.Level, String) -> Void)

  init() {
    before = _BridgeEvents.report
    _BridgeEvents.report = { [weak self] _, text in self?.all.withLock { $0.append(text) } }
    _BridgeEvents.send = { [weak self] module, event, body in
      self?.sent.withLock { $0.append("\(module).\(event) \(body)") }
    }
  }

  deinit {
    _BridgeEvents.report = before
    _BridgeEvents.send = { _, _, _ in }
  }

  var texts: [String] { all.withLock { $0 } }
  var events: [String] { sent.withLock { $0 } }
}
