package import Foundation

/// One row of the list of activities, for the side panel, the command line and tests.
package struct ActivityListing: Codable, Hashable, Sendable, Identifiable {
  package var id: ActivityID
  package var attributesType: String
  /// The name of the app, as the phone shows it.
  package var name: String
  /// The app's bundle identifier.
  package var app: String
  package var phase: ActivityPhase
  /// Where the activity is visible now; nil: nowhere. Cards count only while the device is locked.
  package var presentation: Presentation?
  package var reason: PlacementReason
  /// The reason as text.
  package var reasonText: String
  package var score: Double
  package var startDate: Date
  package var staleDate: Date?
  /// When the engine changes the activity without an event; nil: never.
  package var nextDeadline: Date?
  package var pushType: PushTypeRecord?
  package var pushToken: Data?

  private enum CodingKeys: String, CodingKey {
    case id, attributesType, name, app, phase, presentation, reason
    case reasonText = "words"
    case score, startDate, staleDate, nextDeadline, pushType, pushToken
  }

  package init(
    _ record: ActivityRecord, name: String, presentation: Presentation?, reason: PlacementReason,
    reasonText: String, nextDeadline: Date?
  ) {
    id = record.id
    attributesType = record.attributesType
    self.name = name
    app = record.app
    phase = record.phase
    self.presentation = presentation
    self.reason = reason
    self.reasonText = reasonText
    score = record.content.relevanceScore
    startDate = record.startDate
    staleDate = record.content.staleDate
    self.nextDeadline = nextDeadline
    pushType = record.pushType
    pushToken = record.pushToken
  }
}
