import Foundation

/// A project without a Live Activity in Swift: each call of expo-widgets' `createLiveActivity` makes one of
/// a function of JavaScript, or its components give them to Voltra, or there is only an app.
struct LayoutProject: Hashable, Sendable {
  /// What draws the Live Activities.
  enum Drawing {
    /// The layouts in `files`.
    case layouts
    /// Voltra's widget, of payloads that the app renders.
    case payloads
    /// Nothing that the project has.
    case nothing
  }

  /// The absolute path of its folder.
  var folder: String
  /// The sources with layouts, or those that import Voltra, sorted.
  var files: [String]
  var drawing = Drawing.layouts
  /// What the project's configuration says of the app.
  var app: AppDeclaration

  /// How the names of sources end.
  static let suffixes = [".tsx", ".jsx", ".ts", ".js"]
  /// Folders with what is made, or fetched.
  private static let skipped: Set<String> = ["ios", "android", "dist"]
  /// The most files and folders that are looked at.
  private static let limit = 50_000

  /// Nil: no source of the folder makes a Live Activity of a layout, and there is no app.
  init?(folder url: URL) {
    folder = url.standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder + "/package.json") || Self.isBelow(url),
      let walker = FileManager.default.enumerator(
        at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return nil }
    files = []
    var users: [String] = []
    var isOfVoltra = Self.usesVoltra(folder)
    var count = 0
    for case let file as URL in walker {
      count += 1
      guard count <= Self.limit else { break }
      let name = file.lastPathComponent
      if FolderTree.skipped.contains(name) || Self.skipped.contains(name) {
        walker.skipDescendants()
      } else if Self.suffixes.contains(where: name.hasSuffix),
        let text = ProjectFile.data(file.path)
      {
        let path = file.standardizedFileURL.path
        if Self.makesActivity(text) { files.append(path) }
        if Self.importsVoltra(text) {
          users.append(path)
          // The package need not be named: it may be one of the repository's own.
          isOfVoltra = isOfVoltra || text.range(of: Data("<Voltra.".utf8)) != nil
        }
      }
    }
    if files.isEmpty {
      if isOfVoltra {
        (drawing, files) = (.payloads, users)
      } else {
        guard !ScriptPackage.apps(in: url).isEmpty else { return nil }
        drawing = .nothing
      }
    }
    files.sort()
    app = ExpoConfiguration(above: url)?.app ?? AppDeclaration()
  }

  /// True for a folder with such a project that draws something.
  static func hasActivities(in folder: URL) -> Bool {
    LayoutProject(folder: folder).map { $0.drawing != .nothing } ?? false
  }

  /// True when the project names the package Voltra, in one of the names that it has had.
  private static func usesVoltra(_ folder: String) -> Bool {
    guard let package = ScriptPackage(URL(fileURLWithPath: folder)) else { return false }
    let local = package.localPackages.compactMap { ScriptPackage($0)?.name }
    return !voltra.isDisjoint(with: package.dependencies.keys) || !voltra.isDisjoint(with: local)
  }

  private static let voltra: Set = ["voltra", "@use-voltra/ios", "@use-voltra/ios-client"]

  /// True for a folder in a project, such as the one with its layouts.
  private static func isBelow(_ folder: URL) -> Bool {
    let above = folder.standardizedFileURL.deletingLastPathComponent().path
    return FileManager.default.fileExists(atPath: above + "/package.json")
      || FileManager.default.fileExists(atPath: above + "/../package.json")
  }

  /// True for a source that imports expo-widgets and makes a Live Activity.
  private static func makesActivity(_ text: Data) -> Bool {
    text.range(of: Data("createLiveActivity".utf8)) != nil
      && text.range(of: Data("expo-widgets".utf8)) != nil
  }

  private static func importsVoltra(_ text: Data) -> Bool {
    ["'voltra'", "\"voltra\"", "'voltra/", "\"voltra/", "@use-voltra/"].contains {
      text.range(of: Data($0.utf8)) != nil
    }
  }
}
