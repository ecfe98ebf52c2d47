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

  /// Returns true the first time that something is said, and remembers it. What cannot be remembered is
  /// said again.
  package func isFirst(_ subject: String) -> Bool {
    try? prepare()
    let remembered = open(
      file("said-\(subject)"), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard remembered >= 0 else { return errno != EEXIST }
    close(remembered)
    return true
  }

  /// Returns a folder inside this one; `prepare` creates it.
  package func subfolder(_ name: String) -> StateFolder { StateFolder(path: file(name)) }
}
