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
  /// Files that describe intents, which Xcode makes classes of.
  var intents: [String] = []
  /// Core Data's models, of which Xcode makes classes too.
  var models: [String] = []
  /// Those of `files` that declare a Live Activity.
  var widgets: [String] = []
  /// True when a project or a person says that these are the widget's files, and not only that they
  /// lie together.
  var areMembers = true
  /// Files beside the chosen ones, which may declare a name that turns out to be missing.
  var nearby: [String] = []

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
        var own = WidgetResources(files: ResourceFiles(beside: url))
        let declared = own.readLists()
        if app.place == nil { app = declared }
        resources.merge(own)
        continue
      }
      do throws(WidgetBuildError) {
        let project = try ProjectReader(folder: url, named: path)
        found.formUnion(project.files)
        notes += project.notes
        resources.merge(project.resources)
        conditions.formUnion(project.conditions)
        if app.place == nil { app = project.app }
        nearby += project.nearby
        areMembers = areMembers && project.hasTarget
        intents += project.intents
        models += project.models
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
    widgets = files.filter(ProjectReader.declaresActivity)
    nearby = nearby.filter { !files.contains($0) }
  }

  /// Writes what Xcode makes of the catalogues, intent definitions and models into `scratch`: a name for
  /// each colour and picture that is not among `declared`, a class for each intent and each entity.
  func generated(
    in scratch: String, besides declared: Set<String>
  ) throws(WidgetBuildError) -> [String] {
    let catalogues = resources.files.catalogues
    let texts = [
      ("AssetSymbols.swift", AssetCatalogue.symbols(of: catalogues, besides: declared)),
      ("IntentClasses.swift", IntentDefinition.classes(of: intents)),
      ("ObjectClasses.swift", ObjectModel.classes(of: models)),
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
