package import Foundation

/// L21–L25 and L40: what the rules say of how an activity was fed.
package enum EventLint {
  /// One update as it arrived.
  package struct Update: Hashable, Sendable {
    package var date: Date
    package var state: Data
    package var hasAlert: Bool

    package init(date: Date, state: Data, hasAlert: Bool) {
      self.date = date
      self.state = state
      self.hasAlert = hasAlert
    }
  }

  /// - Parameters:
  ///   - start: When the activity started, and in what state.
  ///   - updates: In their order.
  package static func findings(
    start: Update, updates: [Update], end: Date? = nil
  ) -> [LintFinding] {
    var found = alerts(in: updates)
    var last = start.state
    for update in updates {
      defer { last = update.state }
      guard update.state == last else { continue }
      found.append(
        LintFinding(
          .unchangedUpdate, update.hasAlert ? .warning : .info,
          update.hasAlert
            ? "an alert for content that did not change" : "an update that changes nothing"))
    }
    if let end, end.timeIntervalSince(start.date) > 8 * 3600 {
      found.append(
        LintFinding(.longLife, .warning, "runs for more than 8 hours; the system ends it before"))
    }
    return found
  }

  private static func alerts(in updates: [Update]) -> [LintFinding] {
    let alerts = updates.filter(\.hasAlert)
    let isDense = zip(alerts, alerts.dropFirst()).contains {
      $1.date.timeIntervalSince($0.date) < 300
    }
    if isDense {
      return [
        LintFinding(.frequentAlerts, .warning, "alerts less than 5 minutes apart")
      ]
    }
    if updates.count >= 3, alerts.count * 3 > updates.count {
      return [
        LintFinding(
          .frequentAlerts, .warning,
          "\(alerts.count) of \(updates.count) updates alert; that is more than one in three")
      ]
    }
    return []
  }

  /// - Parameter bytes: Encoded attributes and state together.
  package static func payload(bytes: Int) -> [LintFinding] {
    switch bytes {
    case ...3500: []
    case ...4096:
      [LintFinding(.payloadSize, .warning, "\(bytes) of 4096 bytes of attributes and state")]
    default:
      [
        LintFinding(
          .payloadSize, .error, "\(bytes) bytes of attributes and state; 4096 are allowed")
      ]
    }
  }

  /// - Parameter count: Running activities of one app.
  package static func running(count: Int) -> [LintFinding] {
    guard count > 1 else { return [] }
    return [LintFinding(.severalActivities, .info, "\(count) activities of one app are running")]
  }
}
