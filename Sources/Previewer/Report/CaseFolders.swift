import Foundation
package import WidgetBuild

/// The cases that a folder holds: itself, when it is a widget's own folder or a project, else one
/// in each sub-folder that has Swift files.
///
/// A sub-folder without a widget goes along with the one whose attributes it names: an app's code
/// beside its widget, `5-match` and `5-match-app`. In a repository, whose folders belong together,
/// it is otherwise no case, and a repository with one widget's folder is one case.
package enum CaseFolders {
  package struct Case: Hashable, Sendable {
    package var name: String
    package var paths: [String]

    package init(name: String, paths: [String]) {
      self.name = name
      self.paths = paths
    }
  }

  package static func cases(in path: String) throws(WidgetBuildError) -> [Case] {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .notFound(path: path)
    }
    guard isFolder.boolValue else {
      return [Case(name: folder.lastPathComponent, paths: [folder.path])]
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .unreadable(path: path, reason: (error as NSError).underlyingWords)
    }
    let isOne = names.contains {
      $0 == "project.yml"
        || [".swift", ".xcodeproj", ".xcworkspace"].contains(where: $0.hasSuffix)
    }
    if isOne { return [Case(name: folder.lastPathComponent, paths: [folder.path])] }
    let found = names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name -> Candidate? in
      let inner = folder.appendingPathComponent(name)
      let tree = FolderTree(inner)
      return tree.swift.isEmpty ? nil : Candidate(name: name, path: inner.path, files: tree.swift)
    }
    guard !found.isEmpty else { throw .noSwiftFiles(path: path) }
    guard names.contains(where: ofARepository.contains) else { return joined(found) }
    let widgets = found.filter(\.hasWidget)
    guard widgets.count > 1 else {
      return [Case(name: folder.lastPathComponent, paths: [folder.path])]
    }
    return joined(found).filter { item in widgets.contains { item.paths.contains($0.path) } }
  }

  /// What lies at the root of a checkout, or of an app that is not written in Swift alone.
  private static let ofARepository: Set<String> = [".git", "package.json", "pubspec.yaml"]

  private struct Candidate {
    var name: String
    var path: String
    var files: [String]
    var hasWidget: Bool

    init(name: String, path: String, files: [String]) {
      self.name = name
      self.path = path
      self.files = files
      hasWidget = files.contains(where: ProjectReader.declaresActivity)
    }

    /// Types that are attributes of an activity.
    func attributes() -> Set<String> {
      let index = NameIndex(files)
      return Set(files.flatMap { index.attributes(in: $0) })
    }

    func uses() -> Set<String> {
      let index = NameIndex(files)
      return Set(files.flatMap { index.uses(in: $0) })
    }
  }

  private static func joined(_ found: [Candidate]) -> [Case] {
    let companions = found.filter { !$0.hasWidget }
    let widgets = found.filter(\.hasWidget)
    var cases = widgets.map { Case(name: $0.name, paths: [$0.path]) }
    guard !companions.isEmpty else { return cases }
    let declared = widgets.map { $0.attributes() }
    for companion in companions {
      let uses = companion.uses().subtracting(companion.attributes())
      let owners = declared.indices.filter { !declared[$0].isDisjoint(with: uses) }
      // Of several with such attributes, the one that the folder is named after.
      let namesakes = owners.filter { companion.name.hasPrefix(widgets[$0].name) }
      if let owner = owners.count == 1 ? owners.first : namesakes.count == 1 ? namesakes.first : nil
      {
        cases[owner].name += " + " + companion.name
        cases[owner].paths.append(companion.path)
      } else {
        cases.append(Case(name: companion.name, paths: [companion.path]))
      }
    }
    return cases.sorted { $0.name < $1.name }
  }
}
