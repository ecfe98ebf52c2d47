package import ActivityModel

/// Why a program cannot use an emulator, although its socket or the socket's directory exists, or
/// `$ISLAND_SOCKET` names the socket.
package enum EmulatorConnectionError: Error, Hashable, Sendable {
  case address(WireAddress.Failure)
  /// No program listens on the socket at this path.
  case notRunning(path: String)
  case notASocket(path: String)
  case forbidden(path: String)
  /// Another user could have put a socket into the directory.
  case notPrivate(directory: String)
  /// The program behind the socket runs as another user.
  case foreign(path: String, user: UInt32)
  /// The emulator accepts no connection, or does not reply before the timeout.
  case noReply(path: String)
  /// The reply does not conform to the protocol.
  case malformedReply(path: String, text: String)
  /// The emulator rejects this program.
  case declined(path: String, reason: String)
  case system(path: String, reason: String)

  /// What is wrong, on which path, and how to fix it.
  package var message: String {
    switch self {
    case .address(let failure): WireAddress.message(for: failure)
    case .notRunning(let path):
      "no island is running (nothing listens on '\(path)'): start one in another terminal"
    case .notASocket(let path):
      "'\(path)' is not a socket: set ISLAND_SOCKET to the path of an island's"
    case .forbidden(let path):
      "permission denied for the socket '\(path)': run as the user whose island it is, or unset "
        + "ISLAND_SOCKET"
    case .notPrivate(let directory):
      "'\(directory)' is not private to you, so it is not searched for an island: remove it, or "
        + "set XDG_RUNTIME_DIR or ISLAND_SOCKET"
    case .foreign(let path, let user):
      "the process that listens on '\(path)' runs as user \(user): set ISLAND_SOCKET to the socket "
        + "of your own island"
    case .noReply(let path):
      "the island on '\(path)' does not reply: continue it if it is stopped, or end it"
    case .malformedReply(let path, let text):
      "the process on '\(path)' is not an island (it replied '\(text)'): set "
        + "ISLAND_SOCKET to the path of an island's socket"
    case .declined(let path, let reason):
      "the island on '\(path)' rejected the connection: \(reason); use one version for both"
    case .system(let path, let reason): "cannot connect to '\(path)': \(reason)"
    }
  }
}
