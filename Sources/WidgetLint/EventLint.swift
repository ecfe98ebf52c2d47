package import ActivityModel
package import Foundation

/// Rules L21–L25 and L40: how activities are started, updated and ended.
package enum EventLint {
  /// The content state of one update as it was received.
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

  /// Checks the events of one activity.
  ///
  /// - Parameters:
  ///   - start: start date and initial content state of the activity.
  ///   - updates: updates in the order in which they were received.
  ///   - end: when the activity ended; nil while it is running.
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

  /// The time during which an activity was running.
  package struct Lifetime: Hashable, Sendable {
    package var app: String
    package var start: Date
    /// End date; nil while the activity is running.
    package var end: Date?

    package init(app: String, start: Date, end: Date? = nil) {
      self.app = app
      self.start = start
      self.end = end
    }
  }

  /// Returns a finding (L40) for each app that had several activities running at the same time.
  package static func simultaneousActivities(_ lives: [Lifetime]) -> [(
    app: String, finding: LintFinding
  )] {
    Dictionary(grouping: lives, by: \.app).sorted { $0.key < $1.key }.compactMap { app, lives in
      // The maximum is always reached at the start of one of the activities.
      let most =
        lives.map { life in
          lives.count { other in
            other.start <= life.start && other.end.map { $0 > life.start } ?? true
          }
        }.max() ?? 0
      guard most > 1 else { return nil }
      let message =
        "\(most) activities of one app ran at a time; a single one is easier to follow"
      return (app, LintFinding(.severalActivities, .info, message))
    }
  }

  /// Checks the end event of an activity (L24).
  package static func ending(isDefault: Bool, hasContent: Bool) -> [LintFinding] {
    var found: [LintFinding] = []
    if isDefault {
      let message = "the card stays for up to four hours; 15 to 30 minutes are recommended"
      found.append(LintFinding(.defaultDismissal, .info, message))
    }
    if !hasContent {
      found.append(LintFinding(.defaultDismissal, .warning, "ends without a last state to show"))
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

  /// Checks the size of the payload (L25); the finding names the largest field.
  package static func payload(_ meter: PayloadMeter) -> [LintFinding] {
    let largest = meter.entries.first.map { "; \($0.field) has \($0.bytes)" } ?? ""
    // The warning starts above 3500 of the 4096 bytes.
    switch meter.total {
    case ...(meter.limit - 596): return []
    case ...meter.limit:
      let message = "\(meter.total) of \(meter.limit) bytes of attributes and state\(largest)"
      return [LintFinding(.payloadSize, .warning, message)]
    default:
      let message =
        "\(meter.total) bytes of attributes and state; \(meter.limit) are allowed\(largest)"
      return [LintFinding(.payloadSize, .error, message)]
    }
  }
}
