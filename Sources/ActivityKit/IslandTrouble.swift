package import ActivityModel

/// Why a program does not reach an emulator although something is there.
package enum IslandTrouble: Error, Hashable, Sendable {
  case address(WireAddress.Failure)
  /// Nothing listens there.
  case nobody(path: String)
  case notASocket(path: String)
  case forbidden(path: String)
  /// Somebody else could have put a socket there.
  case notPrivate(directory: String)
  /// The program behind the socket runs as another user.
  case foreign(path: String, user: UInt32)
  /// It takes no calls, or says nothing.
  case silent(path: String)
  /// What it says is not the protocol.
  case garbled(path: String, words: String)
  /// It does not want to talk with this program.
  case declined(path: String, reason: String)
  case system(path: String, reason: String)

  /// What, where, and what to do about it.
  package var message: String {
    switch self {
    case .address(let failure): WireAddress.message(for: failure)
    case .nobody(let path):
      "no island runs (nothing listens on '\(path)'): start one in another terminal"
    case .notASocket(let path):
      "'\(path)' is not a socket: set ISLAND_SOCKET to the path of an island's"
    case .forbidden(let path):
      "the socket '\(path)' may not be opened: run as the user whose island it is, or unset "
        + "ISLAND_SOCKET"
    case .notPrivate(let directory):
      "'\(directory)' is not private to you, so no island is looked for in it: remove it, or set "
        + "XDG_RUNTIME_DIR or ISLAND_SOCKET"
    case .foreign(let path, let user):
      "what listens on '\(path)' runs as user \(user), not as you: set ISLAND_SOCKET to the socket "
        + "of your own island"
    case .silent(let path):
      "the island on '\(path)' does not answer: continue it if it is stopped, or end it"
    case .garbled(let path, let words):
      "what listens on '\(path)' is no island, it says '\(words)': set ISLAND_SOCKET to the path "
        + "of an island's socket"
    case .declined(let path, let reason):
      "the island on '\(path)' declines: \(reason); use programs and an island of one version"
    case .system(let path, let reason): "cannot connect to '\(path)': \(reason)"
    }
  }
}
