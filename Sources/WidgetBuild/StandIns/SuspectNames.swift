import SwiftSyntax

/// Uses of names that the modules widgets import may not have, found by reading. Whether they do is
/// asked of the compiler with one short source, because in a large expression it can take a minute
/// to report a missing name.
struct SuspectNames {
  /// A name and where it is used.
  struct Use: Hashable {
    var name: String
    /// The place with the message that the compiler would give.
    var place: Diagnostic
    /// True for a name that is called or read, not one in a type's place.
    var isExpression: Bool
  }

  /// By source text that compiles only when the name exists: the uses.
  private(set) var uses: [String: [Use]] = [:]

  /// - Parameters:
  ///   - isDeclared: returns true for a name that the user's sources declare.
  init(
    _ files: [(path: String, tree: SourceFileSyntax)], isDeclared: (String) -> Bool
  ) {
    for (path, tree) in files {
      let reader = SuspectReader(path, tree)
      for (check, use) in reader.uses
      where !isDeclared(use.name) && !reader.local.contains(use.name) {
        uses[check, default: []].append(use)
      }
    }
  }

  /// Returns the source that checks the given names, a line each after the imports.
  static func source(of checks: [String], importing modules: Set<String>) -> String {
    let imports = modules.sorted().map { "import \($0)" }.joined(separator: "; ")
    let lines = checks.enumerated().map { "func _check\($0.offset)() { \($0.element) }" }
    return ([imports] + lines).joined(separator: "\n")
  }

  /// Returns the checks that failed, from the errors of the compiler for `source`.
  static func missing(of checks: [String], errors: [Diagnostic]) -> Set<String> {
    Set(
      errors.compactMap { error in
        let index = error.line - 2
        guard checks.indices.contains(index), error.missingName != nil else { return nil }
        return checks[index]
      })
  }
}

/// Collects names to check: types, static members of styles and colours, modifiers.
private final class SuspectReader {
  private(set) var uses: [(check: String, use: SuspectNames.Use)] = []
  /// Names declared in the file at any depth, generic parameters and associated types.
  private(set) var local: Set<String> = []
  private let path: String
  private let converter: SourceLocationConverter

  init(_ path: String, _ tree: SourceFileSyntax) {
    self.path = path
    converter = SourceLocationConverter(fileName: path, tree: tree)
    NameVisitor { self.read($0) }.walk(tree)
  }

  private func read(_ name: FoundName) {
    switch name {
    case .value(let token): addType(token, isExpression: true)
    case .type(let type): addType(type)
    case .member(let access): addMember(access)
    case .declared(let token): local.insert(token.text)
    case .keyPathMember, .memberType, .operation, .macro, .call: break
    }
  }

  private func add(
    _ check: String, _ token: TokenSyntax, _ identifier: DiagnosticIdentifier,
    _ message: String, isExpression: Bool = true
  ) {
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    let use = SuspectNames.Use(
      name: token.text,
      place: Diagnostic(
        file: path, line: place.line, column: place.column, message: message,
        identifier: identifier),
      isExpression: isExpression)
    uses.append((check, use))
  }

  private func addType(_ token: TokenSyntax, isExpression: Bool) {
    let name = token.text
    guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      !["Self", "Any", "AnyObject"].contains(name)
    else { return }
    let message =
      isExpression ? "cannot find '\(name)' in scope" : "cannot find type '\(name)' in scope"
    // Inside them, names of types that they, their superclasses or their protocols contain need no
    // qualification.
    let inherited = [
      token.ancestor(StructDeclSyntax.self)?.inheritanceClause,
      token.ancestor(EnumDeclSyntax.self)?.inheritanceClause,
      token.ancestor(ActorDeclSyntax.self)?.inheritanceClause,
    ].compactMap { $0?.inheritedTypes }.joined()
    let isInForeignType =
      token.ancestor(ExtensionDeclSyntax.self) != nil
      || token.ancestor(ClassDeclSyntax.self)?.inheritanceClause != nil
      || inherited.contains { !Self.plain.contains($0.type.trimmedDescription) }
    guard !isInForeignType || !Self.ofProtocols.contains(name) else { return }
    add(
      "_ = \(name).self", token, isExpression ? .unknownName : .unknownType, message,
      isExpression: isExpression && !isInForeignType)
  }

  /// Protocols and raw types that contain no types which expressions name.
  private static let plain: Set<String> = [
    "View", "Widget", "WidgetBundle", "App", "ActivityAttributes", "Codable", "Encodable",
    "Decodable", "Hashable", "Equatable", "Identifiable", "Sendable", "Comparable", "CaseIterable",
    "Error", "PreviewProvider", "ViewModifier", "Shape", "String", "Int",
  ]

  /// Names of types that protocols of Apple's declare for the types that conform to them.
  private static let ofProtocols: Set<String> = [
    "Body", "Cache", "Configuration", "Content", "Context", "Coordinator", "Element", "Entry",
    "Failure", "ID", "Index", "Input", "Intent", "Iterator", "Output",
    "RawValue", "Subviews", "UIViewControllerType", "UIViewType", "Value",
  ]

  /// Types with modifiers that other views do not have.
  private static let ownModifiers: Set<String> = [
    "Text", "Image", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse",
  ]

  /// Attributes that are macros of the modules; they have no type of their name.
  private static let macros: Set<String> = [
    "Attribute", "Previewable", "Relationship", "Transient", "UnionValue",
  ]

  private func addType(_ type: IdentifierTypeSyntax) {
    let isMacro =
      type.parent?.is(AttributeSyntax.self) == true && Self.macros.contains(type.name.text)
    if !isMacro { addType(type.name, isExpression: false) }
  }

  private func addMember(_ access: MemberAccessExprSyntax) {
    let token = access.declName.baseName
    if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      StandInText.hasStatics(base)
    {
      add(
        "_ = \(base).\(token.text)", token, .noMemberOfType,
        "type '\(base)' has no member '\(token.text)'")
    } else if let start = access.chainStart, start.isCalled, isOfAView(start.name),
      access.parent?.is(FunctionCallExprSyntax.self) == true,
      AppleMemberNames.isModifierOfViewsOnly(token.text), !Self.known.contains(token.text)
    {
      let type = Self.ownModifiers.contains(start.name) ? start.name : "AnyView"
      add(
        "let v: \(type); _ = v.\(token.text)", token, .noMemberOfValue,
        "value of type 'some View' has no member '\(token.text)'")
    }
  }

  /// Returns true for a name that can be that of a view, not of a widget's configuration or of a
  /// type of a framework below SwiftUI.
  private func isOfAView(_ name: String) -> Bool {
    name.first?.isUppercase == true && !name.hasSuffix("Configuration")
      && !AppleTypeNames.isOfAFramework(name) && !StandInText.basics.contains(name)
  }

  /// Names that need no check: the modifiers that are here and what the forms call.
  private static let known = AppleAPITable.importedModifiers.union(
    CalledForms.names.map { String($0.prefix { $0 != "(" }) })
}
