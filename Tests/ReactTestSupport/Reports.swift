import React
import Synchronization

/// Collects what native modules log and send, as long as it lives, or until the next one. Tests that make
/// it have the trait `OneScript`.
package final class Reports: Sendable {
  private let all = Mutex<[String]>([])
  private let sent = Mutex<[String]>([])

  package init() {
    _BridgeEvents.report = { [weak self] _, text in self?.all.withLock { $0.append(text) } }
    _BridgeEvents.send = { [weak self] module, event, body in
      let body = body == .null ? "" : " \(body.object.map { "\($0)" } ?? "")"
      self?.sent.withLock { $0.append("\(module).\(event)\(body)") }
    }
  }

  package var texts: [String] { all.withLock { $0 } }
  /// Module, event and body.
  package var events: [String] { sent.withLock { $0 } }
}
