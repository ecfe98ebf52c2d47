import Foundation

/// A folder with an app in React Native: its JavaScript, and what it says of the app.
package struct ScriptProject: Hashable, Sendable {
  /// Its absolute path.
  package let folder: String
  /// The app's name and identifier, as far as the configuration has them.
  package let app: AppDeclaration

  /// Finds the first folder with an app among paths; nil: there is none.
  package init?(paths: [String]) {
    for path in paths {
      let folder = URL(fileURLWithPath: path).standardizedFileURL
      guard Self.isApp(folder) else { continue }
      self.folder = folder.path
      var app = ExpoConfiguration(above: folder)?.app ?? AppDeclaration()
      app.displayName = app.displayName ?? Self.package(in: folder)?["name"] as? String
      self.app = app
      return
    }
    return nil
  }

  /// The packages of which an app has one.
  private static let frameworks: Set = ["react-native", "expo"]
  private static let dependencies = ["dependencies", "devDependencies", "peerDependencies"]
  /// Where an app begins, when its package does not say it; each with any of the endings.
  private static let entries = ["index", "App", "app/_layout", "src/app/_layout"]
  private static let endings = [
    "tsx", "ts", "jsx", "js", "ios.tsx", "ios.ts", "ios.jsx", "ios.js", "native.tsx", "native.js",
  ]

  private static func package(in folder: URL) -> [String: Any]? {
    guard
      let text = try? SourceFileReader.read(folder.appendingPathComponent("package.json").path),
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    else { return nil }
    return object as? [String: Any]
  }

  private static func isApp(_ folder: URL) -> Bool {
    guard let package = package(in: folder) else { return false }
    let names = dependencies.flatMap { (package[$0] as? [String: Any])?.keys.map(\.self) ?? [] }
    guard !frameworks.isDisjoint(with: names) else { return false }
    if let main = package["main"] as? String {
      // That of a framework, or a file; else it is that of a library.
      return main.hasPrefix("expo/") || main.hasPrefix("expo-router/")
        || ["", ".js", ".ts", ".tsx"].contains { isFile("\(main)\($0)", in: folder) }
    }
    return entries.contains { entry in endings.contains { isFile("\(entry).\($0)", in: folder) } }
  }

  private static func isFile(_ name: String, in folder: URL) -> Bool {
    SourceFileReader.isRegular(folder.appendingPathComponent(name).path)
  }

  /// What the bundler reads: the repository around the project, which may have packages and settings
  /// above it.
  var readableFolder: String {
    var folder = URL(fileURLWithPath: folder)
    for _ in 0..<Self.levelsAbove where folder.pathComponents.count > 2 {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return self.folder
  }

  /// A project of a repository with several is not deeper in it.
  private static let levelsAbove = 4
}
