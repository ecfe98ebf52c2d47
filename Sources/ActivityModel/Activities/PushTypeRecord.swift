/// `PushType` of ActivityKit.
package enum PushTypeRecord: Hashable, Sendable {
  /// Pushes to the activity's own token.
  case token
  /// Broadcasts on a channel, by its identifier in Base64.
  case channel(String)
}
