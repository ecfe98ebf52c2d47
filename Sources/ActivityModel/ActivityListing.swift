package import Foundation

/// One line of the list of activities, complete: what the side panel, the command line and tests
/// read.
package struct ActivityListing: Codable, Hashable, Sendable, Identifiable {
  package var id: ActivityID
  package var attributesType: String
  /// By bundle identifier.
  package var app: String
  package var phase: ActivityPhase
  /// Where it is seen now; a card that nobody can see while the device is unlocked does not count.
  package var presentation: Presentation?
  package var reason: PlacementReason
  /// The reason in words.
  package var words: String
  package var score: Double
  package var startDate: Date
  package var staleDate: Date?
  /// When something will happen to it by itself.
  package var nextDeadline: Date?
  package var pushType: PushTypeRecord?
  package var pushToken: Data?

  package init(
    _ record: ActivityRecord, presentation: Presentation?, reason: PlacementReason,
    words: String, nextDeadline: Date?
  ) {
    id = record.id
    attributesType = record.attributesType
    app = record.app
    phase = record.phase
    self.presentation = presentation
    self.reason = reason
    self.words = words
    score = record.content.relevanceScore
    startDate = record.startDate
    staleDate = record.content.staleDate
    self.nextDeadline = nextDeadline
    pushType = record.pushType
    pushToken = record.pushToken
  }
}
