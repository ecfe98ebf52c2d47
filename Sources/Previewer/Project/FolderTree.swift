import Foundation

/// What lies below a folder.
struct FolderTree {
  private(set) var swift: [String] = []
  /// `.xcodeproj` folders, outermost first.
  private(set) var projects: [String] = []
  private(set) var resources = ResourceFiles()
  /// True when there is more than a person's project holds, and the rest was not looked at.
  private(set) var isCut = false

  /// Files and folders that are looked at.
  static let limit = 50_000

  private static let skipped: Set<String> = [
    "Tests", "Pods", "Carthage", "node_modules", "DerivedData", "build", ".build",
  ]

  init(_ folder: URL) {
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return }
    var count = 0
    for case let url as URL in walker {
      count += 1
      guard count <= Self.limit else {
        isCut = true
        break
      }
      let name = url.lastPathComponent
      let path = url.standardizedFileURL.path
      if Self.skipped.contains(name) || name.hasSuffix("Tests") && url.pathExtension.isEmpty {
        walker.skipDescendants()
      } else if url.pathExtension == "xcodeproj" {
        projects.append(path)
        walker.skipDescendants()
      } else if url.pathExtension == "swift" {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if name != "Package.swift", !isFolder.boolValue { swift.append(path) }
      } else if resources.take(path) {
        walker.skipDescendants()
      }
    }
    swift.sort()
    resources.sort()
    projects.sort { $0.count < $1.count }
  }
}
