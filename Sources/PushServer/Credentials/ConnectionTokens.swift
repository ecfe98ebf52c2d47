package import Foundation

/// The provider tokens of one connection: it serves one team and one key, and its token may change
/// once in twenty minutes.
package struct ConnectionTokens: Sendable {
  /// The minimum time between two changes of the token, in seconds.
  package static let shortestInterval = 1_200.0

  private var current: ProviderToken?
  private var lastChange: Date?

  package init() {}

  /// Takes the verified token of a request.
  ///
  /// - Throws: `RequestRefusal` when the token is of another team or key, or has changed too often;
  ///   the token before remains usable.
  package mutating func use(_ token: ProviderToken, at now: Date) throws(RequestRefusal) {
    guard let current else {
      current = token
      return
    }
    if token.text == current.text { return }
    guard token.team == current.team else {
      throw RequestRefusal(
        .forbidden,
        "this connection serves team \(current.team), the token is of \(token.team): open another "
          + "connection for each team")
    }
    guard token.keyID == current.keyID else {
      throw RequestRefusal(
        .unrelatedKeyIDInToken,
        "this connection began with key \(current.keyID), the token has \(token.keyID): open "
          + "another connection for each key")
    }
    if let lastChange, now.timeIntervalSince(lastChange) < Self.shortestInterval {
      throw RequestRefusal(
        .tooManyProviderTokenUpdates,
        "third token in 20 min on this connection: use one for 20 to 60 min")
    }
    self.current = token
    lastChange = now
  }
}
