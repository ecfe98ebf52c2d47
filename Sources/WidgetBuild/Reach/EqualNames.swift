/// Types that several modules of a repository declare with the same name, each for itself. Since all
/// modules are compiled as one, such a type gets the name of its module as a suffix, in all files of
/// the module.
struct EqualNames {
  /// By name: the modules that declare such a type, and whether others can name it. The files that
  /// are in no package count as one module with an empty name.
  private var declared: [String: [String: Bool]] = [:]
  /// By module: names of nested types. A type whose name is also that of a nested one keeps it,
  /// because its uses cannot be told from those of the nested type.
  private var nested: [String: Set<String>] = [:]
  private var renamed: [String: [String: String]] = [:]

  /// Records the types of a file of a module.
  mutating func add(_ declarations: [Declaration], of module: String) {
    for declaration in declarations {
      for inner in declaration.all.dropFirst() where inner.isType {
        nested[module, default: []].formUnion(inner.names)
      }
      guard declaration.isType, !declaration.isPrivate, let name = declaration.names.first else {
        continue
      }
      let isPublic = declared[name]?[module] == true || declaration.isPublic
      declared[name, default: [:]][module] = isPublic
    }
  }

  /// Returns the new names of a module's types.
  func names(in module: String) -> [String: String] { renamed[module] ?? [:] }

  /// Finds names that are equal by now. Returns the modules for which there are new ones.
  mutating func findNew() -> Set<String> {
    var changed: Set<String> = []
    for (name, modules) in declared where modules.count > 1 {
      for (module, isPublic) in modules
      where !module.isEmpty && !isPublic && renamed[module]?[name] == nil
        && nested[module]?.contains(name) != true
      {
        renamed[module, default: [:]][name] =
          name + "_" + Self.suffix(of: module, among: modules.keys)
        changed.insert(module)
      }
    }
    return changed
  }

  /// Returns the name of a module's folder, with as many of those around it as it takes to tell it
  /// from the other modules: `Core`, or `Kit_Sources_Core`.
  private static func suffix(of module: String, among modules: some Collection<String>) -> String {
    let folders = module.split(separator: "/")
    var count = 1
    while count < folders.count,
      modules.contains(where: {
        $0 != module && $0.split(separator: "/").suffix(count) == folders.suffix(count)
      })
    { count += 1 }
    return folders.suffix(count).map { $0.filter { $0.isLetter || $0.isNumber } }
      .joined(separator: "_")
  }
}

extension Declaration {
  fileprivate var isType: Bool {
    switch kind {
    case .type, .proto: true
    case .extension, .member, .preview, .statement: false
    }
  }
}
