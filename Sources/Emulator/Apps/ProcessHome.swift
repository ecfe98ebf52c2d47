import Foundation
package import LocalEngine
package import Sandbox

/// The home folder of a process that runs code of others, as an app's container on a phone.
package struct ProcessHome: Sendable {
  package let path: String

  /// - Parameter path: A folder that is made by `prepare` and removed by others.
  package init(path: String) { self.path = path }

  /// Makes the folders that are always there on a phone.
  ///
  /// - Throws: `FileFailure` when one cannot be made private to the user.
  package func prepare() throws(FileFailure) {
    let home = StateFolder(path: path)
    try home.prepare()
    for name in ["Documents", "Library", "tmp"] { try home.subfolder(name).prepare() }
  }

  /// The variables that lead a process there.
  package var environment: [String: String] {
    [
      ContainerVariables.home: path, "CFFIXED_USER_HOME": path,
      "XDG_CONFIG_HOME": path + "/.config",
      "XDG_DATA_HOME": path + "/.local/share", "XDG_CACHE_HOME": path + "/.cache",
      "TMPDIR": path + "/tmp",
    ]
  }

  /// The variables of a process that may read a folder of build products and write to its home.
  ///
  /// - Parameter sandbox: Nil: the process may what the user may.
  package func environment(
    in sandbox: SandboxPolicy?, reading folder: String
  ) -> [String: String] {
    environment.merging(
      SandboxPolicy.environment(of: sandbox?.adding(readable: [folder], writable: [path]))
    ) { $1 }
  }
}
