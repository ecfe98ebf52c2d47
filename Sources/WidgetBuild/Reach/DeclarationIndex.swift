/// The declarations of the followed files, by their names.
struct DeclarationIndex {
  /// All that have a name, by it.
  private(set) var byName: [String: [Declaration]] = [:]
  /// Types and protocols by name and by qualified name.
  private(set) var types: [String: [Declaration]] = [:]
  /// Extensions of the sources' own types, by the qualified name of the type.
  private(set) var extensions: [String: [Declaration]] = [:]
  private(set) var previews: [Declaration] = []

  /// Adds a declaration, without those inside it.
  mutating func add(_ declaration: Declaration) {
    for name in declaration.names { byName[name, default: []].append(declaration) }
    switch declaration.kind {
    case .type, .proto:
      types[declaration.qualifiedName, default: []].append(declaration)
      if let name = declaration.names.first, name != declaration.qualifiedName {
        types[name, default: []].append(declaration)
      }
    case .preview: previews.append(declaration)
    case .extension, .member, .statement: break
    }
  }

  /// Adds an extension of one of the sources' own types.
  mutating func add(_ declaration: Declaration, extending type: String) {
    extensions[type, default: []].append(declaration)
  }

  /// Returns the names with those of all types that they inherit, so far as the sources say so.
  func namesWithInherited(of names: [String]) -> Set<String> {
    var found: Set<String> = []
    var left = names
    while let name = left.popLast() {
      guard found.insert(name).inserted else { continue }
      for type in (types[name] ?? []) + (extensions[name] ?? []) { left += type.inherits }
    }
    return found
  }

  /// Returns the names of the members that a type needs for its protocols, those of its extensions
  /// and superclasses included.
  ///
  /// - Parameter isOfApp: True for the sources of an app.
  func requiredNames(of type: String, _ inherits: [String], isOfApp: Bool) -> Set<String> {
    var names: Set<String> = []
    for name in namesWithInherited(of: [type] + inherits) {
      guard let own = types[name] else {
        if name != type { names.formUnion(RequiredNames.names(for: name, isOfApp: isOfApp)) }
        continue
      }
      for case .proto(_, let requirements) in own.map(\.kind) { names.formUnion(requirements) }
    }
    return names
  }
}
