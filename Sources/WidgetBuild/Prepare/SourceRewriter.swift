import SwiftParser
import SwiftSyntax

/// Takes from a source what iOS would not compile, or Linux cannot, and keeps all lines in place:
/// branches of `#if` that do not hold, Objective-C's attributes, `@main`, qualifications by modules
/// whose sources are compiled along.
final class SourceRewriter: SyntaxVisitor {
  struct Result {
    var text: String
    var imports: [Import] = []
    var mains: [Main] = []
  }

  struct Import: Hashable {
    var module: String
    var line: Int
    var range: Range<Int>
    /// True for `import os.log` and `import struct Foundation.Date`: the module is imported whole,
    /// since what stands in for it has no such parts.
    var isOfAPart = false
  }

  /// A type that is marked `@main`.
  struct Main: Hashable {
    var type: String
    var line: Int
    /// What it is declared to be.
    var inherits: Set<String>
  }

  private let platform: ApplePlatform
  private let converter: SourceLocationConverter
  private var edits = SourceEdits()
  private var imports: [Import] = []
  private var mains: [Main] = []

  private init(_ platform: ApplePlatform, _ tree: SourceFileSyntax) {
    self.platform = platform
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter isAbsent: says of a module that there is none to import.
  static func rewrite(
    _ text: String, for platform: ApplePlatform, isAbsent: (String) -> Bool
  ) -> Result {
    let tree = Parser.parse(source: text)
    let rewriter = SourceRewriter(platform, tree)
    rewriter.walk(tree)
    for line in rewriter.imports {
      if isAbsent(line.module) {
        rewriter.edits.blank(line.range)
      } else if line.isOfAPart {
        rewriter.edits.replace(line.range, by: "import \(line.module)")
      }
    }
    return Result(
      text: rewriter.edits.applied(to: text), imports: rewriter.imports, mains: rewriter.mains)
  }

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isTaken = false
    for clause in node.clauses {
      guard !isTaken, platform.holds(clause.condition) else {
        edits.blank(Self.range(clause))
        continue
      }
      isTaken = true
      edits.blank(
        Self.range(clause.poundKeyword)
          .lowerBound..<Self.range(
            clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)
          )
          .upperBound)
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    edits.blank(Self.range(node.poundEndif))
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.append(
      Import(
        module: module, line: line(node), range: Self.range(node),
        isOfAPart: node.path.count > 1 || node.importKindSpecifier != nil))
    return .skipChildren
  }

  /// What only Objective-C, or only Xcode, reads.
  private static let tolerated: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSManaged", "NSCopying", "Previewable", "UIApplicationMain", "AppIntent", "Attribute",
    "Relationship", "Transient",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "main" {
      edits.blank(Self.range(node))
      if let owner = node.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
        let named = owner.asProtocol((any NamedDeclSyntax).self)
      {
        let inherited = owner.inheritanceClause?.inheritedTypes ?? []
        mains.append(
          Main(
            type: named.name.text, line: line(node),
            inherits: Set(inherited.map { $0.type.trimmedDescription })))
      }
    } else if Self.tolerated.contains(name) {
      edits.blank(Self.range(node))
    }
    return .visitChildren
  }

  /// A managed property has accessors and no storage, so that an extension may declare it.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isManaged = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
    if isManaged, let binding = node.bindings.last, binding.accessorBlock == nil,
      binding.typeAnnotation != nil
    {
      let end = Self.range(binding).upperBound
      edits.replace(end..<end, by: " { get { _managed() } set { _manage(newValue) } }")
    }
    return .visitChildren
  }

  /// SwiftData's macro makes a class a model and watches its properties; being a model is all
  /// that type-checking needs.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard
      let model = attributes.first(where: { $0.attributeName.trimmedDescription == "Model" })
    else { return .visitChildren }
    edits.blank(Self.range(model))
    let inherited = node.inheritanceClause?.inheritedTypes.last.map { Self.range($0).upperBound }
    let end =
      inherited ?? node.genericParameterClause.map { Self.range($0).upperBound }
      ?? Self.range(node.name).upperBound
    edits.replace(end..<end, by: inherited == nil ? ": PersistentModel" : ", PersistentModel")
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Predicate" { return plainPredicate(node) }
    if node.macroName.text == "Rule", let first = node.arguments.first {
      // TipKit's: a rule of an event or a parameter and a closure about it.
      edits.replace(
        Self.range(node.pound).lowerBound..<Self.range(first).lowerBound,
        by: "Tips.Rule(_matching: ")
      return .visitChildren
    }
    guard let argument = node.arguments.first?.expression.trimmedDescription else {
      return .visitChildren
    }
    switch node.macroName.text {
    case "selector":
      edits.replace(Self.range(node), by: "Selector(\(String(reflecting: argument)))")
    case "keyPath":
      edits.replace(Self.range(node), by: String(reflecting: argument))
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// `#Predicate<A> { … }` becomes `_Matching(A.self) { … }`, which asks the closure.
  private func plainPredicate(
    _ node: MacroExpansionExprSyntax
  ) -> SyntaxVisitorContinueKind {
    let types = node.genericArgumentClause?.arguments.map {
      "(\($0.argument.trimmedDescription)).self"
    }
    var words = (types ?? []).joined(separator: ", ")
    let name = Self.range(node.pound).lowerBound..<Self.range(node.macroName).upperBound
    let end = node.genericArgumentClause.map { Self.range($0).upperBound } ?? name.upperBound
    if let closure = node.arguments.first?.expression {
      if !words.isEmpty { words += ", " }
      edits.replace(
        name.lowerBound..<Self.range(closure).lowerBound, by: "_Matching(\(words)matching: ")
    } else {
      edits.replace(name.lowerBound..<end, by: types == nil ? "_Matching" : "_Matching(\(words))")
    }
    return .visitChildren
  }

  /// A qualification by a module that is not there under its name.
  private func isNoModule(_ name: String) -> Bool { platform.ownModules.contains(name) }

  /// Foundation's reads no string catalogues; the other has as many letters, so columns stay.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSLocalizedString" {
      edits.replace(Self.range(node.baseName), by: "_LocalizedString_")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Bundle",
      node.declName.baseName.text == "main"
    {
      // On Linux the main bundle is the program's folder, never the widget's resources.
      edits.replace(Self.range(node.declName), by: "_own")
      return .skipChildren
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      // What C has is in Foundation's reach on every platform.
      edits.replace(Self.range(base), by: "Foundation")
      return .skipChildren
    }
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      isNoModule(base.baseName.text)
    else { return .visitChildren }
    edits.blank(
      Self.range(base).lowerBound..<Self.range(node.period).upperBound)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isNoModule(base.name.text)
    else { return .visitChildren }
    edits.blank(
      Self.range(base).lowerBound..<Self.range(node.period).upperBound)
    return .visitChildren
  }
}
