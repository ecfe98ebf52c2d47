import Foundation

/// The Swift files of a widget: those a person named, or those of its target in a project.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String]
  /// How they were chosen, where there was a choice.
  package var notes: [String] = []
  /// Folders of colours and pictures that belong to the widget.
  var catalogues: [String] = []
  /// Files that describe intents, which Xcode makes classes of.
  var intents: [String] = []
  /// Those of `files` that declare a Live Activity.
  var widgets: [String] = []
  /// True when a project or a person says that these are the widget's files, and not only that they
  /// lie together.
  var areMembers = true
  /// Files beside the chosen ones, which may declare a name that turns out to be missing.
  var nearby: [String] = []

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
        nearby += project.nearby
        areMembers = areMembers && project.hasTarget
        intents += project.intents
      } else {
        guard url.pathExtension == "swift" else { throw .notSwift(path: path) }
        found.insert(url.path)
        catalogues += AssetCatalogue.folders(beside: url)
      }
    }
    files = found.sorted()
    catalogues = Set(catalogues).sorted()
    widgets = files.filter(ProjectReader.declaresActivity)
    nearby = nearby.filter { !found.contains($0) }
  }

  /// Writes what Xcode makes of the catalogues and intent definitions into `scratch`: a name for
  /// each colour and picture that is not among `declared`, a class for each intent.
  func generated(
    in scratch: String, besides declared: Set<String>
  ) throws(WidgetBuildError) -> [String] {
    let texts = [
      ("AssetSymbols.swift", AssetCatalogue.symbols(of: catalogues, besides: declared)),
      ("IntentClasses.swift", IntentDefinition.classes(of: intents)),
    ]
    var paths: [String] = []
    for case (let name, let text?) in texts {
      let path = "\(scratch)/\(name)"
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path: path, reason: error.localizedDescription)
      }
      paths.append(path)
    }
    return paths
  }
}
