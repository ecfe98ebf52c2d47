/// Which of several declarations a name in a file means.
struct NameScope {
  let files: FollowedFiles
  /// Functions and members of several modules with the same name.
  var equalMembers = EqualMembers()
  /// By identity, the file of the needed declaration that can be named from other files.
  private var chosen: [String: String] = [:]

  init(_ files: FollowedFiles) { self.files = files }

  /// Forgets the declarations, not which names are kept apart.
  mutating func removeDeclarations() {
    chosen = [:]
    equalMembers.removeDeclarations()
  }

  /// Records the declarations of a file.
  mutating func add(_ file: DeclaredFile) {
    equalMembers.add(file.declarations, of: module(of: file.path))
  }

  private func module(of path: String) -> String { files.modules.module(of: path) }

  // MARK: What a file can name

  /// Returns true when code in the file can name the declaration.
  func isVisible(_ declaration: Declaration, from path: String) -> Bool {
    guard !declaration.isHidden(from: path) else { return false }
    if declaration.parent != nil { return true }
    if case .extension = declaration.kind { return true }
    return isVisible(declaration.path, from: path)
  }

  /// Returns true when code in the file at `path` can name declarations of the other file.
  func isVisible(_ file: String, from path: String) -> Bool {
    guard let user = files.byPath[path] else { return true }
    return files.modules.isVisible(file, from: path, importing: user.modules)
  }

  // MARK: One of several

  /// Returns false for a declaration of which another file's is already needed.
  func isChoice(_ declaration: Declaration) -> Bool {
    guard let identity = identity(of: declaration), !declaration.isPrivate else { return true }
    return chosen[identity] == nil || chosen[identity] == declaration.path
  }

  /// Records that a declaration is needed, and others like it are not.
  mutating func choose(_ declaration: Declaration) {
    guard let identity = identity(of: declaration), !declaration.isPrivate,
      chosen[identity] == nil
    else { return }
    chosen[identity] = declaration.path
  }

  /// Returns what there can be only one of.
  private func identity(of declaration: Declaration) -> String? {
    guard let identity = declaration.identity, equalMembers.isSeparate(declaration) else {
      return declaration.identity
    }
    return "\(identity) \(module(of: declaration.path))"
  }

  /// Returns the declarations without those that are private in another file and, where several
  /// files declare the same, without those of all files but the closest one.
  func closest(of declarations: [Declaration], to path: String) -> [Declaration] {
    closest(amongAll: declarations.filter { isMeant($0, in: path) }, to: path)
  }

  private func closest(amongAll declarations: [Declaration], to path: String) -> [Declaration] {
    let visible = declarations.filter { isVisible($0, from: path) }
    guard visible.count > 1 else { return visible }
    let rivals = Dictionary(grouping: visible, by: \.identity)
      .mapValues { Set($0.map(\.path)) }.filter { $0.key != nil && $0.value.count > 1 }
    guard !rivals.isEmpty else { return visible }
    let best = rivals.compactMapValues { NearbyFiles.closest(to: path, of: $0.sorted()) }
    return visible.filter { (best[$0.identity] ?? $0.path) == $0.path }
  }

  // MARK: What is kept apart

  /// Returns false for a declaration that is kept apart from the one that the file means.
  func isMeant(_ declaration: Declaration, in path: String) -> Bool {
    guard equalMembers.isSeparate(declaration), let key = declaration.filePrivate?.key else {
      return true
    }
    return meant(by: key, in: path).contains { $0 === declaration }
  }

  /// Returns what a file means by a name that is kept apart: what its module declares, and what
  /// others have for everyone. A closer one wins over another with the same parameters.
  func meant(by key: String, in path: String) -> [Declaration] {
    let modules = equalMembers.declarations(key)
    let module = module(of: path)
    let own = closest(amongAll: modules[module] ?? [], to: path)
    let identities = Set(own.map(\.identity))
    let others = modules.filter { $0.key != module }.values.joined().filter {
      $0.isPublic && !identities.contains($0.identity)
        && ($0.parent != nil || isVisible($0.path, from: path))
    }
    let found = own + closest(amongAll: Array(others), to: path)
    return found.isEmpty
      ? closest(amongAll: Array(modules.values.joined()), to: path) : found
  }
}
