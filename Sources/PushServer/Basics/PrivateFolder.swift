import Foundation
import Glibc

/// A folder that only the user can open (mode 0700).
package struct PrivateFolder: Hashable, Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// The folder for the server's persistent state: `$XDG_STATE_HOME/island/apns`, else
  /// `~/.local/state/island/apns`; nil when neither variable is an absolute path.
  package static func state(environment: [String: String]) -> PrivateFolder? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return PrivateFolder(path: state + "/island/apns")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return PrivateFolder(path: home + "/.local/state/island/apns")
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates the folder where it does not exist, and checks that it belongs to the user alone.
  ///
  /// - Throws: `PushServerError` when it cannot be created, belongs to another user, or cannot be
  ///   made private.
  package func prepare() throws(PushServerError) {
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
      } catch {
        // Foundation's own words speak of "the operation".
        let system = (error as? CocoaError)?.underlying as? POSIXError
        let reason =
          system.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
        throw PushServerError(
          "the folder '\(path)' cannot be created: \(reason); "
            + "set XDG_STATE_HOME to a folder that can be written")
      }
    }
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw PushServerError("'\(path)' is not a folder: remove it")
    }
    guard status.st_uid == geteuid() else {
      throw PushServerError("the folder '\(path)' belongs to another user: remove it")
    }
    guard status.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0 else {
      throw PushServerError("the folder '\(path)' is open to others: run chmod 700 '\(path)'")
    }
  }
}
