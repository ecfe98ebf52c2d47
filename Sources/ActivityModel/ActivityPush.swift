package import Foundation

/// A push as the device applies it, its payload decoded and its token resolved (push.md §4).
package struct ActivityPush: Hashable, Sendable {
  package enum Event: Hashable, Sendable {
    /// The receiver makes the identifier. Origin, alert and start are those of the push,
    /// whatever the request says.
    case start(ActivityRequest)
    case update(ActivityID, ActivityContentRecord)
    /// Without content the last one stays; without a date the card stays as long as it may.
    case end(ActivityID, ActivityContentRecord?, dismissalDate: Date?)
  }

  /// `apns-priority`.
  package enum Priority: Int, Codable, Hashable, Sendable, CaseIterable {
    /// When it suits the battery; does not count toward the budget.
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
