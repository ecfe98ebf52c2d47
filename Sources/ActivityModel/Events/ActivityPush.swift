package import Foundation

/// A push as the device applies it: payload decoded, token resolved to its target (PUSH-1).
package struct ActivityPush: Hashable, Sendable {
  package enum Event: Hashable, Sendable {
    /// Starts an activity; the receiver generates the identifier. Origin, alert and start date
    /// come from the push, not from the request.
    case start(ActivityRequest)
    case update(ActivityID, ActivityContentRecord)
    /// Ends an activity. Nil content: keep the current content. Nil date: the card stays as long
    /// as the system allows.
    case end(ActivityID, ActivityContentRecord?, dismissalDate: Date?)
  }

  /// `apns-priority`.
  package enum Priority: Int, Codable, Hashable, Sendable, CaseIterable {
    /// Delivered when it suits the battery; does not count toward the budget.
    case powerAware = 5
    case immediate = 10
  }

  package var event: Event
  /// `aps.timestamp`: when the data was produced.
  package var timestamp: Date
  package var alert: AlertRecord?
  package var priority: Priority

  package init(
    _ event: Event, timestamp: Date, alert: AlertRecord? = nil, priority: Priority = .immediate
  ) {
    self.event = event
    self.timestamp = timestamp
    self.alert = alert
    self.priority = priority
  }
}
