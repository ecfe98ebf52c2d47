/// How an intent, or what a person has done to a screen, has ended.
package struct PerformResult: Hashable, Sendable {
  /// The description of the error; nil: there was none.
  package var error: String?

  /// Nil: the reply is that of another request.
  init?(_ reply: HostReply) {
    guard case .performed(let error) = reply else { return nil }
    self.error = error
  }
}
