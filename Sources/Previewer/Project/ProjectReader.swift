import Foundation

/// Finds the files of the widget in a folder: by the Xcode project's membership where there is one,
/// else by what the widget file's names need; a small folder is taken whole.
struct ProjectReader {
  private(set) var files: [String] = []
  private(set) var notes: [String] = []
  private(set) var catalogues: [String] = []
  /// Every Swift file below the folder.
  private(set) var nearby: [String] = []
  private(set) var intents: [String] = []
  /// True when a project says which files are the widget's.
  private(set) var hasTarget = false

  /// Up to this many files are simply all compiled when no project says otherwise.
  private static let small = 30

  init(folder: URL, named: String) throws(WidgetBuildError) {
    let tree = FolderTree(folder)
    guard !tree.swift.isEmpty else { throw .noSwiftFiles(path: named) }
    nearby = tree.swift
    intents = tree.intents
    let widgets = tree.swift.filter { Self.declaresActivity($0) }
    guard !widgets.isEmpty else { throw .noWidget(path: named, count: tree.swift.count) }
    for project in tree.projects {
      guard let target = Self.target(of: project, declaring: widgets) else { continue }
      hasTarget = true
      files = target.files
      catalogues = target.catalogues.isEmpty ? tree.catalogues : target.catalogues
      notes.append("the \(files.count) files of target \(target.name) in \(project)")
      addNeeded(from: tree.swift)
      return
    }
    catalogues = tree.catalogues
    if tree.swift.count <= Self.small {
      files = tree.swift
    } else {
      let index = NameIndex(tree.swift)
      let start = Self.oneTarget(of: widgets)
      files = index.closure(of: start, byMembers: false)
      notes.append("\(files.count) of \(tree.swift.count) files, by the names that are needed")
    }
  }

  /// Files of local packages and frameworks, which a target's membership does not list.
  private mutating func addNeeded(from all: [String]) {
    let index = NameIndex(all)
    let whole = index.closure(of: files, onlyImported: true)
    guard whole.count > files.count else { return }
    notes.append("\(whole.count - files.count) more files that their imports need")
    files = whole
  }

  static func declaresActivity(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).contains("ActivityConfiguration(")
  }

  /// The target with most of the widgets; of equals, the one with fewest files, which is the
  /// extension and not the app.
  private static func target(
    of project: String, declaring widgets: [String]
  ) -> XcodeProject.Target? {
    let targets = XcodeProject(at: project)?.targets ?? []
    let wanted = Set(widgets)
    return targets.filter { !wanted.isDisjoint(with: $0.files) }.max { left, right in
      let counts = (wanted.intersection(left.files).count, wanted.intersection(right.files).count)
      return counts.0 == counts.1 ? left.files.count > right.files.count : counts.0 < counts.1
    }
  }

  /// Widget files of several targets would have two `@main`s: those in the folder of most.
  private static func oneTarget(of widgets: [String]) -> [String] {
    let byFolder = Dictionary(grouping: widgets) { ($0 as NSString).deletingLastPathComponent }
    return byFolder.max {
      $0.value.count == $1.value.count ? $0.key > $1.key : $0.value.count < $1.value.count
    }?.value ?? widgets
  }
}

/// What lies below a folder.
struct FolderTree {
  private(set) var swift: [String] = []
  /// `.xcodeproj` folders, outermost first.
  private(set) var projects: [String] = []
  private(set) var catalogues: [String] = []
  /// `.intentdefinition` files.
  private(set) var intents: [String] = []

  private static let skipped: Set<String> = [
    "Tests", "Pods", "Carthage", "node_modules", "DerivedData", "build", ".build",
  ]

  /// Files of programs of their own, never of a widget.
  private static let programs: Set<String> = ["Package.swift", "main.swift"]

  init(_ folder: URL) {
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return }
    for case let url as URL in walker {
      let name = url.lastPathComponent
      let path = url.standardizedFileURL.path
      if Self.skipped.contains(name) || name.hasSuffix("Tests") && url.pathExtension.isEmpty {
        walker.skipDescendants()
      } else if url.pathExtension == "xcodeproj" {
        projects.append(path)
        walker.skipDescendants()
      } else if url.pathExtension == "xcassets" {
        catalogues.append(path)
        walker.skipDescendants()
      } else if url.pathExtension == "intentdefinition" {
        intents.append(path)
      } else if url.pathExtension == "swift", !Self.programs.contains(name) {
        swift.append(path)
      }
    }
    swift.sort()
    catalogues.sort()
    intents.sort()
    projects.sort { $0.count < $1.count }
  }
}
