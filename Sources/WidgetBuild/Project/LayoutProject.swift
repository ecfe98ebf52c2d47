import Foundation

/// A project whose Live Activities are functions of JavaScript: each call of expo-widgets'
/// `createLiveActivity` is one, and there is no Swift.
struct LayoutProject: Hashable, Sendable {
  /// The absolute path of its folder.
  var folder: String
  /// The sources with layouts, sorted.
  var files: [String]
  /// What the project's configuration says of the app.
  var app: AppDeclaration

  /// How the names of sources end.
  static let suffixes = [".tsx", ".jsx", ".ts", ".js"]
  /// Folders with what is made, or fetched.
  private static let skipped: Set<String> = ["ios", "android", "dist"]
  /// The most files and folders that are looked at.
  private static let limit = 50_000

  /// Nil: no source of the folder makes a Live Activity of a layout.
  init?(folder url: URL) {
    folder = url.standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/package.json") || Self.isBelow(url),
      let walker = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return nil }
    files = []
    var count = 0
    for case let file as URL in walker {
      count += 1
      guard count <= Self.limit else { break }
      let name = file.lastPathComponent
      if FolderTree.skipped.contains(name) || Self.skipped.contains(name) {
        walker.skipDescendants()
      } else if Self.suffixes.contains(where: name.hasSuffix), Self.makesActivity(file.path) {
        files.append(file.standardizedFileURL.path)
      }
    }
    guard !files.isEmpty else { return nil }
    files.sort()
    app = ExpoConfiguration(above: url)?.app ?? AppDeclaration()
  }

  /// True for a folder in a project, such as the one with its layouts.
  private static func isBelow(_ folder: URL) -> Bool {
    let above = folder.standardizedFileURL.deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: above + "/package.json")
      || FileManager.default.fileExists(atPath: above + "/../package.json")
  }

  /// True for a source that imports expo-widgets and makes a Live Activity.
  private static func makesActivity(_ path: String) -> Bool {
    guard let data = ProjectFile.data(path) else { return false }
    return data.range(of: Data("createLiveActivity".utf8)) != nil
      && data.range(of: Data("expo-widgets".utf8)) != nil
  }
}
