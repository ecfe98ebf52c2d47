/// Functions, properties and initialisers, at the top level of files and in extensions of Apple's
/// types, that several modules of a repository declare with the same name, each for itself. Since all
/// modules are compiled as one, each is made private to its file, and the other files that mean it
/// get a copy.
struct EqualMembers {
  /// By key (`FilePrivateForm.key`): the declarations of each module.
  private var declared: [String: [String: [Declaration]]] = [:]
  private var separate: Set<String> = []
  /// Those that cannot be kept apart, because a copy would not be the same.
  private(set) var joined: Set<String> = []

  /// Forgets the declarations, not what is known of their names.
  mutating func removeDeclarations() { declared = [:] }

  /// Records the declarations of a file of a module.
  mutating func add(_ declarations: [Declaration], of module: String) {
    for declaration in declarations.flatMap({ [$0] + $0.children }) where !declaration.isPrivate {
      guard let key = declaration.filePrivate?.key else { continue }
      declared[key, default: [:]][module, default: []].append(declaration)
    }
  }

  /// Returns true for a declaration that is kept apart from those of other modules.
  func isSeparate(_ declaration: Declaration) -> Bool {
    declaration.filePrivate.map { separate.contains($0.key) } ?? false
  }

  /// Returns a separate name's declarations by module.
  func declarations(_ key: String) -> [String: [Declaration]] { declared[key] ?? [:] }

  /// The names that are kept apart, sorted.
  var keys: [String] { separate.sorted() }

  /// Finds names that have to be kept apart by now: several modules declare them, and not alike.
  /// Returns false when there are no new ones.
  ///
  /// - Parameter isOwn: returns true for the name of a type that the sources declare, whose
  ///   extensions can be what a protocol requires.
  mutating func findNew(isOwn: (String) -> Bool) -> Bool {
    var hasNew = false
    for (key, modules) in declared
    where modules.count > 1 && !separate.contains(key) && !joined.contains(key) {
      let texts = Set(modules.values.map { $0.compactMap(\.filePrivate?.tokens).sorted() })
      let type = modules.values.first?.first?.parent?.qualifiedName
      guard texts.count > 1, type.map({ !isOwn($0) }) ?? true else { continue }
      separate.insert(key)
      hasNew = true
    }
    return hasNew
  }

  /// Gives up keeping a name apart.
  mutating func join(_ key: String) {
    separate.remove(key)
    joined.insert(key)
  }

  /// What is not as in the repository: names that mean one module's declaration everywhere.
  var notes: [String] {
    joined.sorted().compactMap { key in
      let modules = declarations(key)
      guard let one = modules.values.joined().first(where: \.isReached), modules.count > 1 else {
        return nil
      }
      return "\(key) is declared by several modules; that of \(one.path) is used in all of them"
    }
  }
}
