import Foundation
package import LocalEngine
package import Sandbox

/// Where an app and its widget keep their files on this machine, as on a phone: a home folder each, and
/// the stores of the app groups that they share.
package struct AppContainers: Sendable {
  /// Whose container.
  package enum Owner: String, Sendable { case app, widget }

  private let folder: StateFolder
  private static let groups = "groups"

  /// Uses a folder of the state folder, which lasts from run to run. Nil: there is no state folder.
  ///
  /// - Parameter app: The identifier of the app.
  package init?(app: String, environment: [String: String]) {
    guard let state = StateFolder(environment: environment) else { return nil }
    let name = app.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    // A name that begins with a dot would be hidden or lead elsewhere.
    folder = state.subfolder("apps").subfolder("app-" + String(name).prefix(200))
  }

  /// Uses a folder that is removed by others.
  package init(folder path: String) { folder = StateFolder(path: path) }

  package var path: String { folder.path }

  /// Makes the folders.
  ///
  /// - Throws: `FileFailure` when one cannot be made private to the user.
  package func prepare() throws(FileFailure) {
    try folder.prepare()
    try folder.subfolder(Self.groups).prepare()
    for owner in [Owner.app, .widget] { try home(of: owner).prepare() }
  }

  private func home(of owner: Owner) -> ProcessHome {
    ProcessHome(path: folder.file(owner.rawValue))
  }

  /// The environment variables that lead a process to its own folders, and keep it there.
  ///
  /// - Parameters:
  ///   - sandbox: Nil: the process may what the user may.
  ///   - products: The folder of the build's products, which it reads.
  package func environment(
    of owner: Owner, in sandbox: SandboxPolicy?, reading products: String
  ) -> [String: String] {
    let groups = folder.file(Self.groups)
    return home(of: owner).environment(
      in: sandbox?.adding(writable: [groups]), reading: products
    ).merging([ContainerVariables.groups: groups]) { $1 }
  }
}
