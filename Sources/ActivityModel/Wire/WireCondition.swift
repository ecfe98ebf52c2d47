/// What a script waits for. An activity is named by a word of `ActivitySelector`.
package enum WireCondition: Codable, Hashable, Sendable {
  /// An activity is running.
  case activity(String)
  /// An activity that is running has a push token.
  case token(String)
  /// An attributes type has a push-to-start token.
  case startToken(String)
  /// A text is on the screen, or among the reasons, when nothing moves.
  case text(String)
  case noText(String)
}
