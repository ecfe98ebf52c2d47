/// How the service answers.
package struct ServiceOptions: Hashable, Sendable {
  /// True: provider tokens are not verified, and requests without one are accepted.
  package var isLax: Bool
  /// True: responses have the header `island-reason`.
  package var explains: Bool

  package init(isLax: Bool = false, explains: Bool = false) {
    self.isLax = isLax
    self.explains = explains
  }

  /// What every line of the log ends with.
  package var logSuffix: String { isLax ? " [--lax: tokens not verified]" : "" }
}
