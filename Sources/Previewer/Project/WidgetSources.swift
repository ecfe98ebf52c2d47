import Foundation

/// The Swift files of a widget: those a person named, or those of its target in a project.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String]
  /// How they were chosen, where there was a choice.
  package var notes: [String] = []
  /// Folders of colours and pictures that belong to the widget.
  var catalogues: [String] = []

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
        let project = try ProjectReader(folder: url, named: path)
        found.formUnion(project.files)
        notes += project.notes
        catalogues += project.catalogues
      } else {
        guard url.pathExtension == "swift" else { throw .notSwift(path: path) }
        found.insert(url.path)
        catalogues += AssetCatalogue.folders(beside: url)
      }
    }
    files = found.sorted()
    catalogues = Set(catalogues).sorted()
  }

  /// Writes what Xcode makes of the catalogues into `scratch`: a name for each colour and picture.
  func generated(in scratch: String) throws(WidgetBuildError) -> [String] {
    guard let text = AssetCatalogue.symbols(of: catalogues) else { return [] }
    let path = scratch + "/AssetSymbols.swift"
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return [path]
  }
}
