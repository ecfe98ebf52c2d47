import Foundation

/// Which files of packages a file can name declarations of: those of its own package, and of packages
/// of which it imports a module. Files that are in no package can be named from everywhere, because
/// they can belong to several targets.
final class PackageScope {
  /// By folder: the package around it; an empty text for none.
  private var roots: [String: String] = [:]
  /// By package: the modules that its manifests declare.
  private var declared: [String: Set<String>] = [:]
  /// Modules that other modules export (`@_exported import`).
  private var exported: Set<String> = []

  /// Records modules that a file's importers see, too.
  func export(_ modules: Set<String>) { exported.formUnion(modules) }

  /// Returns true when `file` is in no package, in that of `path`, or in one with a module that
  /// `imports` names.
  func isVisible(_ file: String, from path: String, importing imports: Set<String>) -> Bool {
    let root = root(of: file)
    guard !root.isEmpty, root != self.root(of: path) else { return true }
    var folders = Set(file.dropFirst(root.count).split(separator: "/").dropLast().map(String.init))
    folders.insert((root as NSString).lastPathComponent)
    let visible = imports.union(exported)
    if !folders.isDisjoint(with: visible) { return true }
    return !modules(of: root).isDisjoint(with: visible)
  }

  /// Returns the folder of the module of a package that a file belongs to: the one inside `Sources`,
  /// or that of a package of CocoaPods. Empty for a file of no package, or in another folder of one.
  func module(of file: String) -> String {
    let root = root(of: file)
    guard !root.isEmpty else { return "" }
    if isPod(root) { return root }
    let folders = file.dropFirst(root.count + 1).split(separator: "/").dropLast()
    return folders.count > 1 && folders[0] == "Sources" ? "\(root)/Sources/\(folders[1])" : ""
  }

  /// CocoaPods copies the sources of a package without its manifest.
  private func isPod(_ folder: String) -> Bool {
    (folder as NSString).deletingLastPathComponent.hasSuffix("/Pods")
  }

  /// Returns the folder of the innermost package around a file; empty for none.
  private func root(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return root(ofFolder: String(path[..<slash]))
  }

  private func root(ofFolder folder: String) -> String {
    if folder.isEmpty { return "" }
    if let known = roots[folder] { return known }
    let parent = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
    let isPackage = isPod(folder) || !Self.manifests(in: folder).isEmpty
    let found = isPackage ? folder : root(ofFolder: parent)
    roots[folder] = found
    return found
  }

  private static func manifests(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0 == "Package.swift" || $0.hasSuffix(".podspec") }.sorted()
  }

  private func modules(of root: String) -> Set<String> {
    if let known = declared[root] { return known }
    let found = Self.manifests(in: root).reduce(into: Set<String>()) { modules, name in
      let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8)) ?? ""
      modules.formUnion(
        name == "Package.swift" ? PackageManifest(text).modules : Self.texts(ofPod: text))
    }
    declared[root] = found
    return found
  }

  /// Returns the texts of a description of CocoaPods, which is a program in Ruby; the name of the
  /// module is one of them.
  private static func texts(ofPod text: String) -> Set<String> {
    Set(
      text.matches(of: #/"([^"\n]*)"|'([^'\n]*)'/#).compactMap { ($0.1 ?? $0.2).map(String.init) })
  }
}
