import Foundation

/// A folder with an app in React Native: its JavaScript, and what it says of the app.
package struct ScriptProject: Hashable, Sendable {
  /// Its absolute path.
  package let folder: String
  /// The app's name and identifier, as far as the configuration has them.
  package let app: AppDeclaration
  /// The absolute paths of further apps below the same folder.
  package let others: [String]
  /// The absolute path of what the bundler reads: the repository around the project.
  let readableFolder: String

  /// Finds the first folder with an app among paths, or below one of them; nil: there is none.
  ///
  /// - Parameter files: Absolute paths of native modules, which belong to some app: of several apps below
  ///   a folder, one with such a file goes first.
  package init?(paths: [String], near files: [String] = []) {
    for path in paths {
      let apps = ScriptPackage.apps(
        in: URL(fileURLWithPath: path).standardizedFileURL, isOfScript: !files.isEmpty)
      let isNear = { (app: ScriptPackage) in files.contains { $0.hasPrefix(app.folder.path + "/") }
      }
      guard let own = apps.first(where: isNear) ?? apps.first else { continue }
      folder = own.folder.path
      others = apps.map(\.folder.path).filter { $0 != own.folder.path }
      readableFolder = own.repository.path
      var app = ExpoConfiguration(above: own.folder)?.app ?? AppDeclaration()
      app.displayName = app.displayName ?? own.name
      self.app = app
      return
    }
    return nil
  }
}
