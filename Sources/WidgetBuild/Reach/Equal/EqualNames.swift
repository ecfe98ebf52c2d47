/// Types that several modules of a repository declare with the same name. Since all modules are
/// compiled as one, such a type gets the name of its module as a suffix, in all files of the module
/// and, where others can name it, in those that import the module.
struct EqualNames {
  /// By name: the modules that declare such a type, and whether others can name it. The files that
  /// are in no package count as one module with an empty name.
  private var declared: [String: [String: Bool]] = [:]
  /// By module: names of nested types. A type whose name is also that of a nested one keeps it,
  /// because its uses cannot be told from those of the nested type.
  private var nested: [String: Set<String>] = [:]
  private var renamed: [String: [String: String]] = [:]
  /// The same, only of types that other modules can name.
  private var renamedPublic: [String: [String: String]] = [:]

  /// Records the types of a file of a module.
  mutating func add(_ declarations: [Declaration], of module: String) {
    for declaration in declarations {
      for inner in declaration.all.dropFirst() where inner.isType {
        nested[module, default: []].formUnion(inner.names)
      }
      // Pushes name the type of the attributes.
      guard declaration.isType, !declaration.isPrivate, let name = declaration.names.first,
        !(declaration.isPublic && declaration.inherits.contains("ActivityAttributes"))
      else { continue }
      let isPublic = declared[name]?[module] == true || declaration.isPublic
      declared[name, default: [:]][module] = isPublic
    }
  }

  /// Returns the new names of types for a file of a module.
  ///
  /// - Parameter imported: The names of the modules that the file imports.
  func names(in module: String, importing imported: Set<String>) -> TypeRenames {
    var names = TypeRenames(plain: renamed[module] ?? [:])
    for (other, types) in renamedPublic where other != module {
      let name = Self.name(of: other)
      guard imported.contains(name) else { continue }
      names.qualified[name] = types
      for (type, new) in types
      where declared[type]?[module] == nil && nested[module]?.contains(type) != true {
        names.plain[type] = new
      }
    }
    // The file's own module may be named, too.
    if let own = renamed[module] { names.qualified[Self.name(of: module)] = own }
    return names
  }

  private static func name(of module: String) -> String {
    module.split(separator: "/").last.map(String.init) ?? ""
  }

  /// Finds names that are equal by now. Returns the modules for which there are new ones, and the names
  /// of those whose importers have to use them.
  mutating func findNew() -> (modules: Set<String>, imported: Set<String>) {
    var changed: Set<String> = []
    var imported: Set<String> = []
    for (name, modules) in declared where modules.count > 1 {
      // One of them can keep its name.
      let areManyPublic = modules.count { $0.value || $0.key.isEmpty } > 1
      for (module, isPublic) in modules
      where !module.isEmpty && (!isPublic || areManyPublic) && renamed[module]?[name] == nil
        && nested[module]?.contains(name) != true
      {
        let new = name + "_" + Self.suffix(of: module, among: modules.keys)
        renamed[module, default: [:]][name] = new
        changed.insert(module)
        guard isPublic else { continue }
        renamedPublic[module, default: [:]][name] = new
        imported.insert(Self.name(of: module))
      }
    }
    return (changed, imported)
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
