/// Which of several declarations a name in a file means.
extension ReachableCode {
  /// Returns true when code in the file can name the declaration.
  func isVisible(_ declaration: Declaration, from path: String) -> Bool {
    guard !declaration.isHidden(from: path) else { return false }
    if declaration.parent != nil { return true }
    if case .extension = declaration.kind { return true }
    return isVisible(declaration.path, from: path)
  }

  func isVisible(_ file: String, from path: String) -> Bool {
    guard let user = files[path] else { return true }
    if sources.areMembers, members.contains(file), members.contains(path) { return true }
    return scope.isVisible(file, from: path, importing: user.modules)
  }

  /// Returns the module of a package that a file belongs to; empty for none.
  func module(of path: String) -> String {
    if sources.areMembers, members.contains(path) { return "" }
    let module = scope.module(of: path)
    return module.isEmpty ? frameworks[path] ?? "" : module
  }

  /// Reads files anew in which types have to have other names, because several modules declare them.
  /// Returns true when there are such files.
  func separateEqualNames() -> Bool {
    let (modules, imported) = equalNames.findNew()
    guard !modules.isEmpty else { return false }
    for (path, old) in files
    where modules.contains(module(of: path)) || !imported.isDisjoint(with: old.modules) {
      if let file = try? read(path) { files[path] = file }
    }
    return true
  }

  /// Returns the declarations without those that are private in another file and, where several
  /// files declare the same, without those of all files but the closest one.
  ///
  /// - Parameter amongAll: true where the declarations are all that have the name.
  func closest(
    of declarations: [Declaration], to path: String, amongAll: Bool = false
  ) -> [Declaration] {
    var visible = declarations.filter { isVisible($0, from: path) }
    if !amongAll {
      visible = visible.filter { isMeant($0, in: path) }
    }
    guard visible.count > 1 else { return visible }
    let rivals = Dictionary(grouping: visible, by: \.identity)
      .mapValues { Set($0.map(\.path)) }.filter { $0.key != nil && $0.value.count > 1 }
    guard !rivals.isEmpty else { return visible }
    let best = rivals.compactMapValues { NearbyFiles.closest(to: path, of: $0.sorted()) }
    return visible.filter { (best[$0.identity] ?? $0.path) == $0.path }
  }
}
