package import ActivityModel
import Glibc

/// The socket on which a running server takes commands: `apns.sock` beside those of the islands.
package enum AdminAddress {
  /// Returns the folder of the socket.
  package static func folder(environment: [String: String]) -> PrivateFolder {
    PrivateFolder(path: WireAddress.directory(environment: environment, userID: geteuid()))
  }

  /// Returns the socket's address.
  ///
  /// - Throws: `PushServerError` when the path is too long.
  package static func address(
    environment: [String: String]
  ) throws(PushServerError) -> WireAddress {
    do throws(WireAddress.Failure) {
      return try WireAddress(path: folder(environment: environment).file("apns.sock"))
    } catch {
      throw PushServerError(
        "the path of the socket for commands is too long: set XDG_RUNTIME_DIR to a shorter one")
    }
  }
}
