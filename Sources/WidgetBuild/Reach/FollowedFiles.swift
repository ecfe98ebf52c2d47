/// The files whose declarations are followed, as they were read. Types that several modules declare
/// with the same name have other names in it.
final class FollowedFiles {
  let modules: FileModules
  private(set) var byPath: [String: DeclaredFile] = [:]
  /// Files that could not be read and are not needed.
  private(set) var unreadable: [BuildReport.LeftOut] = []
  /// Names of the folders around the files.
  private var folders: Set<String> = []
  /// Types of several modules with the same name.
  private var equalNames = EqualNames()
  /// All files of the sources, for questions about types and modules.
  private let all: NearbyFiles
  private let conditions: Set<String>
  private let isOfApp: Bool

  /// Reads the widget's files.
  ///
  /// - Throws: `WidgetBuildError` when a file that the user named, or that declares a Live
  ///   Activity, cannot be read.
  init(_ sources: WidgetSources) throws(WidgetBuildError) {
    modules = FileModules(sources)
    all = NearbyFiles(sources.files + sources.nearby)
    conditions = sources.conditions
    isOfApp = sources.isApp
    let needed = sources.roots.files
    for path in sources.files {
      do throws(WidgetBuildError) {
        byPath[path] = try read(path)
      } catch {
        guard !needed.contains(path) else { throw error }
        unreadable.append(.init(file: path, reason: error.shortText))
      }
    }
  }

  /// In the order of their paths.
  var sorted: [DeclaredFile] { byPath.values.sorted { $0.path < $1.path } }

  /// The declarations at the top level of all files.
  var declarations: [Declaration] { sorted.flatMap(\.declarations) }

  /// Returns true for a file that was read, or could not be.
  func isKnown(_ path: String) -> Bool {
    byPath[path] != nil || unreadable.contains { $0.file == path }
  }

  /// Returns true for the name of a folder around one of the files.
  func areBelowFolder(_ name: String) -> Bool { folders.contains(name) }

  /// Reads further files, those that are not known yet; returns those that could be read.
  func load(_ paths: [String]) -> [DeclaredFile] {
    paths.filter { !isKnown($0) }.compactMap { path in
      do throws(WidgetBuildError) {
        return try read(path)
      } catch {
        unreadable.append(.init(file: path, reason: error.shortText))
        return nil
      }
    }
  }

  /// Adds a file that was read, or notes anew what it declares.
  func add(_ file: DeclaredFile) {
    byPath[file.path] = file
    modules.export(file.exported)
    equalNames.add(file.declarations, of: modules.module(of: file.path))
    folders.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
  }

  /// Reads files anew in which types have to have other names, because several modules declare them.
  /// Returns true when there are such files.
  func separateEqualNames() -> Bool {
    let (changed, imported) = equalNames.findNew()
    guard !changed.isEmpty else { return false }
    for (path, old) in byPath
    where changed.contains(modules.module(of: path)) || !imported.isDisjoint(with: old.modules) {
      if let file = try? read(path) { byPath[path] = file }
    }
    return true
  }

  /// Reads a file, with new names for types that other modules declare, too.
  ///
  /// - Throws: `WidgetBuildError` when the file is not readable UTF-8 text.
  private func read(_ path: String) throws(WidgetBuildError) -> DeclaredFile {
    let module = modules.module(of: path)
    return try DeclaredFile(
      path, conditions: conditions, isType: all.isType, declares: all.declares, isOfApp: isOfApp,
      renaming: { equalNames.names(in: module, importing: $0) })
  }
}
