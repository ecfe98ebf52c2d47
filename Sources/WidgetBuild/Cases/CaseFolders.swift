import Foundation

/// Divides a folder into cases, the widgets that `island check` reports separately: the folder
/// itself when it is a widget's folder or a project, otherwise each subfolder with Swift files.
///
/// A subfolder without a widget is combined with the widget whose attributes it uses, such as the
/// folders `5-match` and `5-match-app` of a widget and its app. A widget whose attributes are declared
/// in another subfolder has that one with it. In the root of a repository, other
/// subfolders without a widget are ignored, since they are parts of the same project. A folder with
/// one widget folder is one case: the others, such as `App` and `Shared`, belong to it.
package enum CaseFolders {
  package struct Case: Hashable, Sendable {
    package var name: String
    package var paths: [String]

    package init(name: String, paths: [String]) {
      self.name = name
      self.paths = paths
    }
  }

  /// Returns the cases of a path.
  ///
  /// - Throws: `WidgetBuildError` when the path does not exist or cannot be read, or no subfolder
  ///   contains Swift files.
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
      throw .unreadable(path: path, reason: error.systemReason)
    }
    let isOne = names.contains {
      $0 == "project.yml"
        || [".swift", ".xcodeproj", ".xcworkspace"].contains(where: $0.hasSuffix)
    }
    let isOfScripts =
      names.contains("package.json") && LayoutProject.hasActivities(in: folder)
      && !FolderTree(folder).swiftFiles.contains(where: SourceHeaders.makesActivity)
    if isOne || isOfScripts { return [Case(name: folder.lastPathComponent, paths: [folder.path])] }
    let found = names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name -> Candidate? in
      let inner = folder.appendingPathComponent(name)
      let tree = FolderTree(inner)
      return tree.swiftFiles.isEmpty
        ? nil : Candidate(name: name, path: inner.path, files: tree.swiftFiles)
    }
    let known = Set(found.map(\.name))
    let scripts = layoutCases(of: names.filter { !known.contains($0) }, in: folder)
    guard !found.isEmpty else {
      guard !scripts.isEmpty else { throw .noSwiftFiles(path: path) }
      return scripts
    }
    let widgets = found.filter(\.hasWidget)
    let isOfARepository = names.contains(where: ofARepository.contains) && scripts.isEmpty
    if widgets.count == 1 && scripts.isEmpty || widgets.isEmpty && isOfARepository {
      return [Case(name: folder.lastPathComponent, paths: [folder.path])]
    }
    guard isOfARepository else {
      return (joined(found) + scripts).sorted { $0.name < $1.name }
    }
    return joined(found).filter { item in widgets.contains { item.paths.contains($0.path) } }
  }

  /// The cases without Swift: projects whose Live Activities are layouts.
  private static func layoutCases(of names: [String], in folder: URL) -> [Case] {
    names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let inner = folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: inner.path + "/package.json"),
        LayoutProject.hasActivities(in: inner)
      else { return nil }
      return Case(name: name, paths: [inner.path])
    }
  }

  /// Names of entries in the root of a repository, or of an app that is not written in Swift alone.
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
      hasWidget = files.contains(where: SourceHeaders.makesActivity)
    }

    /// Returns the names of the types that conform to `ActivityAttributes`.
    func attributes() -> Set<String> {
      // Parsing is what takes long, and few files have the word.
      declarations(of: files.filter { Self.text(of: $0).contains("ActivityAttributes") }).filter {
        $0.inherits.contains { $0.split(separator: ".").last == "ActivityAttributes" }
      }
      .reduce(into: []) { $0.formUnion($1.names) }
    }

    /// Returns the names of the attributes whose Live Activities the files show.
    func shown() -> Set<String> {
      files.filter(SourceHeaders.makesActivity).reduce(into: []) { names, file in
        for part in Self.text(of: file)
          .split(separator: "ActivityConfiguration(for:").dropFirst()
        {
          names.insert(
            String(
              part.drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
    }

    func uses() -> Set<String> {
      declarations(of: files).reduce(into: []) { $0.formUnion($1.allUses) }
    }

    /// Returns the text of a file; an empty one when it cannot be read.
    private static func text(of file: String) -> String {
      guard SourceFileReader.isRegular(file) else { return "" }
      return String(decoding: ProjectFile.data(file) ?? Data(), as: UTF8.self)
    }

    /// Returns all declarations of those files that can be read.
    private func declarations(of files: [String]) -> [Declaration] {
      files.compactMap { try? DeclaredFile($0, conditions: []) }
        .flatMap(\.declarations).flatMap(\.all)
    }
  }

  /// Returns one case per widget folder, with the folders combined with it, and one for each other
  /// folder; sorted by name.
  private static func joined(_ found: [Candidate]) -> [Case] {
    var companions = found.filter { !$0.hasWidget }
    let widgets = found.filter(\.hasWidget)
    var cases = widgets.map { Case(name: $0.name, paths: [$0.path]) }
    guard found.count > 1 else { return cases }
    let declared = widgets.map { $0.attributes() }
    // Where one subfolder shows what another one declares.
    for index in widgets.indices {
      let missing = widgets[index].shown().subtracting(declared[index])
      guard !missing.isEmpty,
        let owner = (companions + widgets).first(where: {
          !$0.attributes().isDisjoint(with: missing)
        })
      else { continue }
      cases[index].paths.append(owner.path)
      if let place = companions.firstIndex(where: { $0.path == owner.path }) {
        cases[index].name += " + " + owner.name
        companions.remove(at: place)
      }
    }
    for companion in companions {
      let uses = companion.uses().subtracting(companion.attributes())
      let owners = declared.indices.filter { !declared[$0].isDisjoint(with: uses) }
      // When several widgets match, the one whose name is a prefix of the folder's name is used.
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
