import Foundation
package import LocalEngine

/// Where an app and its widget keep their files on this machine, as on a phone: a home folder each, and
/// the stores of the app groups that they share.
package struct AppContainers: Sendable {
  /// Whose container.
  package enum Owner: String, Sendable { case app, widget }

  private let folder: StateFolder
  /// The variable that tells both processes where the stores of app groups are.
  private static let groupsVariable = "ISLAND_GROUPS"

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
    for name in [Owner.app.rawValue, Owner.widget.rawValue, "groups"] {
      try folder.subfolder(name).prepare()
    }
    // As on a phone, where they are always there.
    for owner in [Owner.app, .widget] {
      let home = folder.subfolder(owner.rawValue)
      for name in ["Documents", "Library"] { try home.subfolder(name).prepare() }
    }
  }

  /// The environment variables that lead a process to its own folders.
  package func environment(of owner: Owner) -> [String: String] {
    let home = folder.file(owner.rawValue)
    return [
      "HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": home + "/.local/share", "XDG_CACHE_HOME": home + "/.cache",
      Self.groupsVariable: folder.file("groups"),
    ]
  }
}
