import Foundation

/// Swift files of a widget, either named by the user or taken from its target in a project, with
/// the other files that belong to it.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String]
  /// Messages about how the files were chosen, where there was a choice.
  package var notes: [String] = []
  /// What the app around the widget declares.
  package var app = AppDeclaration()
  /// The path of the picture of the app's icon; nil: there is none.
  package var iconFile: String? { AppIconFile.path(in: resources.files.catalogues) }
  /// Colours, images, string tables and the `Info.plist`.
  var resources = WidgetResources()
  /// Those of the app, which come before the widget's; nil: it has the widget's alone.
  private var appResources: WidgetResources?
  /// Compilation conditions that are set for `#if`.
  var conditions: Set<String> = []
  /// The language mode and the isolation of the project.
  var language = ProjectLanguage()
  /// Those of the app, which also compiles what it shares with the widget; nil: they are the same.
  private var appLanguage: ProjectLanguage?
  /// `.intentdefinition` files, from which Xcode generates classes.
  var intents: [String] = []
  /// True when a tool writes some of the sources while the project is built, so that names can be
  /// missing which no file declares.
  var hasGeneratedCode = false
  /// Those of `files` that the user named; everything in them is compiled.
  var named: Set<String> = []
  /// Those of `files` with a Live Activity that is shown.
  var widgets: Set<String> = []
  /// True when a project or the user listed the files as the widget's; false when they were only
  /// found in the same folder.
  var areMembers = true
  /// Files near the chosen ones, which are searched for names that turn out to be missing.
  var nearby: [String] = []
  /// The files of the app around named files, which are not compiled with these.
  private var filesOfApp: [String] = []
  /// The files that can say what an activity shows (`Examples`).
  var filesWithExamples: [String] { files + nearby + filesOfApp }
  /// Where the app starts whose sources these are; nil: they are those of a widget.
  var appRoot: AppRoot?
  /// True when the previews of an app's views are compiled.
  var hasPreviews = false
  /// The files of the project's other targets, by the name of the target's module.
  var modules: [String: [String]] = [:]

  /// Collects the sources at the given paths. Files are used as named; a folder is read as a
  /// project. All files of a folder without a widget are added when another path has a widget.
  ///
  /// - Throws: `WidgetBuildError` when a path does not exist, is not a Swift file, or is a folder
  ///   without a Live Activity.
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
        named.insert(url.path)
        var own = WidgetResources(files: ResourceFiles(beside: url))
        let declared = own.readInfoPlists()
        if app.place == nil { app = declared }
        resources.merge(own)
        continue
      }
      do throws(WidgetBuildError) {
        let project = try ProjectReader(folder: url, named: path)
        found.formUnion(project.files)
        notes += project.notes
        resources.merge(project.resources)
        appResources = appResources ?? project.appResources
        conditions.formUnion(project.conditions)
        if app.place == nil { app = project.app }
        nearby += project.nearby
        widgets.formUnion(project.widgets)
        modules.merge(project.modules) { old, _ in old }
        areMembers = areMembers && project.hasTarget
        language = language.merged(with: project.language)
        appLanguage = appLanguage ?? project.appLanguage
        intents += project.intents
        hasGeneratedCode = hasGeneratedCode || project.hasGeneratedCode
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
      var own = appResources ?? WidgetResources()
      own.merge(WidgetResources(files: FolderTree(url).resources))
      appResources = own
    }
    files = found.sorted()
    if named == found { addSurroundings() }
    nearby = nearby.filter { !found.contains($0) }
  }

  /// Adds what the target of named files has beside them, where a project lists it; else the files
  /// of their folders, in case of missing names.
  private mutating func addSurroundings() {
    guard let (target, app) = ProjectReader.target(of: named) else {
      let folders = Set(named.map { ($0 as NSString).deletingLastPathComponent })
      nearby += folders.sorted().flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
          .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      }
      return
    }
    resources.merge(
      WidgetResources(
        files: target.resources, infoPlist: target.infoPlist,
        infoProperties: target.infoProperties, settings: target.settings))
    nearby += target.files
    filesOfApp = app?.files ?? []
    language = language.merged(with: ProjectLanguage(settings: target.settings))
  }

  /// The sources of the app around the widget: those of its target, or what its type needs of the
  /// files near the widget; nil: there is no app.
  package var ofApp: WidgetSources? {
    let inOrder = files + modules.sorted { $0.key < $1.key }.flatMap(\.value) + nearby
    let all = inOrder.filter { !NearbyFiles.isOfAnotherPlatform($0) }
    // A watch's app comes last, a stopwatch's is found all the same.
    let isOfWatch = { (path: String) in path.lowercased().contains("watch") }
    let likely = all.filter { !isOfWatch($0) } + all.filter(isOfWatch)
    guard let root = AppRoot.find(among: likely) else { return nil }
    var app = self
    app.appRoot = root
    app.language = appLanguage ?? language
    app.notes = []
    app.named = []
    app.widgets = []
    let target = modules.first { $0.value.contains(root.file) }
    app.files = target?.value ?? (all.count <= Self.mostAppFiles ? Set(all).sorted() : [root.file])
    let own = Set(app.files)
    app.areMembers = target != nil
    if var own = appResources {
      own.merge(resources)
      app.resources = own
    }
    app.nearby = Set(all).subtracting(own).sorted()
    if let name = target?.key { app.modules[name] = nil }
    return app
  }

  /// The sources of the app around the widget, of which all previews of views are compiled, too; nil:
  /// there is no app.
  package var previewsOfApp: WidgetSources? {
    var app = ofApp
    app?.hasPreviews = true
    return app
  }

  /// The name of the app's type, where these are the sources of an app that has one.
  package var appName: String? { appRoot.flatMap { $0.isApp ? $0.type : nil } }

  /// The most files that are all read where no project lists those of the app.
  private static let mostAppFiles = 60

  /// Adds the sources of packages, which are compiled as far as the widget needs them.
  mutating func addNearby(_ paths: [String]) {
    let known = Set(files).union(nearby)
    nearby += paths.filter { !known.contains($0) }
  }

  /// File names and texts of the classes that Xcode generates from intent definitions and models.
  private var generatedClasses: [(name: String, text: String?)] {
    [
      ("IntentClasses.swift", IntentDefinition.classes(of: intents)),
      ("ObjectClasses.swift", CoreDataModel.classes(of: resources.files.models)),
      ("AppEntryPoint.swift", appRoot?.entryPoint),
    ]
  }

  /// Names of the generated classes.
  var generatedNames: Set<String> {
    generatedClasses.compactMap(\.text).reduce(into: []) { names, text in
      names.formUnion(
        Array(text.utf8).withUnsafeBufferPointer { DeclarationScanner.names(in: $0) })
    }
  }

  /// Writes the sources that Xcode generates from asset and string catalogues, intent definitions
  /// and models into `scratch`, and returns their paths: a name for each text and for each colour
  /// and image that is not among `declared`, a class for each intent and each entity.
  ///
  /// - Throws: `WidgetBuildError` when a file cannot be written.
  func generated(
    in scratch: String, besides declared: Set<String>
  ) throws(WidgetBuildError) -> [String] {
    let symbols = AssetCatalogue.symbols(of: resources.files.catalogues, besides: declared)
    var paths: [String] = []
    let texts = StringSymbols.symbols(of: resources.files.tables)
    let generated = [("AssetSymbols.swift", symbols), ("StringSymbols.swift", texts)]
    for case (let name, let text?) in generated + generatedClasses {
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
