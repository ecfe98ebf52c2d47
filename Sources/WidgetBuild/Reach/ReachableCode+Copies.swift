/// Copies of what several modules declare with the same name, in the files that mean them.
extension ReachableCode {
  /// The copies that files get.
  struct Copies {
    /// What is private to its file, by name (`FilePrivateForm.key`).
    var keys: Set<String> = []
    /// By the file that gets them.
    var declarations: [String: [Declaration]] = [:]
    /// Names of which a copy would not be the same.
    var impossible: Set<String> = []
  }

  /// Returns what a file means by a name that is kept apart: what its module declares, and what
  /// others have for everyone. A closer one wins over another with the same parameters.
  func meant(by key: String, in path: String) -> [Declaration] {
    let modules = equalMembers.declarations(key)
    let module = module(of: path)
    let own = closest(of: modules[module] ?? [], to: path, amongAll: true)
    let identities = Set(own.map(\.identity))
    let others = modules.filter { $0.key != module }.values.joined().filter {
      $0.isPublic && !identities.contains($0.identity)
        && ($0.parent != nil || isVisible($0.path, from: path))
    }
    let found = own + closest(of: Array(others), to: path, amongAll: true)
    return found.isEmpty
      ? closest(of: Array(modules.values.joined()), to: path, amongAll: true) : found
  }

  /// Returns false for a declaration that is kept apart from the one that the file means.
  func isMeant(_ declaration: Declaration, in path: String) -> Bool {
    guard equalMembers.isSeparate(declaration), let key = declaration.filePrivate?.key else {
      return true
    }
    return meant(by: key, in: path).contains { $0 === declaration }
  }

  /// Finds the copies that the needed code has to have.
  func copies() -> Copies {
    var copies = Copies()
    var keysOfUses: [String: Set<String>] = [:]
    for key in equalMembers.keys {
      let reached = equalMembers.declarations(key).mapValues { $0.filter(\.isReached) }
        .filter { !$0.value.isEmpty }
      guard reached.count > 1 else { continue }
      copies.keys.insert(key)
      for use in Set(reached.values.joined().flatMap(\.keys)) {
        keysOfUses[use, default: []].insert(key)
      }
    }
    var left: [(key: String, path: String)] = []
    for (use, keys) in keysOfUses {
      for path in users(of: use) where files[path] != nil {
        left += keys.map { ($0, path) }
      }
    }
    left.sort { ($0.key, $0.path) < ($1.key, $1.path) }
    while let (key, path) = left.popLast() {
      for declaration in meant(by: key, in: path)
      where declaration.isReached && declaration.path != path
        && copies.declarations[path]?.contains(where: { $0 === declaration }) != true
      {
        copies.declarations[path, default: []].append(declaration)
        let used = Set(declaration.allUses.flatMap { keysOfUses[$0] ?? [] }).sorted()
        if !canBeCopied(declaration, to: path, using: used) { copies.impossible.insert(key) }
        left += used.map { ($0, path) }
      }
    }
    for path in copies.declarations.keys {
      copies.declarations[path]?.sort {
        ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound)
      }
    }
    return copies
  }

  /// Returns false for a variable or an object, and for what uses something that the other file
  /// cannot name, or by which it means something else.
  private func canBeCopied(
    _ declaration: Declaration, to path: String, using keys: [String]
  ) -> Bool {
    guard declaration.filePrivate?.hasState == false else { return false }
    let uses = declaration.allUses
    let hidden = (files[declaration.path]?.declarations ?? []).flatMap(\.all).filter(\.isPrivate)
    guard hidden.allSatisfy({ uses.isDisjoint(with: $0.keys + $0.names) }) else { return false }
    return keys.allSatisfy { key in
      let here = meant(by: key, in: declaration.path)
      let there = meant(by: key, in: path)
      return here.count == there.count && zip(here, there).allSatisfy { $0 === $1 }
    }
  }

  /// Finds by now what has to be kept apart, and what cannot be. Returns false when nothing is new.
  func separateEqualMembers() -> Bool {
    if equalMembers.findNew(isOwn: { types[$0] != nil }) { return true }
    let impossible = copies().impossible
    for key in impossible { equalMembers.join(key) }
    return !impossible.isEmpty
  }

  /// What is not as in the repository: names that mean one module's declaration everywhere.
  var notes: [String] {
    equalMembers.joined.sorted().compactMap { key in
      let modules = equalMembers.declarations(key)
      guard let one = modules.values.joined().first(where: \.isReached), modules.count > 1 else {
        return nil
      }
      return "\(key) is declared by several modules; that of \(one.path) is used in all of them"
    }
  }
}
