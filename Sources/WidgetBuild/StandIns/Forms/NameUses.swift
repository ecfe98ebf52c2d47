import SwiftSyntax

/// Collects every use of a name that the sources do not declare.
final class NameUses: SyntaxVisitor {
  private let name: String
  private(set) var calls: Set<CallSignature> = []
  private(set) var members: Set<CallSignature.Member> = []
  private(set) var isInherited = false
  /// True for the attributes of a Live Activity: `ActivityConfiguration(for: Name.self)`.
  private(set) var areAttributes = false
  /// The names of the types in it that are used as types: `TweetModel` of `Sweet.TweetModel`.
  private(set) var nested: Set<String> = []

  init(of name: String, in trees: [SourceFileSyntax]) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      calls.insert(CallSignature(node))
    }
    if node.calledExpression.trimmedDescription == "ActivityConfiguration",
      node.arguments.first?.expression.trimmedDescription == name + ".self"
    {
      areAttributes = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
      node.declName.baseName.text != "self"
    else { return .visitChildren }
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let form = call?.calledExpression.id == node.id ? call.map { CallSignature($0) } : nil
    members.insert(CallSignature.Member(name: node.declName.baseName.text, form: form))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.baseType.trimmedDescription == name { nested.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == name { isInherited = true }
    return .visitChildren
  }
}
