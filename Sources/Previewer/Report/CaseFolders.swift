import Foundation

/// The cases that a folder holds: itself, when it is a widget's own folder or a project, else one
/// in each sub-folder that has Swift files.
package enum CaseFolders {
  package static func cases(in path: String) throws(WidgetBuildError) -> [(
    name: String, path: String
  )] {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw .notFound(path: path)
    }
    let isOne = names.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".xcodeproj") }
    if isOne { return [(folder.lastPathComponent, folder.path)] }
    let cases = names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = folder.appendingPathComponent(name).path
      return FolderTree(URL(fileURLWithPath: path)).swift.isEmpty ? nil : (name, path)
    }
    guard !cases.isEmpty else { throw .noSwiftFiles(path: path) }
    return cases
  }
}
