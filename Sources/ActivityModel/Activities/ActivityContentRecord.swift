package import Foundation

/// The part of an activity that updates replace.
package struct ActivityContentRecord: Codable, Hashable, Sendable {
  /// The content state as JSON in ActivityKit's default encoding.
  @JSONText package var state: Data
  package var staleDate: Date?
  package var relevanceScore: Double

  package init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
