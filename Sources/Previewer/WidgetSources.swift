import Foundation

/// The Swift files that a person named, directly or by their folder.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String]

  /// - Throws: when a path does not exist, is no Swift file, or a folder holds none.
  package init(paths: [String]) throws(WidgetBuildError) {
    var found: Set<String> = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .notFound(path: path)
      }
      let url = URL(fileURLWithPath: path).standardizedFileURL
      if isFolder.boolValue {
        let files = Self.swiftFiles(below: url)
        guard !files.isEmpty else { throw .noSwiftFiles(path: path) }
        found.formUnion(files)
      } else {
        guard url.pathExtension == "swift" else { throw .notSwift(path: path) }
        found.insert(url.path)
      }
    }
    files = found.sorted()
  }

  /// Hidden folders and packages' tests are no part of a widget.
  private static func swiftFiles(below folder: URL) -> [String] {
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    var files: [String] = []
    for case let url as URL in walker {
      if url.lastPathComponent == "Tests" { walker.skipDescendants() }
      if url.pathExtension == "swift", url.lastPathComponent != "Package.swift" {
        files.append(url.standardizedFileURL.path)
      }
    }
    return files
  }
}
