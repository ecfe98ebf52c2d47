import SwiftSyntax

/// The names that a source uses as those of types or values, not of modules: `Name(`, `Name[`, or
/// `Name.` with the name of a value or a function, which hardly anyone qualifies by its module.
final class TypeUses: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func add(_ expression: ExprSyntax?) {
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text { names.insert(name) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.calledExpression)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.calledExpression)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text.first?.isLowercase == true { add(node.base) }
    return .visitChildren
  }
}
