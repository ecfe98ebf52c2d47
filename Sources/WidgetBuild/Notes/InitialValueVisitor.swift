import SwiftSyntax

/// Visits the initial values of constants and properties, those of `if let` and `guard let` among them.
class InitialValueVisitor: SyntaxVisitor {
  /// Called for each name with its initial value, in the order of the source.
  func note(_ value: ExprSyntax, of name: String) {}

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(value, of: node.pattern.trimmedDescription) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { note(value, of: node.pattern.trimmedDescription) }
    return .visitChildren
  }
}
