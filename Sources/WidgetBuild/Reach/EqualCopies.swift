/// Copies of what several modules declare with the same name, for the files that mean them.
struct EqualCopies {
  /// What is private to its file, by name (`FilePrivateForm.key`).
  private(set) var keys: Set<String> = []
  /// By the file that gets them.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// Names of which a copy would not be the same.
  private(set) var impossible: Set<String> = []

  /// Finds the copies that the needed code has to have.
  init(in scope: NameScope, of uses: UsedKeys) {
    let keysOfUses = keepApart(in: scope)
    var left: [(key: String, path: String)] = []
    for (use, keys) in keysOfUses {
      for path in uses.files(using: use) where scope.files.byPath[path] != nil {
        left += keys.map { ($0, path) }
      }
    }
    left.sort { ($0.key, $0.path) < ($1.key, $1.path) }
    while let (key, path) = left.popLast() {
      for declaration in scope.meant(by: key, in: path)
      where declaration.isReached && declaration.path != path
        && declarations[path]?.contains(where: { $0 === declaration }) != true
      {
        declarations[path, default: []].append(declaration)
        let used = Set(declaration.allUses.flatMap { keysOfUses[$0] ?? [] }).sorted()
        if !Self.canBeCopied(declaration, to: path, using: used, in: scope) {
          impossible.insert(key)
        }
        left += used.map { ($0, path) }
      }
    }
    for path in declarations.keys {
      declarations[path]?.sort {
        ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound)
      }
    }
  }

  /// Collects the names that several modules declare and need; returns them by the keys of their uses.
  private mutating func keepApart(in scope: NameScope) -> [String: Set<String>] {
    var keysOfUses: [String: Set<String>] = [:]
    for key in scope.equalMembers.keys {
      let reached = scope.equalMembers.declarations(key).mapValues { $0.filter(\.isReached) }
        .filter { !$0.value.isEmpty }
      guard reached.count > 1 else { continue }
      keys.insert(key)
      for use in Set(reached.values.joined().flatMap(\.keys)) {
        keysOfUses[use, default: []].insert(key)
      }
    }
    return keysOfUses
  }

  /// Returns false for a variable or an object, and for what uses something that the other file
  /// cannot name, or by which it means something else.
  private static func canBeCopied(
    _ declaration: Declaration, to path: String, using keys: [String], in scope: NameScope
  ) -> Bool {
    guard declaration.filePrivate?.hasState == false else { return false }
    let uses = declaration.allUses
    let hidden = (scope.files.byPath[declaration.path]?.declarations ?? []).flatMap(\.all)
      .filter(\.isPrivate)
    guard hidden.allSatisfy({ uses.isDisjoint(with: $0.keys + $0.names) }) else { return false }
    return keys.allSatisfy { key in
      let here = scope.meant(by: key, in: declaration.path)
      let there = scope.meant(by: key, in: path)
      return here.count == there.count && zip(here, there).allSatisfy { $0 === $1 }
    }
  }
}
