/// How the service answers.
package struct ServiceOptions: Hashable, Sendable {
  /// True: provider tokens are not verified, and requests without one are accepted.
  package var isLax: Bool
  /// True: responses have the header `island-reason`.
  package var explains: Bool
  /// The environment of all tokens; nil: they are taken for those of the host that a client names.
  package var environment: PushEnvironment?

  package init(
    isLax: Bool = false, explains: Bool = false, environment: PushEnvironment? = nil
  ) {
    self.isLax = isLax
    self.explains = explains
    self.environment = environment
  }

  /// What every line of the log ends with.
  package var logSuffix: String { isLax ? " [--lax: tokens not verified]" : "" }

  /// The environment that a request is for; nil: its client names no host of Apple's, and none was
  /// set.
  func environment(of authority: String?) -> PushEnvironment? {
    authority.flatMap(PushEnvironment.init(authority:)) ?? environment
  }
}
