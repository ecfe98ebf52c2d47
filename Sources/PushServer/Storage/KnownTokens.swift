package import Foundation

/// The tokens that islands have issued, for the time when none is running.
package struct KnownTokens: Codable, Hashable, Sendable {
  /// The maximum number of tokens; the oldest are forgotten.
  package static let mostTokens = 10_000

  /// In the order in which they were learnt.
  private var tokens: [KnownToken] = []
  private var indices: [Data: Int] = [:]

  private enum CodingKeys: String, CodingKey { case tokens }

  package init() {}

  /// Decodes the tokens.
  ///
  /// - Throws: `DecodingError` when the value is not a table of tokens.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    for token in try values.decode([KnownToken].self, forKey: .tokens) { learn(token) }
  }

  package var count: Int { tokens.count }

  package subscript(bytes: Data) -> KnownToken? { indices[bytes].map { tokens[$0] } }

  /// Adds a token; false when it was known already, and no more was learnt of it.
  @discardableResult
  package mutating func learn(_ token: KnownToken) -> Bool {
    if let index = indices[token.bytes] {
      let known = tokens[index]
      guard known.activity != token.activity || known.name != token.name else { return false }
      tokens[index] = token
      return true
    }
    if tokens.count >= Self.mostTokens {
      // A tenth at once, since the indices of all others change.
      tokens.removeFirst(Self.mostTokens / 10)
      indices.removeAll()
      for (index, token) in tokens.enumerated() { indices[token.bytes] = index }
    }
    indices[token.bytes] = tokens.count
    tokens.append(token)
    return true
  }

  /// The token that was learnt last; of an activity, or of a type that a push can start.
  package func latest(isStart: Bool) -> KnownToken? { tokens.last { $0.isStart == isStart } }

  /// The token that was learnt last of an activity, by its identifier or by OneSignal's.
  package func latest(ofActivity text: String) -> KnownToken? {
    tokens.last {
      $0.name == text || $0.activity?.caseInsensitiveCompare(text) == .orderedSame
    }
  }
}
