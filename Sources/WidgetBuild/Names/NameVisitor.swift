import SwiftSyntax

/// Finds the names in pieces of source. What they mean is for the caller: keys by which declarations
/// are found (`UsedNames`), or names that the modules may lack (`SuspectNames`).
final class NameVisitor: SyntaxVisitor {
  private let found: (FoundName) -> Void

  /// - Parameter found: Called with each name, in the order in which they stand; a chain's last name
  ///   comes before its start.
  init(_ found: @escaping (FoundName) -> Void) {
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  private func find(_ name: FoundName) -> SyntaxVisitorContinueKind {
    found(name)
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    find(.value(node.baseName))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    found(.member(node))
    // The member's own name is no plain one.
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    found(.keyPathMember(node.declName.baseName))
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    find(.type(node))
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    find(.memberType(node.name))
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    find(.operation(node.operator))
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    find(.operation(node.operator))
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    find(.operation(node.operator))
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    find(.macro(node.macroName))
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    find(.call("subscript", label: node.arguments.first?.label?.text))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let callee else { return .visitChildren }
    return find(.call(callee.text, label: node.arguments.first?.label?.text))
  }

  // MARK: Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    find(.declared(node.name))
  }
}
