import AppIntents
public import Foundation

/// The relevance of a timeline entry compared with the other entries of the widget.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  public var score: Float
  /// In seconds.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
