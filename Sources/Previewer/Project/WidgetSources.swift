import Foundation

/// The Swift files of a widget: those a person named, or those of its target in a project; and what
/// else belongs to it.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String]
  /// How they were chosen, where there was a choice.
  package var notes: [String] = []
  /// What the app around the widget declares.
  package var app = AppDeclaration()
  /// Colours, pictures, texts and the `Info.plist`.
  var resources = WidgetResources()
  /// Names that `#if` finds set.
  var conditions: Set<String> = []

  /// Files are taken as they are named. A folder is read as a project; a folder without a widget
  /// goes along whole when another path has one.
  ///
  /// - Throws: when a path does not exist, is no Swift file, or a folder holds none.
  package init(paths: [String]) throws(WidgetBuildError) {
    var found: Set<String> = []
    var without: [(url: URL, path: String)] = []
    var count = 0
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .notFound(path: path)
      }
      let url = URL(fileURLWithPath: path).standardizedFileURL
      guard isFolder.boolValue else {
        guard url.pathExtension == "swift" else { throw .notSwift(path: path) }
        found.insert(url.path)
        resources.files.merge(ResourceFiles(beside: url))
        continue
      }
      do throws(WidgetBuildError) {
        let project = try ProjectReader(folder: url, named: path)
        found.formUnion(project.files)
        notes += project.notes
        resources.merge(project.resources)
        conditions.formUnion(project.conditions)
        if app.place == nil { app = project.app }
      } catch {
        guard case .noWidget(_, let files) = error, paths.count > 1 else { throw error }
        count += files
        without.append((url, path))
      }
    }
    guard !found.isEmpty else {
      throw .noWidget(path: paths.joined(separator: " "), count: count)
    }
    for (url, path) in without {
      found.formUnion(try ProjectReader.companions(in: url, named: path))
    }
    files = found.sorted()
  }

  /// Writes what Xcode makes of the catalogues into `scratch`: a name for each colour and picture.
  func generated(in scratch: String) throws(WidgetBuildError) -> [String] {
    guard let text = AssetCatalogue.symbols(of: resources.files.catalogues) else { return [] }
    let path = scratch + "/AssetSymbols.swift"
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return [path]
  }
}
