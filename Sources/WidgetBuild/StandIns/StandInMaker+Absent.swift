import SwiftSyntax

/// What is left out because it uses names that nothing declares and for which a generated
/// declaration is not enough: the values of a property wrapper, the result of a function.
extension StandInMaker {
  /// Leaves out every use of the absent names that the errors are about: a modifier, a part of a
  /// view (which shows that something is missing there), a member, and what uses that. Returns false
  /// when there is no such name, or when leaving it out would leave nothing of the widget.
  ///
  /// - Parameter all: leaves out the uses of all absent names where the errors are about none.
  mutating func leaveOutAbsent(after errors: [Diagnostic], all: Bool) -> Bool {
    absent.globals.formUnion(missingNames(in: errors))
    var names = named(by: errors)
    var edited = unitsOfMembers(in: errors, &names)
    if names.isEmpty, edited.isEmpty, all { names = absent }
    guard !names.isEmpty || !edited.isEmpty else { return false }
    var isChanged = true
    while isChanged {
      isChanged = false
      for path in sources.paths {
        guard let source = sources.source(path) else { continue }
        var units = edited[path] ?? []
        let count = units.count
        leaveOut(names, in: source, path, &units, &names)
        edited[path] = units
        isChanged = isChanged || units.count > count
      }
    }
    absent.formUnion(names)
    let count = standIns.count
    for (path, units) in edited.sorted(by: { $0.key < $1.key }) { apply(units, path) }
    guard edited.values.contains(where: { !$0.isEmpty }) else { return false }
    if count < standIns.count { sources.apply() }
    return count < standIns.count
  }

  /// The names that the compiler cannot find in files that import modules whose sources were not
  /// given, without those that are misspelt names of the file.
  private func missingNames(in errors: [Diagnostic]) -> [String] {
    var seen: Set<String> = []
    return errors.compactMap { error in
      guard error.identifier.isOne(of: DiagnosticIdentifier.unknownNames),
        let name = error.missingName,
        seen.insert("\(name) \(error.file)").inserted,
        written != nil || !sources.absentModules(of: error.file).isEmpty,
        let tree = sources.source(error.file)?.tree, !isMisspelt(name, in: tree)
      else { return nil }
      return name
    }
  }

  /// The parts of the sources in which the compiler misses members of Apple's types that are not
  /// here, by file; adds the names of the declarations among them.
  private func unitsOfMembers(
    in errors: [Diagnostic], _ names: inout AbsentNames
  ) -> [String: [AbsentCut]] {
    var units: [String: [AbsentCut]] = [:]
    for error in errors {
      guard let token = sources.token(at: error),
        token.environmentKey.map({
          AppleAPITable.absentMembers.contains("EnvironmentValues.\($0)")
        })
          ?? (isAbsentMember(error) || isOfAbsentValue(error))
      else { continue }
      collect([token], &units[error.file, default: []], &names)
    }
    return units
  }

  /// True for a member of a value that a stood-in declaration has made, in a file that imports
  /// modules whose sources were not given.
  private func isOfAbsentValue(_ error: Diagnostic) -> Bool {
    error.identifier == .noMemberOfValue && error.names.first == "Any"
      && !sources.absentModules(of: error.file).isEmpty
  }

  private func isAbsentMember(_ error: Diagnostic) -> Bool {
    guard let name = error.missingName, let type = error.names.first else { return false }
    let plain = StandInText.plain(type)
    return AppleAPITable.absentMembers.contains("\(plain).\(name)")
      && !declared.types.contains(plain)
  }

  /// Returns true for a name that is nearly one that the file declares.
  private func isMisspelt(_ name: String, in tree: SourceFileSyntax) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard let parent = token.parent else { return false }
      let isDeclared =
        parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionDeclSyntax.self)
        || parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
        || parent.is(ClosureShorthandParameterSyntax.self)
      return isDeclared && AppleMemberNames.isNearly(token.text, name)
    }
  }

  /// The absent names used in the parts of the sources that contain errors.
  private func named(by errors: [Diagnostic]) -> AbsentNames {
    var found = AbsentNames()
    for (path, errors) in Dictionary(grouping: errors, by: \.file) {
      guard let source = sources.source(path) else { continue }
      let ranges = errors.compactMap { error in
        source.token(error.line, error.column).flatMap { AbsentUnit(around: $0)?.range }
      }
      let tokens = AbsentNameFinder(absent, in: source.tree).tokens
      let inside = Set(
        tokens.filter { token in ranges.contains { $0.contains(token.bytes.lowerBound) } }
          .map(\.text))
      found.globals.formUnion(absent.globals.intersection(inside))
      found.members.formUnion(absent.members.filter { inside.contains($0.name) })
    }
    return found
  }

  /// Collects what to leave out in a file, and the names of the declarations among it.
  private func leaveOut(
    _ names: AbsentNames, in source: ParsedSource, _ path: String, _ units: inout [AbsentCut],
    _ all: inout AbsentNames
  ) {
    let finder = AbsentNameFinder(names, in: source.tree)
    for argument in finder.arguments {
      let cause = argument.label?.text ?? ""
      add(AbsentCut(unit: .part(argument.bytesInList), cause: cause), to: &units)
    }
    collect(finder.tokens, &units, &all)
  }

  /// Collects the parts around the tokens, and the names of the declarations among them.
  private func collect(
    _ tokens: [TokenSyntax], _ units: inout [AbsentCut], _ all: inout AbsentNames
  ) {
    var tokens = tokens
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      guard !units.contains(where: { $0.range.contains(token.bytes.lowerBound) }),
        let unit = AbsentUnit(around: token)
      else { continue }
      add(AbsentCut(unit: unit, cause: token.environmentKey ?? token.text), to: &units)
      switch unit {
      case .declaration(_, let declared):
        if let type = token.typesAround.first {
          all.members.formUnion(declared.map { .init(type: type, name: $0) })
        } else {
          all.globals.formUnion(declared)
        }
      case .local(_, let declared, let scope):
        var local = AbsentNames()
        local.globals = Set(declared)
        tokens += AbsentNameFinder(local, in: scope).tokens
      case .part, .modifier, .view, .body: break
      }
    }
  }

  /// Adds a unit in place of those inside it.
  private func add(_ unit: AbsentCut, to units: inout [AbsentCut]) {
    let range = unit.range
    if let earlier = units.first(where: { $0.range.contains(range.lowerBound) })?.range {
      // The comma between two items of a list belongs to both.
      guard case .part = unit.unit, range.upperBound > earlier.upperBound else { return }
      let rest = AbsentUnit.part(earlier.upperBound..<range.upperBound)
      return add(AbsentCut(unit: rest, cause: unit.cause, isFault: unit.isFault), to: &units)
    }
    units.removeAll { range.contains($0.range.lowerBound) }
    units.append(unit)
  }

  private mutating func apply(_ units: [AbsentCut], _ path: String) {
    guard let source = sources.source(path) else { return }
    for unit in units.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let line = source.line(of: unit.range.lowerBound)
      let start = Diagnostic(file: path, line: line, column: 1, message: "")
      let owner = source.declaration(at: unit.range.lowerBound)
      let name = unit.isFault ? owner : "\(owner), for \(unit.cause)"
      var text: String?
      switch unit.unit {
      case .part, .modifier, .declaration, .local:
        sources.blank(unit.range, in: path)
      case .body(let range, let replacement):
        if replacement.contains("_AbsentView") { text = StandInText.absentViewType }
        sources.replace(range, in: path, by: replacement)
      case .view(let item):
        text = StandInText.absentViewType
        sources.replace(
          Syntax(item.item).bytes, in: path,
          by: StandInText.absentView(unit.isFault ? owner : unit.cause))
      }
      made.addLeftOut(name, start, fault: unit.isFault ? unit.cause : nil, declaring: text)
    }
  }

  /// Leaves out the smallest parts around errors that nothing else can be done about. Returns false
  /// when there are none, or they are left out already.
  mutating func leaveOutFaults(_ errors: [Diagnostic]) -> Bool {
    var units: [String: [AbsentCut]] = [:]
    for error in errors {
      guard let token = sources.token(at: error),
        let unit = AbsentUnit(around: token, fault: error)
      else { continue }
      add(
        AbsentCut(unit: unit, cause: error.message, isFault: true),
        to: &units[error.file, default: []])
    }
    guard !units.isEmpty else { return false }
    let before = prepared.files.map(\.text)
    for (path, units) in units.sorted(by: { $0.key < $1.key }) { apply(units, path) }
    sources.apply()
    return prepared.files.map(\.text) != before
  }
}
