import Foundation

/// What a `package.json` says: whether an app is beside it, and which packages of the same repository it
/// uses.
struct ScriptPackage {
  /// The folder of the file.
  let folder: URL
  private let root: [String: Any]

  /// The packages of which an app has one.
  private static let frameworks: Set = ["react-native", "expo"]
  private static let kinds = ["dependencies", "devDependencies", "peerDependencies"]
  /// Where an app begins, when its package does not say it; each with any of the endings.
  private static let entries = ["index", "App", "app/_layout", "src/app/_layout"]
  private static let endings = [
    "tsx", "ts", "jsx", "js", "ios.tsx", "ios.ts", "ios.jsx", "ios.js", "native.tsx", "native.js",
  ]
  /// Folders that hold no packages of the repository's own.
  private static let skipped = FolderTree.skipped.union(["ios", "android", "dist", "lib"])
  /// How deep below a folder an app of it is, as in `apps/mobile/app`.
  private static let levelsBelow = 3
  /// A package is not deeper in its repository.
  private static let levelsAbove = 4

  /// Nil: the folder has no such file, or it cannot be read.
  init?(_ folder: URL) {
    guard
      let data = ProjectFile.data(folder.appendingPathComponent("package.json").path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.folder = folder.standardizedFileURL
    self.root = root
  }

  var name: String? { root["name"] as? String }

  /// The packages that it uses, each with its version or its place.
  var dependencies: [String: String] {
    Self.kinds.reversed().reduce(into: [:]) { all, kind in
      all.merge(root[kind] as? [String: String] ?? [:]) { $1 }
    }
  }

  /// True when there is an app: it has a framework, and begins somewhere.
  var isApp: Bool {
    guard !Self.frameworks.isDisjoint(with: dependencies.keys) else { return false }
    if let main = root["main"] as? String {
      // That of a framework, or a file; else it is that of a library.
      return ["expo/", "expo-router/", "node_modules/expo/"].contains(where: main.hasPrefix)
        || ["", ".js", ".ts", ".tsx"].contains { isFile("\(main)\($0)") }
    }
    return Self.entries.contains { entry in
      Self.endings.contains { isFile("\(entry).\($0)") }
    }
  }

  private func isFile(_ name: String) -> Bool {
    SourceFileReader.isRegular(folder.appendingPathComponent(name).path)
  }

  /// True for a folder, and not for a link to one: that could lead back.
  static func isFolder(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }

  // MARK: The repository around it

  /// The apps in a folder, the shallowest first: its own, or those of the packages below it.
  ///
  /// - Parameter isOfScript: True: there is one somewhere; else only packages are searched.
  static func apps(in folder: URL, isOfScript: Bool = false) -> [ScriptPackage] {
    let own = ScriptPackage(folder)
    if let own, own.isApp { return [own] }
    guard isOfScript || own != nil || isWorkspace(folder) else { return [] }
    return packages(below: folder).filter(\.isApp)
  }

  /// Every package below a folder, the shallowest first.
  private static func packages(below folder: URL) -> [ScriptPackage] {
    var found: [ScriptPackage] = []
    var level = [folder.standardizedFileURL]
    for _ in 0..<levelsBelow {
      level = level.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") && !skipped.contains($0) }
          .map { folder.appendingPathComponent($0) }.filter(isFolder)
      }
      found += level.compactMap { ScriptPackage($0) }
    }
    return found
  }

  /// The folders of the packages in the same repository that the app is made with: those whose place
  /// `package.json` has, and the one that it is the example of.
  var localPackages: [URL] {
    var folders: [URL] = []
    var names: Set<String> = []
    for (name, version) in dependencies.sorted(by: { $0.key < $1.key }) {
      let parts = version.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "file", "link", "portal":
        folders.append(folder.appendingPathComponent(parts[1]).standardizedFileURL)
      case "workspace": names.insert(name)
      default: break
      }
    }
    if let repository = workspace, !names.isEmpty {
      folders += Self.packages(below: repository).filter { names.contains($0.name ?? "") }
        .map(\.folder)
    }
    let above = folder.deletingLastPathComponent()
    if let around = ScriptPackage(above), around.name != nil, !around.isApp {
      folders.append(above)
    }
    return folders.filter { $0.path != folder.path && ScriptPackage($0) != nil }
  }

  /// The folder above that lists the packages of the repository; nil: there is none.
  private var workspace: URL? {
    var folder = self.folder
    for _ in 0..<Self.levelsAbove where folder.pathComponents.count > 2 {
      if Self.isWorkspace(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isWorkspace(_ folder: URL) -> Bool {
    ["pnpm-workspace.yaml", "lerna.json"].contains {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    } || ScriptPackage(folder)?.root["workspaces"] != nil
  }

  /// What the bundler reads: the repository around the project, which may have packages and settings
  /// above it. Without `.git`, as in an archive of one, it is as far as packages belong together.
  var repository: URL {
    var folder = self.folder
    for _ in 0..<Self.levelsAbove where folder.pathComponents.count > 2 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    if let workspace { return workspace }
    let above = self.folder.deletingLastPathComponent()
    return localPackages.contains { $0.path == above.path } ? above : self.folder
  }
}
