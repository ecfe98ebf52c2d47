import Foundation

/// Index of the types and functions that files around a widget declare. The files are only
/// scanned, not parsed: a repository can have thousands of them.
final class NearbyFiles {
  private let paths: [String]
  private lazy var declaring: [String: [String]] = {
    var index: [String: [String]] = [:]
    for path in paths {
      for name in DeclarationScanner.names(in: path) { index[name, default: []].append(path) }
    }
    return index
  }()

  init(_ paths: [String]) { self.paths = paths }

  /// Returns true for a name that one of the files declares.
  func declares(_ name: String) -> Bool { declaring[name] != nil }

  /// Returns the files of a module: those in a folder that has its name.
  func files(ofModule name: String) -> [String] {
    inFolder[name] ?? []
  }

  /// The files below folders by the folder's name.
  private lazy var inFolder: [String: [String]] = {
    var index: [String: [String]] = [:]
    for path in paths {
      for folder in Set(path.split(separator: "/").dropLast()) {
        index[String(folder), default: []].append(path)
      }
    }
    return index
  }()

  /// Modules that were looked at, and whether they declare a type of their own name.
  private var namesakes: [String: Bool] = [:]

  /// Returns true for a module that declares a type with the module's own name, as many packages do:
  /// then `Name.Part` is a part of the type.
  func hasNamesake(module name: String) -> Bool {
    if let known = namesakes[name] { return known }
    let files = files(ofModule: name)
    let isDeclared = files.contains { DeclarationScanner.names(in: $0).contains(name) }
    namesakes[name] = isDeclared
    return isDeclared
  }

  /// Returns true for a module with a type of its own name, so that a qualification by it is kept. Of
  /// a module without files the source shows it.
  ///
  /// - Parameter uses: returns what the source uses as types (`TypeUses`).
  func isType(module name: String, usedIn uses: () -> Set<String>) -> Bool {
    hasNamesake(module: name) || files(ofModule: name).isEmpty && uses().contains(name)
  }

  /// Returns the file closest to `path` that declares the name, not one of `besides`.
  func file(
    declaring name: String, closestTo path: String, besides known: (String) -> Bool
  ) -> String? {
    Self.closest(to: path, of: (declaring[name] ?? []).filter { !known($0) })
  }

  /// Returns the file that shares the longest path prefix with `path`. Files of other platforms are
  /// considered only when there are no others.
  static func closest(to path: String, of files: [String]) -> String? {
    let parts = path.split(separator: "/")
    func shared(_ other: String) -> Int {
      zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let ofPhone = files.filter { !isOfAnotherPlatform($0) }
    return (ofPhone.isEmpty ? files : ofPhone).max {
      (shared($0), $1.count) < (shared($1), $0.count)
    }
  }

  /// Returns true for a file in a folder named after a watch, a Mac or a television, such as
  /// `MyApp Watch App` or `macOS`.
  static func isOfAnotherPlatform(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let words = folder.lowercased().split { !$0.isLetter }
      return words.contains { otherPlatforms.contains(String($0)) }
    }
  }

  private static let otherPlatforms: Set<String> = [
    "watch", "watchos", "watchapp", "watchkit", "mac", "macos", "osx", "tvos", "visionos",
  ]
}
