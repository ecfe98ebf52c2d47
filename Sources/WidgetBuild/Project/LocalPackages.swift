import Foundation

/// The native code of an app's packages that lie in the same repository, such as that of the package whose
/// example the app is.
struct LocalPackages {
  private var trees: [FolderTree] = []
  private var folders: [URL] = []
  /// What says which native modules they have.
  private(set) var bridges = BridgeFiles()

  /// Folders of a package without code for this phone.
  private static let skipped: Set = ["android", "windows", "macos", "website", "docs", "plugin"]

  /// - Parameter app: The folder of the app; of another one there are none.
  init(of app: URL) {
    guard let own = ScriptPackage(app), own.isApp else { return }
    for package in own.localPackages {
      let configuration = package.appendingPathComponent("expo-module.config.json").path
      if FileManager.default.fileExists(atPath: configuration) {
        _ = bridges.add(configuration, named: "expo-module.config.json")
      }
      for folder in Self.folders(of: package, without: own.folder) {
        let tree = FolderTree(folder)
        guard !tree.isCut, !tree.swiftFiles.isEmpty else { continue }
        folders.append(folder)
        trees.append(tree)
        bridges.merge(tree.bridges)
      }
    }
  }

  /// Returns the folders of a package that no app is in.
  private static func folders(of package: URL, without app: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    return names.sorted()
      .filter { !$0.hasPrefix(".") && !skipped.contains($0) && !FolderTree.skipped.contains($0) }
      .map { package.appendingPathComponent($0).standardizedFileURL }
      .filter { folder in
        ScriptPackage.isFolder(folder) && !(app.path + "/").hasPrefix(folder.path + "/")
          && ScriptPackage.apps(in: folder).isEmpty
      }
  }

  /// Their Swift files.
  var swiftFiles: [String] { trees.flatMap(\.swiftFiles) }

  /// The first of them with a Live Activity; nil: there is none.
  var project: ProjectReader? {
    folders.lazy.compactMap { try? ProjectReader(folder: $0, named: $0.path) }.first
  }
}
