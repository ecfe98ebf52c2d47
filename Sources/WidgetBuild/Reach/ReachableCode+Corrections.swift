/// What the compiler's errors change about what is needed.
extension ReachableCode {
  // MARK: What the compiler misses

  /// Returns true when a declaration that was left out, or a file nearby, has the name.
  func has(_ name: String, closestTo path: String) -> Bool {
    !candidates(name, path).isEmpty || nearbyFile(name, path) != nil
  }

  /// Adds the declarations with a name that the compiler misses.
  func add(_ name: String, closestTo path: String) {
    missed.append((name, path))
    reachMissed(name, closestTo: path)
    reachPreviews()
    separateEqual()
  }

  func reachMissed(_ name: String, closestTo path: String) {
    if candidates(name, path).isEmpty, let file = nearbyFile(name, path) { load([file]) }
    use(name, in: path)
    let found = candidates(name, path)
    let best = scope.closest(of: found, to: path)
    for declaration in best.isEmpty ? found : best { reach(declaration) }
  }

  /// The declarations with a name that can be added: those that the file can name, else those of
  /// packages of which it imports no module.
  private func candidates(_ name: String, _ path: String) -> [Declaration] {
    let all = (index.byName[name] ?? []).filter {
      $0.canBeAdded && !$0.isHidden(from: path) && scope.isChoice($0)
    }
    let visible = all.filter { scope.isVisible($0, from: path) }
    return visible.isEmpty ? all : visible
  }

  /// Adds what the errors show to be missing: members that a protocol requires, conformances that
  /// extensions declare. Returns false when there is nothing to add.
  ///
  /// - Parameter requirements: names of members that the compiler says are required.
  func add(after errors: [Diagnostic], requirements: Set<String>) -> Bool {
    var added: [Declaration] = []
    for error in errors where error.identifier.isOne(of: DiagnosticIdentifier.noConformances) {
      for name in error.names.flatMap({ $0.split { !$0.isLetter && $0 != "_" && !$0.isNumber } }) {
        let name = String(name)
        let own = (index.types[name] ?? []).filter(\.isReached)
        let all = own + own.flatMap { index.extensions[$0.qualifiedName] ?? [] }
        let members = all.flatMap(\.all).filter {
          $0.canBeAdded && !requirements.isDisjoint(with: $0.names)
        }
        added += members
        added += files.declarations.filter {
          guard case .extension(let type, let inherits) = $0.kind else { return false }
          return type == name && !inherits.isEmpty && !$0.isReached
        }
        if members.isEmpty { added += all.filter { $0.range.count < Self.smallType } }
      }
    }
    // An initialiser of a generic parameter, which is in an extension of one of its protocols.
    let labels = errors.filter { $0.identifier == .wrongLabels }
      .compactMap { $0.names.first?.split(separator: ":").first }
    if !labels.isEmpty {
      let names = Set(labels.map { "init(\($0):)" })
      added += files.declarations.flatMap(\.all).filter {
        $0.canBeAdded && !names.isDisjoint(with: $0.names)
      }
    }
    added = added.filter { $0.all.contains(where: \.canBeAdded) }
    whole += added
    added.forEach(reachWhole)
    return !added.isEmpty
  }

  /// Maximum size in bytes of a type that is taken whole when the compiler misses a member of it
  /// and does not name the member.
  private static let smallType = 20_000

  // MARK: What is too much

  /// Leaves out the bodies that contain the errors, and what only they need. Where an error is in no
  /// body, the declaration around it is left out, if it belongs to another module or uses a name that
  /// is nowhere. What is in files that the user named or that declare a Live Activity is kept, since
  /// an error there is to be seen. Returns what was left out.
  func cut(at errors: [Diagnostic]) -> [BuildReport.LeftOut] {
    let errors = errors.filter { !sources.roots.contains($0.file) }
    var left: [BuildReport.LeftOut] = []
    func leaveOut(_ part: String, _ declaration: Declaration, _ error: Diagnostic) {
      left.append(
        .init(
          file: "\(error.file):\(error.line)",
          reason: "\(part)\(declaration.qualifiedName) was left out: \(error.message)"))
    }
    for error in errors {
      guard let declaration = files.byPath[error.file]?.body(at: error), !declaration.isCut else {
        continue
      }
      declaration.isCut = true
      leaveOut("the body of ", declaration, error)
    }
    if left.isEmpty {
      let own = Set(sources.files)
      for error in errors where !own.contains(error.file) || error.missingName != nil {
        guard let declaration = files.byPath[error.file]?.declarations(at: error).last,
          !declaration.isDropped
        else { continue }
        declaration.isDropped = true
        leaveOut("", declaration, error)
      }
    }
    if !left.isEmpty { follow() }
    return left
  }

  /// Leaves out the bodies of all functions that perform actions; returns their number.
  func cutActions() -> Int {
    let actions = files.declarations.flatMap(\.all).filter {
      $0.isReached && $0.body?.isAction == true && !$0.isCut
        && !sources.roots.named.contains($0.path)
    }
    for action in actions { action.isCut = true }
    if !actions.isEmpty { follow() }
    return actions.count
  }
}
