/// Finds the declarations that a Live Activity needs, so that all others are neither compiled nor
/// able to fail: an app's screens, its database, its network layer.
///
/// It starts at the declarations that contain an `ActivityConfiguration`, and at the files that the
/// user named, and follows the names that they use. Types are not inferred: a member's name refers
/// to every member in reach that has it, so rather too much is compiled than too little. What the
/// compiler misses is brought back by `add`; what is too much is taken out by `cut`.
final class ReachableCode {
  let sources: WidgetSources
  let files: FollowedFiles
  var nearby: NearbyModules
  var index = DeclarationIndex()
  var uses = UsedKeys()
  var scope: NameScope
  /// Needed declarations whose own uses are not yet followed. Following them at once would nest as
  /// deeply as the longest chain of names.
  var pending: [Declaration] = []
  var isFollowing = false
  /// Names that the compiler missed, each with the file that uses it.
  var missed: [(name: String, path: String)] = []
  /// Declarations that are needed whole, because the compiler missed something of them.
  var whole: [Declaration] = []

  private static let root = "ActivityConfiguration"

  /// Reads the widget's files and follows what they need.
  ///
  /// - Throws: `WidgetBuildError` when a file that the user named, or that declares a Live
  ///   Activity, cannot be read.
  init(_ sources: WidgetSources) throws(WidgetBuildError) {
    self.sources = sources
    files = try FollowedFiles(sources)
    nearby = NearbyModules(sources)
    scope = NameScope(files)
    follow()
  }

  // MARK: What came of it

  /// The needed files, with everything else blanked out.
  var parts: [SourcePart] {
    let copies = EqualCopies(in: scope, of: uses)
    return files.sorted.compactMap { file in
      let added = copies.declarations[file.path] ?? []
      var part = file.part(
        privately: copies.keys, adding: added.compactMap { files.byPath[$0.path]?.copy(of: $0) })
      for declaration in added { part?.uses.formUnion(declaration.reachedUses) }
      return part
    }
  }

  /// Number of bytes of what is needed.
  var size: Int { files.declarations.reduce(0) { $0 + $1.reachedSize } }

  /// Files that could not be read and are not needed.
  var unreadable: [BuildReport.LeftOut] { files.unreadable }

  /// What is not as in the repository.
  var notes: [String] { scope.equalMembers.notes }

  /// Names of the widgets in the sources that are no Live Activities, sorted.
  var otherWidgets: [String] {
    let own = Set(sources.files)
    return files.sorted.filter { own.contains($0.path) }.flatMap(\.declarations).filter {
      !$0.isReached && ($0.inherits.contains("Widget") || $0.inherits.contains("ControlWidget"))
    }.flatMap(\.names).sorted()
  }

  /// Returns true for a module whose files are among the sources or near them.
  func isLocal(_ module: String) -> Bool {
    nearby.isLocal(module) || files.areBelowFolder(module)
  }

  /// Returns true for a name that a file in reach declares.
  func declares(_ name: String) -> Bool { index.byName[name] != nil }

  // MARK: From the start

  /// Finds what is needed anew, from the start.
  func follow() {
    (index, uses) = (DeclarationIndex(), UsedKeys())
    nearby.leaveAll()
    scope.removeDeclarations()
    let read = files.sorted
    for declaration in read.flatMap(\.declarations).flatMap(\.all) { declaration.isReached = false }
    add(read)
    reachRoots(of: read)
    for (name, path) in missed { reachMissed(name, closestTo: path) }
    whole.forEach(reachWhole)
    reachPreviews()
    separateEqual()
  }

  /// Starts anew when the modules of what is needed declare something with the same name that was not
  /// kept apart.
  func separateEqual() {
    if files.separateEqualNames() || separateEqualMembers() { follow() }
  }

  /// Finds what has to be kept apart by now, and what cannot be. Returns false when nothing is new.
  private func separateEqualMembers() -> Bool {
    if scope.equalMembers.findNew(isOwn: { index.types[$0] != nil }) { return true }
    let impossible = EqualCopies(in: scope, of: uses).impossible
    for key in impossible { scope.equalMembers.join(key) }
    return !impossible.isEmpty
  }

  /// Drops the intents of a script's app that another file declares, too, and with more in them: those of
  /// the extension stand there for the app's, which Xcode's targets keep apart.
  private func dropPlaceholders(in read: [DeclaredFile]) {
    guard sources.roots.modules != nil else { return }
    let intents = read.flatMap(\.declarations).filter { $0.inherits.contains("LiveActivityIntent") }
    for alike in Dictionary(grouping: intents, by: \.qualifiedName).values where alike.count > 1 {
      guard let own = alike.max(by: { $0.allUses.count < $1.allUses.count }) else { continue }
      for other in alike where other !== own { other.isDropped = true }
    }
  }

  private func reachRoots(of read: [DeclaredFile]) {
    dropPlaceholders(in: read)
    var roots: [Declaration] = []
    for file in read {
      if sources.isApp {
        reachAppRoots(of: file)
      } else if sources.roots.named.contains(file.path) {
        file.declarations.forEach(reachWhole)
      } else if sources.roots.widgets.contains(file.path) {
        roots += file.declarations.filter { $0.allUses.contains(Self.root) }
      }
    }
    roots.forEach(reachActivity)
    // A configuration that a function returns is that of the widget which calls it.
    let names = Set(roots.flatMap(\.names).flatMap { [$0, "." + $0] })
    for type in index.byName.values.joined()
    where type.inherits.contains("Widget") && !type.allUses.isDisjoint(with: names) {
      reach(type)
    }
  }

  private func reachAppRoots(of file: DeclaredFile) {
    var types = Set(
      (sources.roots.modules?.roots ?? []).filter { $0.file == file.path }.map(\.type))
    if let root = sources.roots.app, root.file == file.path { types.insert(root.type) }
    // The app performs the intents of its Live Activities, which it need not name.
    file.declarations.filter {
      !types.isDisjoint(with: $0.names) || $0.inherits.contains("LiveActivityIntent")
    }.forEach(reachWhole)
    // What scripts call can be in an extension.
    let classes = Set((sources.roots.modules?.classes ?? []).map(\.type))
    for declaration in file.declarations {
      if case .extension(let type, _) = declaration.kind, classes.contains(type) {
        reachWhole(declaration)
      }
    }
  }

  private func reachActivity(in declaration: Declaration) {
    if declaration.uses.contains(Self.root) { reach(declaration) }
    declaration.children.forEach(reachActivity)
  }

  // MARK: Files

  private func add(_ read: [DeclaredFile]) {
    for file in read {
      files.add(file)
      scope.add(file)
      for declaration in file.declarations.flatMap(\.all) { index.add(declaration) }
    }
    for file in read { file.declarations.forEach(bringWithinReach) }
  }

  func load(_ paths: [String]) { add(files.load(paths)) }

  /// Adds the files of a module that needed code imports.
  func enter(_ module: String) {
    switch nearby.enter(module) {
    case .files(let paths): if !paths.isEmpty { load(paths) }
    case .byName(let path): for name in uses.sorted { lookNearby(name, closestTo: path) }
    }
  }

  /// Adds the nearby file that declares a type.
  func lookNearby(_ name: String, closestTo path: String) {
    guard !declares(name),
      let found = nearby.file(
        declaringType: name, closestTo: path,
        besides: { files.isKnown($0) || !scope.isVisible($0, from: path) })
    else { return }
    load([found])
  }

  /// Returns the closest file that declares a name which the compiler misses, one that the file can
  /// name first.
  func nearbyFile(_ name: String, _ path: String) -> String? {
    nearby.file(
      declaring: name, closestTo: path,
      besides: { files.isKnown($0) || !scope.isVisible($0, from: path) })
      ?? nearby.file(declaring: name, closestTo: path, besides: files.isKnown)
  }
}
