/// From the names that a needed declaration uses to the declarations that they mean.
extension ReachableCode {
  // MARK: Within reach

  /// Makes a declaration needed as soon as one of its names is used.
  func bringWithinReach(_ declaration: Declaration) {
    guard !declaration.isReached else { return }
    if case .extension(let type, let inherits) = declaration.kind {
      return bringWithinReach(declaration, of: type, inherits)
    }
    if case .preview = declaration.kind { return }
    if declaration.inherits.contains("WidgetBundle") {
      // A bundle is needed with those of its widgets that are.
      declaration.children.flatMap(\.children).forEach(bringWithinReach)
    }
    let keys = declaration.keys
    let isUsed = keys.contains { key in
      uses.files(using: key).contains {
        scope.isVisible(declaration, from: $0) && scope.isChoice(declaration)
          && scope.isMeant(declaration, in: $0)
      }
    }
    if declaration.comesWithParent || isUsed {
      reach(declaration)
    } else {
      for key in keys { uses.wait(declaration, for: key) }
    }
  }

  private func bringWithinReach(
    _ declaration: Declaration, of type: String, _ inherits: [String]
  ) {
    if let own = index.types[type] {
      index.add(declaration, extending: type)
      if own.contains(where: \.isReached) { open(declaration) }
      return
    }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    if AppleTypeNames.isOfAFramework(name), !uses.isUsed(name) {
      uses.close(declaration, until: name)
    } else {
      open(declaration)
      guard !inherits.isEmpty else { return }
      if uses.isUsed(name) || Self.inferred.contains(name) {
        reach(declaration)
      } else {
        uses.wait(declaration, for: name)
      }
    }
  }

  /// Types of Swift that code uses without naming them.
  private static let inferred: Set<String> = [
    "Array", "Dictionary", "Optional", "String", "Int", "Double", "Bool", "Set", "Range",
    "ClosedRange", "Never",
  ]

  /// Brings an extension's members within reach.
  private func open(_ declaration: Declaration) {
    guard case .extension(let type, let inherits) = declaration.kind else { return }
    let isOwn = index.types[type] != nil
    if isOwn, !inherits.isEmpty { reach(declaration) }
    bringMembersWithinReach(of: declaration, isOwn ? requiredNames(of: type, inherits) : [])
  }

  private func bringMembersWithinReach(of declaration: Declaration, _ required: Set<String>) {
    for child in declaration.children {
      if required.isDisjoint(with: child.names) {
        bringWithinReach(child)
      } else {
        reach(child)
      }
    }
  }

  private func requiredNames(of type: String, _ inherits: [String]) -> Set<String> {
    index.requiredNames(of: type, inherits, isOfApp: sources.isApp)
  }

  // MARK: Needed

  /// Makes a declaration needed, with everything that it uses.
  func reach(_ declaration: Declaration) {
    guard declaration.canBeAdded else { return }
    var next: Declaration? = declaration
    while let current = next, !current.isReached {
      current.isReached = true
      scope.choose(current)
      pending.append(current)
      next = current.parent
    }
    guard !isFollowing else { return }
    isFollowing = true
    var place = 0
    while place < pending.count {
      followUses(of: pending[place])
      place += 1
    }
    pending = []
    isFollowing = false
  }

  /// Makes a declaration needed with everything inside it.
  func reachWhole(_ declaration: Declaration) {
    declaration.all.forEach(reach)
  }

  private func followUses(of declaration: Declaration) {
    use(declaration.uses, in: declaration)
    if let body = declaration.body, !declaration.isCut { use(body.uses, in: declaration) }
    for module in (files.byPath[declaration.path]?.modules ?? []).sorted() { enter(module) }
    switch declaration.kind {
    case .type(let inherits):
      // A widget bundle waits for the names of its widgets.
      for name in declaration.names { use(name, in: declaration.path) }
      bringMembersWithinReach(
        of: declaration, requiredNames(of: declaration.qualifiedName, inherits))
      index.extensions[declaration.qualifiedName]?.forEach(open)
    case .extension(let type, let inherits):
      bringMembersWithinReach(of: declaration, requiredNames(of: type, inherits))
    case .proto: index.extensions[declaration.qualifiedName]?.forEach(open)
    case .member: declaration.children.forEach(bringWithinReach)
    case .preview, .statement: break
    }
  }

  // MARK: Names

  /// Follows the keys that a declaration uses. A plain name can be that of a member of an enclosing
  /// type, or of a type that this inherits.
  private func use(_ keys: Set<String>, in declaration: Declaration) {
    let enclosing = index.namesWithInherited(of: declaration.enclosingTypes).sorted()
    for key in keys.sorted() {
      if key.hasPrefix(".") {
        use(key, in: declaration.path)
      } else if let mark = key.firstIndex(of: "#"), mark != key.startIndex {
        let type = String(key[..<mark])
        let name = key[key.index(after: mark)...]
        guard index.types[type] != nil else {
          use("." + name, in: declaration.path)
          continue
        }
        for type in index.namesWithInherited(of: [type]).sorted() {
          use("\(type)#\(name)", in: declaration.path)
        }
      } else {
        use(key, in: declaration.path)
        for type in enclosing { use("\(type)#\(key)", in: declaration.path) }
      }
    }
  }

  func use(_ key: String, in path: String) {
    guard uses.use(key, in: path) else { return }
    let named = uses.waiting(for: key).filter(scope.isChoice)
    for declaration in scope.closest(of: named, to: path) { reach(declaration) }
    for declaration in uses.opened(by: key) { bringWithinReach(declaration) }
    lookNearby(key, closestTo: path)
  }

  // MARK: Previews

  /// Adds the previews of the Live Activity, and those for which nothing more has to be compiled.
  func reachPreviews() {
    let left = index.previews.filter { !$0.isReached }
    guard !sources.isApp else {
      // An app runs without them.
      guard sources.roots.hasPreviews else { return }
      for preview in left {
        if case .preview(isOfActivity: false) = preview.kind { reach(preview) }
      }
      return
    }
    let attributeTypes = index.types.values.joined().filter {
      $0.isReached
        && index.namesWithInherited(of: [$0.qualifiedName]).contains("ActivityAttributes")
    }
    let attributes = Set(attributeTypes.flatMap(\.names))
    for preview in left {
      guard case .preview(let isOfActivity) = preview.kind else { continue }
      let needed =
        isOfActivity
        ? !preview.uses.isDisjoint(with: attributes)
        : preview.uses.allSatisfy { name in
          index.byName[name]?.contains(where: \.isReached) ?? true
        }
      if needed { reach(preview) }
    }
    for name in Set(attributeTypes.map(\.qualifiedName)).sorted() { reachAuthorValues(of: name) }
  }

  /// Adds the values that the author of attributes without a preview has declared.
  private func reachAuthorValues(of attributes: String) {
    let last = attributes.split(separator: ".").last.map(String.init) ?? attributes
    let hasPreview = index.previews.contains { preview in
      guard case .preview(isOfActivity: true) = preview.kind else { return false }
      return preview.isReached && preview.uses.contains(last)
    }
    guard !hasPreview else { return }
    for type in [attributes, "\(attributes).ContentState"] {
      for owner in (index.types[type] ?? []) + (index.extensions[type] ?? []) {
        for value in owner.children where value.isAuthorValue && !value.isReached { reach(value) }
      }
    }
  }
}
