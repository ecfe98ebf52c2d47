public import Foundation

/// A content state with its stale date and relevance score.
public struct ActivityContent<State>: CustomStringConvertible, Sendable
where State: Decodable, State: Encodable, State: Hashable {
  // Apple's type is Sendable for every state; a state is a value that is never changed.
  nonisolated(unsafe) public let state: State
  /// When the content becomes stale. Nil: never.
  public let staleDate: Date?
  /// Orders the app's activities; the one with the highest score is shown in the island.
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  public var description: String {
    let stale = staleDate.map { "\($0)" } ?? "never"
    return "\(state), stale \(stale), relevance \(relevanceScore)"
  }
}
