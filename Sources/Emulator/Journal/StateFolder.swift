import Foundation
package import LocalEngine
import Glibc

/// The folder for the emulator's persistent state, accessible only to the user (mode 0700).
package struct StateFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// Uses `$XDG_STATE_HOME/island`, else `~/.local/state/island`; nil when neither variable is an
  /// absolute path.
  package init?(environment: [String: String]) {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = state + "/island"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = home + "/.local/state/island"
    } else {
      return nil
    }
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates the folder where it does not exist, and makes it private to the user.
  ///
  /// - Throws: `FileFailure` when the folder cannot be created or made private.
  package func prepare() throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileFailure("create the folder", path, error)
    }
    guard chmod(path, 0o700) == 0 else { throw FileFailure("restrict access to", path) }
  }

  /// Returns a folder inside this one; `prepare` creates it.
  package func subfolder(_ name: String) -> StateFolder { StateFolder(path: file(name)) }
}
