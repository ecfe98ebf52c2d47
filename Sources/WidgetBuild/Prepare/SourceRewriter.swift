import SwiftParser
import SwiftSyntax

/// Removes from a source what an iOS build would not compile: inactive `#if` branches, `@main`, and
/// qualifications by modules whose sources are compiled together with the widget. What Linux cannot
/// compile it replaces as the table of `Substitution` says. All lines keep their numbers.
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
    /// True for `import os.log` and `import struct Foundation.Date`. The whole module is imported
    /// instead, since the modules that replace Apple's have no submodules.
    var isOfAPart = false
    /// True for `@_exported import`, which importers of the file's module see, too.
    var isExported = false
  }

  /// A type that is marked `@main`.
  struct Main: Hashable {
    var type: String
    var line: Int
    /// Names of the types in its inheritance clause.
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

  /// Rewrites a source for the platform and returns it with the imports and `@main` types found.
  ///
  /// - Parameters:
  ///   - parsed: the tree of the text; nil: it is parsed here.
  ///   - isAbsent: returns true for a module that is not available; its import is removed.
  static func rewrite(
    _ text: String, parsed: SourceFileSyntax? = nil, for platform: ApplePlatform,
    isAbsent: (String) -> Bool
  ) -> Result {
    let tree = parsed ?? Parser.parse(source: text)
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

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isTaken = false
    for clause in node.clauses {
      guard !isTaken, platform.holds(clause.condition) else {
        edits.blank(clause.bytes)
        continue
      }
      isTaken = true
      let end = clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)
      edits.blank(clause.poundKeyword.bytes.lowerBound..<end.bytes.upperBound)
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    edits.blank(node.poundEndif.bytes)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.append(
      Import(
        module: module, line: line(node), range: node.bytes,
        isOfAPart: node.path.count > 1 || node.importKindSpecifier != nil,
        isExported: node.isExported))
    return .skipChildren
  }

  /// The compiler answers for the machine that it compiles for; the phone has a version of its own.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard imports.contains(where: { $0.module == "SwiftUI" }), !Self.decidesAType(node) else {
      return .skipChildren
    }
    let version = node.availabilityArguments.lazy.compactMap { item -> String? in
      guard case .availabilityVersionRestriction(let phone) = item.argument,
        phone.platform.text == "iOS"
      else { return nil }
      return phone.version?.trimmedDescription
    }.first
    guard let version else { return .skipChildren }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let numbers = version.split(separator: ".").joined(separator: ", ")
    edits.replace(
      node.bytes, by: "\(isNegated ? "!" : "")SwiftUI._isSystemAvailable(\(numbers))")
    return .skipChildren
  }

  /// True where branches return values of several types for one opaque type, which only a condition
  /// of the compiler's can decide (SE-0360).
  private static func decidesAType(_ node: AvailabilityConditionSyntax) -> Bool {
    var outer = Syntax(node).parent
    while let current = outer {
      let type =
        current.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? current.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if let type {
        return type.trimmedDescription.contains("some ")
          && current.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.return)
          }
      }
      outer = current.parent
    }
    return false
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "main" { add(main: node) }
    return substitute(.attribute(node.attributeName.trimmedDescription), node)
  }

  private func add(main attribute: AttributeSyntax) {
    edits.blank(attribute.bytes)
    guard let owner = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      let named = owner.asProtocol((any NamedDeclSyntax).self)
    else { return }
    let inherited = owner.inheritanceClause?.inheritedTypes ?? []
    mains.append(
      Main(
        type: named.name.text, line: line(attribute),
        inherits: Set(inherited.map { $0.type.trimmedDescription })))
  }

  // MARK: Substitutions

  private func substitute(
    _ construct: Substitution.Construct, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard let substitution = Substitution.table[construct] else { return .visitChildren }
    for edit in substitution.edits(Syntax(node), platform) {
      if let text = edit.text {
        edits.replace(edit.range, by: text)
      } else {
        edits.blank(edit.range)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    substitute(.function(node.name.text), node)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return callee.map { substitute(.call($0), node) } ?? .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    substitute(.macro(node.macroName.text), node)
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.expression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    return substitute(.unwrapping(member.declName.baseName.text), node)
  }

  // MARK: Names of modules

  /// Returns true for a module that cannot be named here because its sources are compiled as part
  /// of the widget's module.
  private func isOwnModule(_ name: String) -> Bool { platform.ownModules.contains(name) }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      isOwnModule(base.baseName.text)
    else { return .visitChildren }
    edits.blank(base.bytes.lowerBound..<node.period.bytes.upperBound)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isOwnModule(base.name.text)
    else { return .visitChildren }
    edits.blank(base.bytes.lowerBound..<node.period.bytes.upperBound)
    return .visitChildren
  }
}
