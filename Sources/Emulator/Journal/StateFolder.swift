import Foundation
package import LocalEngine
import Glibc

/// The folder in which the emulator keeps what outlives it; the user's alone (0700).
package struct StateFolder: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// `$XDG_STATE_HOME/island`, else `~/.local/state/island`; nil where there is no home.
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

  /// Makes the folder where it is not there, and keeps others out of it.
  package func prepare() throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileFailure("make the folder", path, because: Self.reason(error))
    }
    guard chmod(path, 0o700) == 0 else { throw FileFailure("keep to yourself", path) }
  }

  /// A folder inside, made the same way.
  package func subfolder(_ name: String) -> StateFolder { StateFolder(path: file(name)) }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
