/// The files near the widget's that needed code may bring in: those of the modules that it imports and,
/// where no project lists the widget's files, all others.
struct NearbyModules {
  private let files: NearbyFiles
  /// The files of the project's other targets, by the name of the target's module.
  private let targets: [String: [String]]
  /// True: only files of imported modules may be added, since a target's own files are all known.
  private let areMembers: Bool
  /// Modules whose files were asked for.
  private var entered: Set<String> = []
  /// Those of them that have files among the sources or near them.
  private var local: Set<String> = []
  /// Files of large modules that were entered.
  private var allowed: Set<String> = []

  init(_ sources: WidgetSources) {
    files = NearbyFiles(sources.nearby)
    targets = sources.modules
    areMembers = sources.areMembers
  }

  /// Maximum number of files of a module that are all followed; of a larger one, only those with a
  /// name that is used.
  private static let smallModule = 100

  /// What an import brings.
  enum Entrance {
    /// All files of a module; none where it has none, or was entered before.
    case files([String])
    /// Those files of a large module that declare a name in use; with one of its files.
    case byName(closestTo: String)
  }

  /// Enters a module that needed code imports.
  mutating func enter(_ module: String) -> Entrance {
    guard entered.insert(module).inserted else { return .files([]) }
    let paths = targets[module] ?? files.files(ofModule: module)
    guard let first = paths.first else { return .files([]) }
    local.insert(module)
    guard paths.count > Self.smallModule else { return .files(paths) }
    allowed.formUnion(paths)
    return .byName(closestTo: first)
  }

  /// Forgets which modules were entered.
  mutating func leaveAll() { (entered, local, allowed) = ([], [], []) }

  /// Returns true for a module that was entered and has files.
  func isLocal(_ module: String) -> Bool { local.contains(module) }

  /// Returns the file closest to `path` that declares the name of a type and that may be added for the
  /// name alone.
  ///
  /// - Parameter isExcluded: returns true for a file that is not wanted.
  func file(
    declaringType name: String, closestTo path: String, besides isExcluded: (String) -> Bool
  ) -> String? {
    guard name.first?.isUppercase == true, !areMembers || !allowed.isEmpty else { return nil }
    return file(
      declaring: name, closestTo: path,
      besides: { isExcluded($0) || areMembers && !allowed.contains($0) })
  }

  /// Returns the file closest to `path` that declares a name, of all files.
  ///
  /// - Parameter isExcluded: returns true for a file that is not wanted.
  func file(
    declaring name: String, closestTo path: String, besides isExcluded: (String) -> Bool
  ) -> String? {
    files.file(declaring: name, closestTo: path, besides: isExcluded)
  }
}
