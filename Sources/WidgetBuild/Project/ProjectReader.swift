import Foundation

/// Finds the files of a widget in a folder: those of its target when there is an Xcode project,
/// all files of a small folder, otherwise the files on which the widget's files depend.
struct ProjectReader {
  private(set) var files: [String] = []
  private(set) var notes: [String] = []
  private(set) var resources = WidgetResources()
  private var app = AppDeclaration()
  /// Those of `files` with a Live Activity that is shown.
  private(set) var widgets: [String] = []
  /// The files of the project's other targets, by the name of the target's module.
  private(set) var modules: [String: [String]] = [:]
  /// What lies below the folder.
  private let tree: FolderTree
  /// The Swift files of checked-out packages.
  private let checkouts: [String]
  /// The target that the widget's files are members of; nil: no Xcode project defines which belong to
  /// the widget.
  private var target: XcodeProject.Target?
  /// The target of the app around it.
  private var appTarget: XcodeProject.Target?

  /// Maximum number of Swift files that are all compiled when there is no project.
  private static let small = 30

  /// Reads the folder and its Xcode projects.
  ///
  /// - Parameter named: the path as the user wrote it, for error messages.
  /// - Throws: `WidgetBuildError` when the folder has too many files, no Swift files, none that
  ///   declares a Live Activity, or the one that names it cannot be read.
  init(folder: URL, named: String) throws(WidgetBuildError) {
    tree = try Self.tree(folder, named)
    checkouts = Self.checkouts(in: folder, tree)
    let widgets = tree.swiftFiles.filter(SourceHeaders.makesActivity)
    guard let nearest = widgets.first else {
      for path in tree.swiftFiles { try SourceHeaders.checkReadable(path) }
      throw .noWidget(path: named, count: tree.swiftFiles.count)
    }
    let specifications = Self.specifications(in: tree) + Self.projects(above: folder, "project.yml")
    for path in tree.projects + Self.projects(above: folder, ".xcodeproj") + specifications {
      let isGenerated = specifications.contains(path)
      guard
        let project = isGenerated ? XcodeProject(specification: path) : XcodeProject(at: path),
        let target = Self.target(of: project, declaring: widgets)
      else { continue }
      read(target, of: project, at: path)
      if target.resources.isEmpty {
        resources.files = tree.resources.sorted(near: nearest)
        resources.files.keepData(below: (nearest as NSString).deletingLastPathComponent)
      }
      if target.resources.catalogues.isEmpty {
        resources.files.catalogues = tree.resources.sorted(near: nearest).catalogues
      }
      resources.files.models = tree.resources.models
      self.widgets = widgets.filter(Set(files).contains)
      return
    }
    resources.files = tree.resources.sorted(near: nearest)
    // A bundle has the files of the extension, not those of everything below the folder.
    resources.files.keepData(below: Self.extensionFolder(of: nearest, in: folder.path))
    app = resources.readInfoPlists()
    for path in tree.projects where app.supportsActivities == nil {
      app.addMissing(XcodeProject(at: path)?.declarationOfApp(at: path))
    }
    app.addMissing(ExpoConfiguration(above: folder)?.app)
    if tree.swiftFiles.count <= Self.small {
      let ofPhone = tree.swiftFiles.filter { !NearbyFiles.isOfAnotherPlatform($0) }
      files = Set(widgets).isSubset(of: ofPhone) ? ofPhone : tree.swiftFiles
      leaveOutOtherExtensions(than: nearest)
      self.widgets = widgets.filter(Set(files).contains)
    } else {
      files = Self.oneTarget(of: widgets)
      self.widgets = files
    }
  }

  // MARK: What follows from the target and the folder

  /// Every Swift file below the folder, and those of checked-out packages.
  var nearby: [String] { tree.swiftFiles + checkouts }
  /// What tools generate of the sources.
  var tools: SourceTools {
    SourceTools(intents: tree.intents, hasGeneratedCode: tree.hasGeneratedCode)
  }
  /// True when an Xcode project defines which files belong to the widget.
  var hasTarget: Bool { target != nil }

  /// Compilation conditions that are set for `#if`.
  var conditions: Set<String> {
    let flags = target?.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    return Set(flags.split(separator: " ").map(String.init).filter { !$0.contains("$") })
  }

  /// The language mode and the isolation of the target.
  var language: ProjectLanguage {
    target.map { ProjectLanguage(settings: $0.settings) } ?? ProjectLanguage()
  }

  /// The app around the widget; without a project it has what the widget has.
  var surrounding: SurroundingApp {
    SurroundingApp(
      declaration: app, module: appTarget.map { Self.module($0.name) },
      resources: appTarget.map(Self.resources),
      language: appTarget.map { ProjectLanguage(settings: $0.settings) }, bridges: tree.bridges)
  }

  /// Returns the name of a target's module.
  private static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func resources(of target: XcodeProject.Target) -> WidgetResources {
    WidgetResources(
      files: target.resources, infoPlist: target.infoPlist, infoProperties: target.infoProperties,
      settings: target.settings)
  }

  // MARK: Which files

  /// Returns the folder of the extension that a widget's file belongs to: the nearest with a property
  /// list or Expo's description of a target, else that of the file.
  private static func extensionFolder(of widget: String, in folder: String) -> String {
    let own = (widget as NSString).deletingLastPathComponent
    var next = own
    while next.hasPrefix(folder), next.count > folder.count {
      if ["Info.plist", "expo-target.config.js", "expo-target.config.json"].contains(where: {
        FileManager.default.fileExists(atPath: "\(next)/\($0)")
      }) {
        return next
      }
      next = (next as NSString).deletingLastPathComponent
    }
    return own
  }

  /// Leaves out the folders of other widget extensions than that of `widget`: each has an entry
  /// point, and a program has one.
  private mutating func leaveOutOtherExtensions(than widget: String) {
    func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
    let folders = Set(files.filter(SourceHeaders.startsWidgets).map(folder))
    guard folders.count > 1, folders.contains(folder(widget)) else { return }
    let others = folders.subtracting([folder(widget)])
    files.removeAll { path in others.contains { path.hasPrefix($0 + "/") } }
    let names = others.map { ($0 as NSString).lastPathComponent }.sorted()
    notes.append(
      "the extension in \((folder(widget) as NSString).lastPathComponent), not that in "
        + names.joined(separator: ", "))
  }

  /// Returns what lies in a folder without a widget that is given together with one that has a
  /// widget.
  ///
  /// - Throws: `WidgetBuildError` when the folder has too many files or no Swift files.
  static func companions(in folder: URL, named: String) throws(WidgetBuildError) -> FolderTree {
    try tree(folder, named)
  }

  /// Folders in which package managers keep the sources of packages.
  private static let checkouts = [
    ".build/checkouts", "SourcePackages/checkouts", "Pods", "Carthage/Checkouts",
  ]

  /// Returns the Swift files of packages of others that were checked out in the folder or beside a
  /// project in it.
  private static func checkouts(in folder: URL, _ tree: FolderTree) -> [String] {
    let roots =
      [folder]
      + tree.projects.map {
        URL(fileURLWithPath: $0).deletingLastPathComponent()
      }
    let folders = Set(
      roots.flatMap { root in checkouts.map { root.appendingPathComponent($0).standardizedFileURL }
      })
    return folders.sorted { $0.path < $1.path }.flatMap { FolderTree($0).swiftFiles }
  }

  /// Returns the descriptions of projects, first those that no other one includes.
  private static func specifications(in tree: FolderTree) -> [String] {
    let included = Set(
      tree.specifications.flatMap { XcodeGenSpecification(at: $0)?.files.dropFirst() ?? [] })
    return tree.specifications.filter { !included.contains($0) }
      + tree.specifications.filter(included.contains)
  }

  /// Returns the target of a project around files that they are members of, with the app's target;
  /// nil: there is none.
  static func target(
    of files: Set<String>
  ) -> (own: XcodeProject.Target, app: XcodeProject.Target?)? {
    guard let first = files.min() else { return nil }
    let file = URL(fileURLWithPath: first)
    let found = projects(above: file, ".xcodeproj", levels: mostLevelsAbove)
    let specifications = projects(above: file, "project.yml", levels: mostLevelsAbove)
    let all =
      found.lazy.compactMap { XcodeProject(at: $0) }
      + specifications.lazy.compactMap { XcodeProject(specification: $0) }
    for project in all {
      guard let own = target(of: project, declaring: files.sorted()) else { continue }
      return (own, project.app(of: own))
    }
    return nil
  }

  /// Returns the projects in the folders that contain the folder, the nearest first: an extension's
  /// folder and its project have the same parent.
  private static func projects(
    above folder: URL, _ suffix: String, levels: Int = levelsAbove
  ) -> [String] {
    var projects: [String] = []
    var folder = folder.standardizedFileURL
    for _ in 0..<levels {
      // A repository ends where its project may lie.
      guard folder.pathComponents.count > 2,
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      else { break }
      folder.deleteLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      projects += names.filter { $0.hasSuffix(suffix) }.sorted()
        .map { folder.appendingPathComponent($0).path }
    }
    return projects
  }

  /// How many folders above the named one are searched for a project.
  private static let levelsAbove = 3
  /// And above a named file, which can be deep in the folders of its target.
  private static let mostLevelsAbove = 7

  private static func tree(_ folder: URL, _ named: String) throws(WidgetBuildError) -> FolderTree {
    let tree = FolderTree(folder)
    guard !tree.isCut else { throw .tooManyFiles(path: named, limit: FolderTree.limit) }
    guard !tree.swiftFiles.isEmpty else { throw .noSwiftFiles(path: named) }
    return tree
  }

  private mutating func read(
    _ target: XcodeProject.Target, of project: XcodeProject, at path: String
  ) {
    files = target.files
    resources = Self.resources(of: target)
    self.target = target
    appTarget = project.app(of: target)
    if let app = appTarget {
      self.app = AppDeclaration(
        InfoPlist(file: app.infoPlist, properties: app.infoProperties, settings: app.settings),
        place: app.infoPlist ?? path)
      self.app.addMissing(
        ExpoConfiguration(above: URL(fileURLWithPath: path).deletingLastPathComponent())?.app)
    }
    for other in project.targets where other.name != target.name && !other.files.isEmpty {
      modules[Self.module(other.name)] = other.files
    }
    notes.append("the \(files.count) files of target \(target.name) in \(path)")
  }

  /// Returns the phone's target with most of the widget files. Of targets with equally many, it returns
  /// one that is no app, and of these the one with the fewest files.
  private static func target(
    of project: XcodeProject, declaring widgets: [String]
  ) -> XcodeProject.Target? {
    let wanted = Set(widgets)
    let all = project.targets.filter { !wanted.isDisjoint(with: $0.files) }
    let ofPhone = all.filter { !$0.isOfAnotherPlatform }
    return (ofPhone.isEmpty ? all : ofPhone).max { left, right in
      let counts = (wanted.intersection(left.files).count, wanted.intersection(right.files).count)
      guard counts.0 == counts.1 else { return counts.0 < counts.1 }
      let areApps = (left.kind == .application, right.kind == .application)
      return areApps.0 == areApps.1 ? left.files.count > right.files.count : areApps.0
    }
  }

  /// Returns the widget files of the folder that has most of them, since widget files of several
  /// targets would contain more than one `@main`.
  private static func oneTarget(of widgets: [String]) -> [String] {
    let byFolder = Dictionary(grouping: widgets) { ($0 as NSString).deletingLastPathComponent }
    return byFolder.max {
      $0.value.count == $1.value.count ? $0.key > $1.key : $0.value.count < $1.value.count
    }?.value ?? widgets
  }
}
