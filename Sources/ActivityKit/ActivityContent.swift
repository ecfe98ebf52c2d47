public import Foundation

/// A content state with what the system needs to know about it.
public struct ActivityContent<State>: CustomStringConvertible, Sendable
where State: Decodable, State: Encodable, State: Hashable {
  // Apple's type is Sendable for every state; a state is a value that is never changed here.
  nonisolated(unsafe) public let state: State
  /// When the content is outdated; nil is never.
  public let staleDate: Date?
  /// Weighed against the app's other activities; the highest gets the island.
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
