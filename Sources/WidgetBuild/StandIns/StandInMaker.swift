import Foundation
import SwiftParser
import SwiftSyntax

/// Generates stand-ins for API that the look-alike modules lack, based on the compiler's errors.
///
/// A stand-in has exactly the labels that are used. A stand-in modifier draws the view unchanged
/// and records its use; a stand-in view draws the views it was given. Names that the sources
/// declare themselves, or that are not Apple's, never get a stand-in.
struct StandInMaker {
  var sources: EditedSources
  var made = MadeStandIns()
  let declared: DeclaredNames
  /// Names of colours and images in asset catalogues.
  let assets: Set<String>
  /// True for the sources of an app: of a function that does not compile the rest is kept
  /// (`leaveOutFaults`).
  let isOfApp: Bool
  /// What a tool writes while the project is built; nil: every name has to be declared.
  var written: WrittenNames?
  /// Names of the types generated here.
  var ownTypes: Set<String> = []
  /// Names that nothing declares: of generated types, and of what was left out.
  var absent = AbsentNames()
  /// Returns true for a name that a file near the given one declares; it gets no stand-in.
  private let isNearby: (_ name: String, _ path: String) -> Bool
  /// Missing names that are declared nearby, each with the file that uses it.
  private(set) var nearby: [(name: String, path: String)] = []

  /// - Parameters:
  ///   - assets: names of colours and images in asset catalogues.
  ///   - written: what a tool writes while the project is built; nil: there is no such tool.
  ///   - isOfApp: true for the sources of an app, of which no values of the author are shown.
  ///   - isNearby: returns true for a name that a file near the given one declares.
  init(
    _ prepared: PreparedSources,
    assets: Set<String> = [],
    written: WrittenNames? = nil,
    isOfApp: Bool = false,
    parsed cache: ParseCache = ParseCache(),
    isNearby: @escaping (_ name: String, _ path: String) -> Bool = { _, _ in false }
  ) {
    self.assets = assets
    self.written = written
    self.isOfApp = isOfApp
    self.isNearby = isNearby
    sources = EditedSources(prepared, parsed: cache)
    declared = DeclaredNames(sources.files.map(\.tree))
    if !isOfApp { sources.addAuthorValues() }
  }

  var prepared: PreparedSources { sources.prepared }
  var standIns: [StandIn] { made.all }

  /// The names to ask the compiler for before the first compilation.
  func suspects(isDeclared: (String) -> Bool) -> SuspectNames {
    SuspectNames(sources.files) {
      isDeclared($0) || declared.types.contains($0) || declared.functions.contains($0)
        || declared.variables.contains($0) || assets.contains($0)
    }
  }

  /// Writes the generated declarations, those in front of Foundation's and what was read from the
  /// sources into files in `folder` and returns their paths.
  ///
  /// - Parameter paths: Where what the project makes attributes and states of is looked for.
  /// - Throws: `WidgetBuildError` when a file cannot be written.
  func write(
    to folder: String, examplesFrom paths: [String]
  ) throws(WidgetBuildError) -> [String] {
    let files = [
      ("StandIns.swift", made.source),
      ("ModuleShadows.swift", ModuleShadow.source(for: sources.usedNames, besides: declared)),
      ("SourceNotes.swift", sources.notes(hasExamples: !isOfApp, examplesFrom: paths)),
    ]
    var written: [String] = []
    for case (let name, let text?) in files {
      let path = "\(folder)/\(name)"
      do {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path: path, reason: error.systemReason)
      }
      written.append(path)
    }
    return written
  }

  /// Returns true for an error about a name of Apple's, a member of one of its types, or a name that
  /// a module whose sources were not given may declare.
  func canStandIn(for error: Diagnostic) -> Bool {
    guard error.identifier.isOne(of: DiagnosticIdentifier.unknownNames),
      let name = error.missingName
    else { return true }
    return AppleTypeNames.isApples(name) || absentModule(of: name, error) != nil
      || isWrittenWhileBuilding(name)
  }

  /// Generates stand-ins for the errors of a failed compilation; returns false when nothing
  /// changed.
  mutating func resolve(_ errors: [Diagnostic]) -> Bool {
    let before = changes
    for error in errors { resolve(error) }
    // Inside a result builder the compiler may fail without naming the missing member.
    if changes == before { bridgeColors(beside: errors) }
    guard changes != before else { return false }
    sources.apply()
    return true
  }

  /// Number of stand-ins and edits so far; both only become more.
  private var changes: Int { made.count + sources.changes }

  private mutating func resolve(_ error: Diagnostic) {
    guard let token = sources.token(at: error) else { return }
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
  mutating func isDeclaredNearby(_ name: String, _ error: Diagnostic) -> Bool {
    guard isNearby(name, error.file) else { return false }
    nearby.append((name, error.file))
    return true
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
    sources.blank(attribute.bytes, in: error.file)
    made.add("@\(name)", error, declaring: nil)
  }

  private mutating func missingName(_ name: String, _ token: TokenSyntax, _ error: Diagnostic) {
    if !declared.types.contains(name), AppleTypeNames.isApples(name),
      let module = CarriedModuleSources.declaring(name),
      sources.addImport(of: module, to: error.file)
    {
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
    let uses = NameUses(of: name, in: sources.files.map(\.tree))
    made.add(
      AppleTypeNames.isApples(name) || module?.isEmpty != false ? name : "\(module ?? "").\(name)",
      error,
      declaring: StandInText.type(name, uses))
  }

  /// Returns the module that most likely declares a name: the only one that the file imports and
  /// whose sources were not given, or the first of several.
  private func absentModule(of name: String, _ error: Diagnostic) -> String? {
    guard name.first?.isUppercase == true else { return nil }
    let modules = sources.absentModules(of: error.file)
    return modules.first { $0 == name } ?? modules.first
  }

  private mutating func missingStatic(
    of type: String, _ member: String, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    let type = StandInText.plain(type)
    guard !declared.types.contains(type), !isMisspeltStatic(member) else { return }
    let form = token.calledForm
    let isOfACatalogue = form == nil && StandInText.catalogued.contains(type)
    if isOfACatalogue || AppleMemberNames.isStatic(member),
      let text = StandInText.staticMember(member, form, of: type)
    {
      made.add("\(type).\(member)\(form?.labels ?? "")", error, declaring: text)
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
    made.add(
      "\(receiver).\(member)\(form.labels)", error,
      declaring: StandInText.method(member, form, of: receiver),
      isOfAnotherFile: !AppleMemberNames.isModifier(member))
  }
}
