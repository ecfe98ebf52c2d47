import Foundation

/// Swift files of a widget, either named by the user or taken from its target in a project, with
/// the other files that belong to it.
package struct WidgetSources: Hashable, Sendable {
  /// Absolute paths, sorted.
  package var files: [String] = []
  /// Messages about how the files were chosen, where there was a choice.
  package var notes: [String] = []
  /// Where following the files begins.
  private(set) var roots = SourceRoots()
  /// True when a project or the user listed the files as the widget's; false when they were only
  /// found in the same folder.
  private(set) var areMembers = true
  /// Files near the chosen ones, which are searched for names that turn out to be missing.
  private(set) var nearby: [String] = []
  /// The files of the project's other targets, by the name of the target's module.
  private(set) var modules: [String: [String]] = [:]
  /// Files that are not compiled with these, and can say what an activity shows: those of the app
  /// around named files.
  private var filesOfApp: [String] = []
  /// The app around the widget.
  private var surrounding = SurroundingApp()
  /// Colours, images, string tables, models and the `Info.plist`.
  private(set) var resources = WidgetResources()
  /// Compilation conditions that are set for `#if`.
  private(set) var conditions: Set<String> = []
  /// The language mode and the isolation of the project.
  private(set) var language = ProjectLanguage()
  /// What tools generate of the sources.
  private(set) var tools = SourceTools()

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
        addNamed(url)
        continue
      }
      do throws(WidgetBuildError) {
        let project = try ProjectReader(folder: url, named: path)
        found.formUnion(project.files)
        add(project)
        addLocalPackages(of: url)
      } catch {
        let layouts = paths.count == 1 && error.isOfNoWidget ? LayoutProject(folder: url) : nil
        if let layouts, layouts.drawing != .nothing {
          use(layouts)
          return
        }
        if error.isOfNoWidget, let project = LocalPackages(of: url).project {
          found.formUnion(project.files)
          add(project)
          surrounding.addMissing(
            SurroundingApp(declaration: ExpoConfiguration(above: url)?.app ?? AppDeclaration()))
          addLocalPackages(of: url)
          continue
        }
        if let layouts {
          use(layouts)
          return
        }
        guard case .noWidget(_, let files) = error, paths.count > 1 else { throw error }
        count += files
        without.append((url, path))
      }
    }
    guard !found.isEmpty else {
      throw .noWidget(path: paths.joined(separator: " "), count: count)
    }
    for (url, path) in without {
      let tree = try ProjectReader.companions(in: url, named: path)
      found.formUnion(tree.swiftFiles)
      var own = surrounding.resources ?? WidgetResources()
      own.merge(WidgetResources(files: tree.resources))
      surrounding.resources = own
      surrounding.bridges.merge(tree.bridges)
    }
    files = found.sorted()
    if roots.named == found { addSurroundings() }
    nearby = nearby.filter { !found.contains($0) }
  }

  /// Adds the native code of packages in the same repository, which the phone's build links.
  private mutating func addLocalPackages(of folder: URL) {
    let packages = LocalPackages(of: folder)
    addNearby(packages.swiftFiles)
    surrounding.bridges.merge(packages.bridges)
  }

  /// Takes the sources of layouts, which no compiler of Swift reads.
  private mutating func use(_ layouts: LayoutProject) {
    roots.layouts = layouts
    files = layouts.files
    surrounding.declaration = layouts.app
    // The app has native modules all the same.
    let folder = URL(fileURLWithPath: layouts.folder)
    let tree = FolderTree(folder)
    guard !tree.isCut else { return }
    nearby = tree.swiftFiles
    surrounding.bridges = tree.bridges
    addLocalPackages(of: folder)
  }

  private mutating func addNamed(_ url: URL) {
    roots.named.insert(url.path)
    var own = WidgetResources(files: ResourceFiles(beside: url))
    surrounding.addMissing(SurroundingApp(declaration: own.readInfoPlists()))
    resources.merge(own)
  }

  private mutating func add(_ project: ProjectReader) {
    notes += project.notes
    roots.widgets.formUnion(project.widgets)
    areMembers = areMembers && project.hasTarget
    nearby += project.nearby
    modules.merge(project.modules) { old, _ in old }
    surrounding.addMissing(project.surrounding)
    resources.merge(project.resources)
    conditions.formUnion(project.conditions)
    language = language.merged(with: project.language)
    tools.add(project.tools)
  }

  /// Adds what the target of named files has beside them, where a project lists it; else the files
  /// of their folders, in case of missing names.
  private mutating func addSurroundings() {
    guard let (target, app) = ProjectReader.target(of: roots.named) else {
      let folders = Set(roots.named.map { ($0 as NSString).deletingLastPathComponent })
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

  /// Adds the sources of packages, which are compiled as far as the widget needs them.
  mutating func addNearby(_ paths: [String]) {
    let known = Set(files).union(nearby)
    nearby += paths.filter { !known.contains($0) }
  }

  // MARK: What is asked of them

  /// The layouts of a project without a Live Activity in Swift; nil: its widget is written in Swift.
  var layouts: LayoutProject? { roots.layouts }

  /// What the app around the widget declares.
  package var app: AppDeclaration { surrounding.declaration }

  /// The path of the picture of the app's icon; nil: there is none.
  package var iconFile: String? { AppIconFile.path(in: resources.files.catalogues) }

  /// The name of the app's type, where these are the sources of an app that has one.
  package var appName: String? { roots.app.flatMap { $0.isApp ? $0.type : nil } }

  /// True for the sources of an app.
  var isApp: Bool { roots.app != nil || roots.modules != nil }

  /// True for the sources of an app whose screens are a script's: what is compiled are the native modules
  /// that it calls.
  package var isOfScript: Bool { roots.modules != nil }

  /// The files that can say what an activity shows (`Examples`).
  var filesWithExamples: [String] { files + nearby + filesOfApp }

  /// What Xcode generates beside the sources.
  var generated: GeneratedSources {
    GeneratedSources(
      catalogues: resources.files.catalogues, tables: resources.files.tables,
      intents: tools.intents, models: resources.files.models, entryPoint: roots.app?.entryPoint)
  }

  // MARK: The app

  /// The sources of the app around the widget: those of its target, or what its type needs of the
  /// files near the widget; nil: there is no app.
  package var ofApp: WidgetSources? {
    // Layouts are no Swift.
    let own = roots.layouts == nil ? files : []
    let inOrder = own + modules.sorted { $0.key < $1.key }.flatMap(\.value) + nearby
    let all = inOrder.filter { !NearbyFiles.isOfAnotherPlatform($0) }
    // The project says which app is that of the phone. Without one a watch's comes last by its name; a
    // stopwatch's is found all the same.
    let isOfWatch = { (path: String) in path.lowercased().contains("watch") }
    let ofTarget = surrounding.module.flatMap { modules[$0] } ?? []
    let likely = ofTarget + all.filter { !isOfWatch($0) } + all.filter(isOfWatch)
    if let native = NativeModuleRoots.find(in: likely, surrounding.bridges) {
      return app(of: native, among: all)
    }
    guard roots.layouts == nil, let root = AppRoot.find(among: likely) else { return nil }
    let target = module(of: root.file)
    let files =
      target.flatMap { modules[$0] } ?? (all.count <= Self.mostAppFiles ? all : [root.file])
    return app(from: SourceRoots(app: root), files, of: target, among: all)
  }

  /// Returns the sources of the app whose scripts call the native modules: those of its target and, below
  /// no folder of another extension, those beside the modules.
  private func app(of native: NativeModuleRoots, among all: [String]) -> WidgetSources {
    let target = native.roots.lazy.compactMap { self.module(of: $0.file) }.first
    let members = Set(target.flatMap { modules[$0] } ?? [])
    let folders = Set(
      native.files.subtracting(members).map { ($0 as NSString).deletingLastPathComponent + "/" })
    let beside = all.filter { path in
      folders.contains(where: path.hasPrefix) && !ExpoConfiguration.isOfExtension(path)
    }
    let others = target == nil && all.count <= Self.mostAppFiles ? all : []
    let files = native.files.union(beside).union(members)
      .union(others.filter { !ExpoConfiguration.isOfExtension($0) })
    return app(from: SourceRoots(modules: native), Array(files), of: target, among: all)
  }

  /// - Parameters:
  ///   - target: The module of the target that lists the files; nil: no project does.
  ///   - all: The files of the app, and those near them.
  private func app(
    from roots: SourceRoots, _ files: [String], of target: String?, among all: [String]
  ) -> WidgetSources {
    var app = self
    app.roots = roots
    app.language = surrounding.language ?? language
    app.notes = []
    app.files = Set(files).sorted()
    app.areMembers = target != nil
    if var own = surrounding.resources {
      own.merge(resources)
      app.resources = own
    }
    app.nearby = Set(all).subtracting(app.files).sorted()
    if let target { app.modules[target] = nil }
    return app
  }

  /// Returns the module of another target that a file is a member of, that of the app around the widget
  /// before others; nil: there is none.
  private func module(of file: String) -> String? {
    let all = modules.filter { $0.value.contains(file) }.keys.sorted()
    return all.first { $0 == surrounding.module } ?? all.first
  }

  /// The most files that are all read where no project lists those of the app.
  private static let mostAppFiles = 60

  /// The sources of the app around the widget, of which all previews of views are compiled, too; nil:
  /// there is no app.
  package var previewsOfApp: WidgetSources? {
    guard roots.layouts == nil else { return nil }
    var app = ofApp
    app?.roots.hasPreviews = true
    return app
  }
}
