/// Something that the code of a widget or its app asked for and was not given.
package enum Denial: Codable, Hashable, Sendable {
  /// A connection to a host; the sandbox has no network.
  case network(host: String)
  /// One more open file than so many.
  case descriptors(most: Int)

  /// The longest name of a host, in characters, as the domain name system has it.
  private static let longestHost = 253

  /// One line for the user: what was denied, and the way to allow it.
  package var message: String {
    switch self {
    case .network(let host):
      "no network for \(host.prefix(Self.longestHost)): --network allows it"
    case .descriptors(let most):
      "no more than \(most) files are open at once: ISLAND_LIMITS=descriptors=\(2 * most) allows more"
    }
  }
}
