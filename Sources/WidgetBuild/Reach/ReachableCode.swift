/// Finds the declarations that a Live Activity needs, so that all others are neither compiled nor
/// able to fail: an app's screens, its database, its network layer.
///
/// It starts at the declarations that contain an `ActivityConfiguration`, and at the files that the
/// user named, and follows the names that they use. Types are not inferred: a member's name refers
/// to every member in reach that has it, so rather too much is compiled than too little. What the
/// compiler misses is brought back by `add`; what is too much is taken out by `cut`.
final class ReachableCode {
  let sources: WidgetSources
  /// Files whose declarations are followed, by path.
  var files: [String: DeclaredFile] = [:]
  /// Names of the folders around the files.
  private var folders: Set<String> = []
  /// All files, for questions about modules.
  private let all: NearbyFiles
  private let nearby: NearbyFiles
  let scope = PackageScope()
  /// Types of several modules with the same name.
  var equalNames = EqualNames()
  /// Functions and members of several modules with the same name.
  var equalMembers = EqualMembers()
  /// By path, the module of a framework that a file belongs to.
  private(set) lazy var frameworks = Dictionary(
    sources.modules.flatMap { module in module.value.map { ($0, module.key) } },
    uniquingKeysWith: min)
  /// The widget's own files.
  let members: Set<String>
  /// The files in which a key is used.
  private var used: [String: Set<String>] = [:]
  /// Needed declarations whose own uses are not yet followed. Following them at once would nest as
  /// deeply as the longest chain of names.
  private var pending: [Declaration] = []
  private var isFollowing = false
  /// By identity, the file of the needed declaration that can be named from other files.
  private var chosen: [String: String] = [:]
  /// Declarations that become needed when a key is used.
  private var waiting: [String: [Declaration]] = [:]
  /// Extensions of Apple's types whose members come within reach when a name is used.
  private var closed: [String: [Declaration]] = [:]
  /// Extensions of the sources' own types, by the qualified name of the type.
  var extensions: [String: [Declaration]] = [:]
  /// Types and protocols by name and by qualified name.
  var types: [String: [Declaration]] = [:]
  var byName: [String: [Declaration]] = [:]
  private var previews: [Declaration] = []
  /// Modules whose files were added.
  private var modules: Set<String> = []
  /// Those of them that have files among the sources or near them.
  private var local: Set<String> = []
  /// Files of large modules that needed code imports.
  private var allowed: Set<String> = []
  /// Names that the compiler missed, each with the file that uses it.
  var missed: [(name: String, path: String)] = []
  /// Declarations that are needed whole, because the compiler missed something of them.
  var whole: [Declaration] = []
  /// Nearby files that could not be read.
  private var broken: Set<String> = []
  /// Files that could not be read and are not needed.
  private(set) var unreadable: [BuildReport.LeftOut] = []

  /// Maximum number of files of a module that are all followed; of a larger one, only those with a
  /// name that is used.
  private static let smallModule = 100

  private static let root = "ActivityConfiguration"

  /// Reads the widget's files and follows what they need.
  ///
  /// - Throws: `WidgetBuildError` when a file that the user named, or that declares a Live
  ///   Activity, cannot be read.
  init(_ sources: WidgetSources) throws(WidgetBuildError) {
    self.sources = sources
    members = Set(sources.files)
    nearby = NearbyFiles(sources.nearby)
    all = NearbyFiles(sources.files + sources.nearby)
    let needed = sources.named.union(sources.widgets)
      .union([sources.appRoot?.file].compactMap(\.self))
    for path in sources.files {
      do throws(WidgetBuildError) {
        files[path] = try read(path)
      } catch {
        guard !needed.contains(path) else { throw error }
        unreadable.append(.init(file: path, reason: error.shortText))
      }
    }
    follow()
  }

  /// The needed files, with everything else blanked out.
  var parts: [SourcePart] {
    let copies = copies()
    return files.values.sorted { $0.path < $1.path }.compactMap { file in
      file.part(
        privately: copies.keys,
        adding: (copies.declarations[file.path] ?? []).compactMap {
          files[$0.path]?.copy(of: $0)
        })
    }
  }

  /// Names of the widgets in the sources that are no Live Activities, sorted.
  var otherWidgets: [String] {
    let own = Set(sources.files)
    return files.values.filter { own.contains($0.path) }.flatMap(\.declarations).filter {
      !$0.isReached && ($0.inherits.contains("Widget") || $0.inherits.contains("ControlWidget"))
    }.flatMap(\.names).sorted()
  }

  /// Returns true for a module whose files are among the sources or near them.
  func isLocal(_ module: String) -> Bool {
    local.contains(module) || folders.contains(module)
  }

  /// Finds what is needed anew, from the start.
  func follow() {
    used = Dictionary(
      uniqueKeysWithValues: RequiredNames.always.flatMap { [$0, "." + $0] }.map { ($0, [""]) })
    chosen = [:]
    (waiting, closed, extensions, types, byName) = ([:], [:], [:], [:], [:])
    (previews, modules, local, allowed) = ([], [], [], [])
    equalMembers.removeDeclarations()
    let read = files.values.sorted { $0.path < $1.path }
    for declaration in read.flatMap(\.declarations).flatMap(\.all) { declaration.isReached = false }
    add(read)
    var roots: [Declaration] = []
    for file in read {
      if let root = sources.appRoot {
        // The app performs the intents of its Live Activities, which it need not name.
        let isRoot = file.path == root.file
        file.declarations.filter {
          isRoot && $0.names.contains(root.type) || $0.inherits.contains("LiveActivityIntent")
        }.forEach(reachWhole)
      } else if sources.named.contains(file.path) {
        file.declarations.forEach(reachWhole)
      } else if sources.widgets.contains(file.path) {
        roots += file.declarations.filter { $0.allUses.contains(Self.root) }
      }
    }
    roots.forEach(reachActivity)
    // A configuration that a function returns is that of the widget which calls it.
    let names = Set(roots.flatMap(\.names).flatMap { [$0, "." + $0] })
    for type in byName.values.joined()
    where type.inherits.contains("Widget") && !type.allUses.isDisjoint(with: names) {
      reach(type)
    }
    for (name, path) in missed { reachMissed(name, closestTo: path) }
    whole.forEach(reachWhole)
    reachPreviews()
    if separateEqualNames() || separateEqualMembers() { follow() }
  }

  // MARK: Files

  /// Reads a file, with new names for types that other modules declare, too.
  ///
  /// - Throws: `WidgetBuildError` when the file is not readable UTF-8 text.
  func read(_ path: String) throws(WidgetBuildError) -> DeclaredFile {
    let module = module(of: path)
    return try DeclaredFile(
      path, conditions: sources.conditions, isType: all.isType,
      declares: all.declares, isOfApp: sources.appRoot != nil,
      renaming: { equalNames.names(in: module, importing: $0) })
  }

  private func add(_ read: [DeclaredFile]) {
    for file in read {
      files[file.path] = file
      scope.export(file.exported)
      equalNames.add(file.declarations, of: module(of: file.path))
      equalMembers.add(file.declarations, of: module(of: file.path))
      folders.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
      for declaration in file.declarations.flatMap(\.all) {
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
    }
    for file in read { file.declarations.forEach(bringWithinReach) }
  }

  func load(_ paths: [String]) {
    var read: [DeclaredFile] = []
    for path in paths where files[path] == nil && !broken.contains(path) {
      do throws(WidgetBuildError) {
        read.append(try self.read(path))
      } catch {
        broken.insert(path)
        unreadable.append(.init(file: path, reason: error.shortText))
      }
    }
    add(read)
  }

  private func isKnown(_ path: String) -> Bool { files[path] != nil || broken.contains(path) }

  /// Adds the files of a module that needed code imports.
  private func follow(_ module: String) {
    guard modules.insert(module).inserted else { return }
    let paths = sources.modules[module] ?? nearby.files(ofModule: module)
    guard !paths.isEmpty else { return }
    local.insert(module)
    guard paths.count > Self.smallModule else { return load(paths) }
    allowed.formUnion(paths)
    for name in used.keys.sorted() { lookNearby(name, closestTo: paths[0]) }
  }

  /// Adds the nearby file that declares a type. A target's files are all known, so that only
  /// imported modules can have others.
  private func lookNearby(_ name: String, closestTo path: String) {
    guard name.first?.isUppercase == true, byName[name] == nil,
      !sources.areMembers || !allowed.isEmpty,
      let found = nearby.file(
        declaring: name, closestTo: path,
        besides: {
          isKnown($0) || sources.areMembers && !allowed.contains($0) || !isVisible($0, from: path)
        })
    else { return }
    load([found])
  }

  /// Returns the closest file that declares a name which the compiler misses, one that the file can
  /// name first.
  func nearbyFile(_ name: String, _ path: String) -> String? {
    nearby.file(
      declaring: name, closestTo: path, besides: { isKnown($0) || !isVisible($0, from: path) })
      ?? nearby.file(declaring: name, closestTo: path, besides: isKnown)
  }

  /// Returns true for a name that a file in reach declares.
  func declares(_ name: String) -> Bool { byName[name] != nil }

  // MARK: Following names

  /// Makes a declaration needed as soon as one of its names is used.
  private func bringWithinReach(_ declaration: Declaration) {
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
      used[key]?.contains {
        isVisible(declaration, from: $0) && isChoice(declaration) && isMeant(declaration, in: $0)
      } == true
    }
    if declaration.comesWithParent || isUsed {
      reach(declaration)
    } else {
      for key in keys { waiting[key, default: []].append(declaration) }
    }
  }

  /// Returns false for a declaration of which another file's is already needed.
  func isChoice(_ declaration: Declaration) -> Bool {
    guard let identity = identity(of: declaration), !declaration.isPrivate else { return true }
    return chosen[identity] == nil || chosen[identity] == declaration.path
  }

  /// Returns what there can be only one of.
  private func identity(of declaration: Declaration) -> String? {
    guard let identity = declaration.identity, equalMembers.isSeparate(declaration) else {
      return declaration.identity
    }
    return "\(identity) \(module(of: declaration.path))"
  }

  /// The files in which a key is used.
  func users(of key: String) -> Set<String> { used[key] ?? [] }

  private func bringWithinReach(
    _ declaration: Declaration, of type: String, _ inherits: [String]
  ) {
    if let own = types[type] {
      extensions[type, default: []].append(declaration)
      if own.contains(where: \.isReached) { open(declaration) }
      return
    }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    if AppleTypeNames.isOfAFramework(name), used[name] == nil {
      closed[name, default: []].append(declaration)
    } else {
      open(declaration)
      guard !inherits.isEmpty else { return }
      if used[name] != nil || Self.inferred.contains(name) {
        reach(declaration)
      } else {
        waiting[name, default: []].append(declaration)
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
    let isOwn = types[type] != nil
    if isOwn, !inherits.isEmpty { reach(declaration) }
    let required = isOwn ? requiredNames(of: type, inherits) : []
    for child in declaration.children {
      if required.isDisjoint(with: child.names) {
        bringWithinReach(child)
      } else {
        reach(child)
      }
    }
  }

  /// Makes a declaration needed, with everything that it uses.
  func reach(_ declaration: Declaration) {
    guard declaration.canBeAdded else { return }
    var next: Declaration? = declaration
    while let current = next, !current.isReached {
      current.isReached = true
      if let identity = identity(of: current), !current.isPrivate, chosen[identity] == nil {
        chosen[identity] = current.path
      }
      pending.append(current)
      next = current.parent
    }
    guard !isFollowing else { return }
    isFollowing = true
    var index = 0
    while index < pending.count {
      followUses(of: pending[index])
      index += 1
    }
    pending = []
    isFollowing = false
  }

  private func followUses(of declaration: Declaration) {
    use(declaration.uses, in: declaration)
    if let body = declaration.body, !declaration.isCut { use(body.uses, in: declaration) }
    for module in (files[declaration.path]?.modules ?? []).sorted() { follow(module) }
    switch declaration.kind {
    case .type(let inherits):
      // A widget bundle waits for the names of its widgets.
      for name in declaration.names { use(name, in: declaration.path) }
      reachMembers(of: declaration, requiredNames(of: declaration.qualifiedName, inherits))
      extensions[declaration.qualifiedName]?.forEach(open)
    case .extension(let type, let inherits):
      reachMembers(of: declaration, requiredNames(of: type, inherits))
    case .proto: extensions[declaration.qualifiedName]?.forEach(open)
    case .member: declaration.children.forEach(bringWithinReach)
    case .preview, .statement: break
    }
  }

  private func reachMembers(of declaration: Declaration, _ required: Set<String>) {
    for child in declaration.children {
      if required.isDisjoint(with: child.names) {
        bringWithinReach(child)
      } else {
        reach(child)
      }
    }
  }

  /// Makes a declaration needed with everything inside it.
  func reachWhole(_ declaration: Declaration) {
    declaration.all.forEach(reach)
  }

  private func reachActivity(in declaration: Declaration) {
    if declaration.uses.contains(Self.root) { reach(declaration) }
    declaration.children.forEach(reachActivity)
  }

  /// Follows the keys that a declaration uses. A plain name can be that of a member of an enclosing
  /// type, or of a type that this inherits.
  private func use(_ keys: Set<String>, in declaration: Declaration) {
    let enclosing = namesWithInherited(of: declaration.enclosingTypes).sorted()
    for key in keys.sorted() {
      if key.hasPrefix(".") {
        use(key, in: declaration.path)
      } else if let mark = key.firstIndex(of: "#"), mark != key.startIndex {
        let type = String(key[..<mark])
        let name = key[key.index(after: mark)...]
        guard types[type] != nil else {
          use("." + name, in: declaration.path)
          continue
        }
        for type in namesWithInherited(of: [type]).sorted() {
          use("\(type)#\(name)", in: declaration.path)
        }
      } else {
        use(key, in: declaration.path)
        for type in enclosing { use("\(type)#\(key)", in: declaration.path) }
      }
    }
  }

  func use(_ key: String, in path: String) {
    guard used[key, default: []].insert(path).inserted else { return }
    if let named = waiting[key] {
      let left = named.filter { !$0.isReached }
      waiting[key] = left.isEmpty ? nil : left
      for declaration in closest(of: left.filter(isChoice), to: path) { reach(declaration) }
    }
    for declaration in closed.removeValue(forKey: key) ?? [] { bringWithinReach(declaration) }
    lookNearby(key, closestTo: path)
  }

  /// Returns the names with those of all types that they inherit, so far as the sources say so.
  private func namesWithInherited(of names: [String]) -> Set<String> {
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
  private func requiredNames(of type: String, _ inherits: [String]) -> Set<String> {
    var names: Set<String> = []
    for name in namesWithInherited(of: [type] + inherits) {
      guard let own = types[name] else {
        if name != type {
          names.formUnion(RequiredNames.names(for: name, isOfApp: sources.appRoot != nil))
        }
        continue
      }
      for case .proto(_, let requirements) in own.map(\.kind) { names.formUnion(requirements) }
    }
    return names
  }

  // MARK: Previews

  /// Adds the previews of the Live Activity, and those for which nothing more has to be compiled.
  func reachPreviews() {
    guard sources.appRoot == nil else {
      // An app runs without them.
      guard sources.hasPreviews else { return }
      for preview in previews where !preview.isReached {
        if case .preview(isOfActivity: false) = preview.kind { reach(preview) }
      }
      return
    }
    let attributeTypes = types.values.joined().filter {
      $0.isReached && namesWithInherited(of: [$0.qualifiedName]).contains("ActivityAttributes")
    }
    let attributes = Set(attributeTypes.flatMap(\.names))
    for preview in previews where !preview.isReached {
      guard case .preview(let isOfActivity) = preview.kind else { continue }
      let needed =
        isOfActivity
        ? !preview.uses.isDisjoint(with: attributes)
        : preview.uses.allSatisfy { name in byName[name]?.contains(where: \.isReached) ?? true }
      if needed { reach(preview) }
    }
    for name in Set(attributeTypes.map(\.qualifiedName)).sorted() { reachAuthorValues(of: name) }
  }

  /// Adds the values that the author of attributes without a preview has declared.
  private func reachAuthorValues(of attributes: String) {
    let last = attributes.split(separator: ".").last.map(String.init) ?? attributes
    let hasPreview = previews.contains { preview in
      guard case .preview(isOfActivity: true) = preview.kind else { return false }
      return preview.isReached && preview.uses.contains(last)
    }
    guard !hasPreview else { return }
    for type in [attributes, "\(attributes).ContentState"] {
      for owner in (types[type] ?? []) + (extensions[type] ?? []) {
        for value in owner.children where value.isAuthorValue && !value.isReached { reach(value) }
      }
    }
  }
}
