import Foundation
import SwiftParser
import SwiftSyntax

/// Generates stand-ins for API that the look-alike modules lack, based on the compiler's errors.
///
/// A stand-in has exactly the labels that are used. A stand-in modifier draws the view unchanged
/// and records its use; a stand-in view draws the views it was given. Names that the sources
/// declare themselves, or that are not Apple's, never get a stand-in.
struct StandInMaker {
  private(set) var prepared: PreparedSources
  private(set) var standIns: [StandIn] = []
  /// Generated declarations, each once.
  private var declarations: [String] = []
  var edits: [String: SourceEdits] = [:]
  private(set) var trees: [String: ParsedSource] = [:]
  private let cache: ParseCache
  let declared: DeclaredNames
  var importCount = 0
  /// Names of colours and images in asset catalogues.
  private let assets: Set<String>
  /// Generated types with the files in which their uses were replaced.
  var replaced: Set<String> = []
  /// Names of the types generated here.
  private var ownTypes: Set<String> = []
  /// The assets (`GeneratedAccessors.index`), where a tool writes sources while the project is built; nil: every
  /// name has to be declared.
  var generated: [String: String]?
  /// True for the sources of an app: of a function that does not compile the rest is kept
  /// (`leaveOutFaults`).
  var isOfApp = false
  /// Names that nothing declares: of generated types, and of what was left out.
  var absent = AbsentNames()

  /// Returns true for a name that a file near the given one declares; it gets no stand-in.
  private let isNearby: (_ name: String, _ path: String) -> Bool
  /// Missing names that are declared nearby, each with the file that uses it.
  private(set) var nearby: [(name: String, path: String)] = []

  init(
    _ prepared: PreparedSources,
    assets: Set<String> = [],
    parsed cache: ParseCache = ParseCache(),
    isNearby: @escaping (_ name: String, _ path: String) -> Bool = { _, _ in false }
  ) {
    self.assets = assets
    self.prepared = prepared
    self.isNearby = isNearby
    self.cache = cache
    let parsed = prepared.files.map { ($0.path, cache.source($0.path, $0.text)) }
    trees = Dictionary(parsed, uniquingKeysWith: { $1 })
    declared = DeclaredNames(parsed.map(\.1.tree))
  }

  /// The keys that the sources read from the store of an app group.
  var appGroupKeys: [String] {
    guard prepared.files.contains(where: { $0.text.contains("_AppDefaults(") }) else { return [] }
    return AppGroupKeys.keys(in: prepared.files.compactMap { trees[$0.path]?.tree })
  }

  private var hasPreviewOfActivity: Bool {
    prepared.files.contains {
      $0.text.contains("contentStates") || $0.text.contains("previewContext")
    }
  }

  /// Adds what tells the widget's process the values that the author has declared; with a preview of
  /// an activity those are not asked for.
  mutating func addAuthorValues() {
    guard !hasPreviewOfActivity else { return }
    let paths = prepared.files.map(\.path)
    let sources = AuthorValue.conformances(in: paths.compactMap { trees[$0]?.tree })
    guard paths.allSatisfy({ trees[$0] != nil }), !sources.isEmpty else { return }
    for (index, source) in sources {
      prepared.files[index].text += source
      if !prepared.files[index].importsSwiftUI {
        prepared.files[index].addedImports.append("WidgetKit")
      }
      trees[paths[index]] = cache.source(paths[index], prepared.files[index].text)
    }
  }

  /// The names to ask the compiler for before the first compilation.
  func suspects(isDeclared: (String) -> Bool) -> SuspectNames {
    SuspectNames(
      prepared.files.compactMap { file in trees[file.path].map { (file.path, $0.tree) } }
    ) {
      isDeclared($0) || declared.types.contains($0) || declared.functions.contains($0)
        || declared.variables.contains($0) || assets.contains($0)
    }
  }

  /// Writes the generated declarations, what follows the phone's locale and what was read from the
  /// sources into files in `folder` and returns their paths.
  ///
  /// - Parameter sources: Where what the project makes attributes and states of is looked for.
  /// - Throws: `WidgetBuildError` when a file cannot be written.
  func write(
    to folder: String, examplesFrom sources: [String]
  ) throws(WidgetBuildError) -> [String] {
    var files: [(String, String)] = []
    if !declarations.isEmpty {
      let text =
        "import ActivityKit\nimport SwiftUI\nimport WidgetKit\n\n"
        + declarations.joined(separator: "\n")
      files.append(("StandIns.swift", text))
    }
    files.append(("DeviceShadows.swift", DeviceShadows.source(besides: declared)))
    let trees = prepared.files.compactMap { self.trees[$0.path]?.tree }
    let examples =
      isOfApp ? [] : Examples.found(in: trees, callsIn: sources, cache.calls)
    if let notes = SourceNotes.source(of: trees, examples: examples) {
      files.append(("SourceNotes.swift", notes))
    }
    var paths: [String] = []
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path: path, reason: error.localizedDescription)
      }
      paths.append(path)
    }
    return paths
  }

  /// Number of stand-ins and imports made so far.
  var changes: Int { declarations.count + standIns.count + importCount }

  /// Returns true for an error about a name of Apple's, a member of one of its types, or a name that
  /// a module whose sources were not given may declare.
  func canStandIn(for error: Diagnostic) -> Bool {
    guard error.identifier.isOne(of: DiagnosticIdentifier.unknownNames),
      let name = error.missingName
    else { return true }
    return AppleTypeNames.isApples(name) || absentModule(of: name, error) != nil
      || isWrittenWhileBuilding(name)
  }

  /// Returns an error as the compiler prints it, with the line of the source.
  func text(of error: Diagnostic) -> String {
    let file = prepared.files.first { $0.path == error.file }
    let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = lines.indices.contains(error.line - 1) ? lines[error.line - 1] : ""
    let mark = String(repeating: " ", count: max(error.column - 1, 0)) + "^"
    return "\(error.place): error: \(error.message)\n\(line)\n\(mark)\n"
  }

  /// Generates stand-ins for the errors of a failed compilation; returns false when nothing
  /// changed.
  mutating func resolve(_ errors: [Diagnostic]) -> Bool {
    let before = (declarations.count, standIns.count, importCount)
    for error in errors { resolve(error) }
    // Inside a result builder the compiler may fail without naming the missing member.
    if (declarations.count, standIns.count, importCount) == before { bridgeColors(beside: errors) }
    guard (declarations.count, standIns.count, importCount) != before else { return false }
    applyEdits()
    return true
  }

  /// Edits the prepared files.
  mutating func applyEdits() {
    for index in prepared.files.indices {
      let path = prepared.files[index].path
      guard let changes = edits[path] else { continue }
      prepared.files[index].text = changes.applied(to: prepared.files[index].text)
      trees[path] = cache.source(path, prepared.files[index].text)
    }
    edits = [:]
  }

  private mutating func resolve(_ error: Diagnostic) {
    guard let source = trees[error.file], let token = source.token(error.line, error.column)
    else { return }
    let names = error.names
    let identifier = error.identifier
    let first = names.first ?? ""
    if let missing = error.missingName, isDeclaredNearby(missing, error) { return }
    if identifier == .unknownAttribute {
      dropAttribute(first, token, error)
    } else if identifier.isOne(of: DiagnosticIdentifier.unknownNames) {
      missingName(first, token, error)
    } else if resource(named: names.last ?? "", token, error) {
      return
    } else if identifier.isOne(of: DiagnosticIdentifier.noMembers), names.count >= 2 {
      if identifier.isOne(of: DiagnosticIdentifier.noStaticMembers) {
        missingStatic(of: first, names[1], token, error)
      } else {
        missingMember(of: first, names[1], token, error)
      }
    } else if identifier.isOne(of: DiagnosticIdentifier.calls) {
      wrongSignature(label: first, token, error)
    }
  }

  /// Returns true, and records the name, when a file nearby declares it.
  private mutating func isDeclaredNearby(_ name: String, _ error: Diagnostic) -> Bool {
    guard isNearby(name, error.file) else { return false }
    nearby.append((name, error.file))
    return true
  }

  mutating func add(
    _ name: String, _ error: Diagnostic, declaring text: String?, isOfAnotherFile: Bool = false
  ) {
    if let text {
      guard !declarations.contains(text) else { return }
      declarations.append(text)
    }
    guard !standIns.contains(where: { $0.name == name }) || text == nil else { return }
    standIns.append(
      StandIn(
        name: name, place: "\(error.file):\(error.line)", isOfAnotherFile: isOfAnotherFile))
  }

  /// Records something that was left out, and the declaration that replaces it.
  ///
  /// - Parameter fault: The message of the error because of which it was; nil: it uses what is absent.
  mutating func addLeftOut(
    _ name: String, _ place: Diagnostic, fault: String? = nil, declaring text: String?
  ) {
    if let text, !declarations.contains(text) { declarations.append(text) }
    let standIn = StandIn(
      name: name, place: "\(place.file):\(place.line)", isLeftOut: true, fault: fault)
    if !standIns.contains(standIn) { standIns.append(standIn) }
  }

  /// Generates stand-ins for all uses of `Color.brand` and `Color(.brand)` in the sources, when the
  /// asset catalogue was not found and the errors do not name them.
  private mutating func bridgeColors(beside errors: [Diagnostic]) {
    guard errors.contains(where: { $0.identifier.isOne(of: DiagnosticIdentifier.vague) }) else {
      return
    }
    for path in trees.keys.sorted() {
      guard let source = trees[path] else { continue }
      let uses = NameUses(of: "Color", in: [source.tree])
      let start = Diagnostic(file: path, line: 1, column: 1, message: "")
      for member in uses.members.sorted(by: { $0.name < $1.name })
      where member.form == nil && !declared.variables.contains(member.name)
        && !assets.contains(member.name)
        && !StandInText.colors.contains(member.name)
      {
        guard let text = StandInText.staticMember(member.name, nil, of: "Color") else { continue }
        add("Color.\(member.name)", start, declaring: text)
      }
      let named = uses.calls.compactMap { call -> String? in
        guard call.parameters.count == 1, call.parameters[0].label == nil,
          case .members(let members) = call.parameters[0].argument, members.count == 1,
          members[0].form == nil
        else { return nil }
        return members[0].name
      }
      for name in Set(named).sorted()
      where !declared.variables.contains(name) && !assets.contains(name)
        && !StandInText.isOfUIColor(name)
      {
        add("Color(.\(name))", start, declaring: StandInText.resource(name, of: "ColorResource"))
      }
    }
  }

  // MARK: Stand-ins by kind of error

  private mutating func dropAttribute(
    _ name: String, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    guard let attribute = token.ancestor(AttributeSyntax.self) else { return }
    if AppleTypeNames.isApples(name) || absentModule(of: name, error) != nil {
      absent.globals.insert(name)
      // Without its wrapper, a property may have no type.
      let property = attribute.parent?.parent?.as(VariableDeclSyntax.self)
      if property?.bindings.contains(where: { $0.typeAnnotation == nil }) == true { return }
    }
    edits[error.file, default: SourceEdits()].blank(attribute.bytes)
    add("@\(name)", error, declaring: nil)
  }

  private mutating func missingName(_ name: String, _ token: TokenSyntax, _ error: Diagnostic) {
    if !declared.types.contains(name), AppleTypeNames.isApples(name),
      let module = CarriedModuleSources.declaring(name),
      let index = prepared.files.firstIndex(where: { $0.path == error.file })
    {
      if !prepared.files[index].addedImports.contains(module) {
        prepared.files[index].addedImports.append(module)
        prepared.modules.insert(module)
        importCount += 1
      }
      return
    }
    if isWrittenWhileBuilding(name), replaceAccessors(of: name, error) { return }
    let module = absentModule(of: name, error) ?? (isWrittenWhileBuilding(name) ? "" : nil)
    guard !declared.types.contains(name), !ownTypes.contains(name),
      AppleTypeNames.isApples(name) || module != nil
    else {
      return leaveOutBody(name, token, error)
    }
    guard name.first?.isUppercase == true else { return leaveOutBody(name, token, error) }
    ownTypes.insert(name)
    absent.globals.insert(name)
    let uses = NameUses(of: name, in: trees.values.map(\.tree))
    add(
      AppleTypeNames.isApples(name) || module?.isEmpty != false ? name : "\(module ?? "").\(name)",
      error,
      declaring: StandInText.type(name, uses))
  }

  /// Returns the module that most likely declares a name: the only one that the file imports and
  /// whose sources were not given, or the first of several.
  private func absentModule(of name: String, _ error: Diagnostic) -> String? {
    guard name.first?.isUppercase == true else { return nil }
    let modules = prepared.files.first { $0.path == error.file }?.absentModules ?? []
    return modules.first { $0 == name } ?? modules.first
  }

  /// Generates a stand-in for a missing catalogue resource, such as `Color(.brand)`; returns false
  /// when the error is a different one.
  private mutating func resource(
    named name: String, _ token: TokenSyntax, _ error: Diagnostic
  ) -> Bool {
    guard error.identifier.isOne(of: DiagnosticIdentifier.noImplicitMembers), token.text == name,
      let access = token.ancestor(MemberAccessExprSyntax.self),
      access.base == nil, access.declName.baseName.text == name,
      let call = access.ancestor(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = StandInText.resources[callee],
      call.arguments.first?.label.map({ $0.text == "resource" }) ?? true
    else { return false }
    add("\(callee)(.\(name))", error, declaring: StandInText.resource(name, of: type))
    return true
  }

  private mutating func missingStatic(
    of type: String, _ member: String, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    let type = StandInText.plain(type)
    guard !declared.types.contains(type) else { return }
    let form = token.calledForm
    let isOfACatalogue = form == nil && StandInText.catalogued.contains(type)
    if isOfACatalogue || AppleMemberNames.isStatic(member),
      let text = StandInText.staticMember(member, form, of: type)
    {
      add("\(type).\(member)\(form?.labels ?? "")", error, declaring: text)
    } else {
      leaveOutBody("\(type).\(member)", isForeign: true, token, error)
    }
  }

  private mutating func missingMember(
    of type: String, _ member: String, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    let plain = StandInText.plain(type)
    guard !declared.types.contains(plain) || type.hasPrefix("some ") else { return }
    guard !ownTypes.contains(plain), let form = token.calledForm else {
      return leaveOutBody("\(plain).\(member)", isForeign: true, token, error)
    }
    guard let receiver = StandInText.receiver(type) else {
      return leaveOutBody("\(plain).\(member)", isForeign: true, token, error)
    }
    guard !isMisspelt(member) else { return }
    add(
      "\(receiver).\(member)\(form.labels)", error,
      declaring: StandInText.method(member, form, of: receiver),
      isOfAnotherFile: !AppleMemberNames.isModifier(member))
  }

  /// Returns true for a name that is nearly one of Apple's or of the sources' own: probably
  /// misspelt.
  private func isMisspelt(_ name: String) -> Bool {
    !AppleMemberNames.isModifier(name)
      && (AppleMemberNames.isNearlyAModifier(name)
        || declared.functions.contains { AppleMemberNames.isNearly(name, $0) })
  }

  /// Returns true when a look-alike module declares a function with this name and these labels, so
  /// that the error is about the type of an argument.
  private func isOfAWrongType(_ name: String, _ form: CallSignature, _ error: Diagnostic) -> Bool {
    error.identifier == .noOverload && CalledForms.names.contains(name + form.labels)
  }

  /// Handles a call whose labels match no overload.
  private mutating func wrongSignature(label: String, _ token: TokenSyntax, _ error: Diagnostic) {
    guard let call = token.call(withLabel: label) else { return }
    let form = CallSignature(call)
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      let label = form.parameters.first?.label ?? "_"
      guard !isDeclaredNearby("\(name)(\(label):)", error) else { return }
      guard !declared.types.contains(name), !declared.functions.contains(name),
        !StandInText.basics.contains(name), !name.hasPrefix("_StandIn"),
        name.first?.isUppercase == true, !isOfAWrongType(name, form, error)
      else { return }
      let substitute = "_StandIn\(declarations.count)_\(name)"
      edits[error.file, default: SourceEdits()].replace(callee.bytes, by: substitute)
      add(
        "\(name)\(form.labels)", error,
        declaring: StandInText.initialiser(substitute, form, of: name),
        isOfAnotherFile: !AppleMemberNames.areLabels(form.parameters.compactMap(\.label)))
    } else if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base != nil, !declared.functions.contains(callee.declName.baseName.text),
      callee.isModifierOfAView
    {
      let name = callee.declName.baseName.text
      guard !isDeclaredNearby(name, error), AppleMemberNames.isModifier(name),
        !isOfAWrongType(name, form, error)
      else { return }
      add(
        "View.\(name)\(form.labels)", error,
        declaring: StandInText.method(name, form, of: "View"))
    } else {
      leaveOutBody(label, token, error)
    }
  }

  /// Replaces the body of a function that is not needed for drawing and uses missing API: one that
  /// returns no view. Calling it traps with a message, unless drawing may call it for its effect.
  ///
  /// - Parameter isForeign: true when the name is a member of an existing type that the sources do
  ///   not declare.
  private mutating func leaveOutBody(
    _ name: String, isForeign: Bool = false, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    guard !isOfApp else { return }
    let base = String(name.split(separator: ".").first ?? "")
    let isApples =
      isForeign && base.first?.isUppercase == true && !StandInText.basics.contains(base)
    guard !declared.types.contains(base),
      isApples || AppleTypeNames.isApples(base) || ownTypes.contains(base),
      let function = token.ancestor(FunctionDeclSyntax.self), function.performsAction,
      let body = function.body
    else { return }
    let label = "\(function.name.text)()"
    guard !standIns.contains(where: { $0.name == "\(label), for \(name)" }) else { return }
    let message = String(reflecting: "\(label) was removed: \(name) is not supported")
    let signature = function.signature
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    let isEffect =
      ["Void", "()"].contains(result) && signature.effectSpecifiers?.asyncSpecifier == nil
    edits[error.file, default: SourceEdits()].replace(
      body.bytes, by: isEffect ? "{}" : "{ preconditionFailure(\(message)) }")
    add("\(label), for \(name)", error, declaring: nil)
  }
}
