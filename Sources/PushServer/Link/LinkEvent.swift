/// What happens to the connections with islands.
package enum LinkEvent: Hashable, Sendable {
  case connected(path: String)
  case disconnected(path: String)
  /// The island has said which tokens it has issued.
  case tokens([KnownToken])
  /// A socket is there but cannot be used; reported once for each different reason.
  case failed(String)
}
