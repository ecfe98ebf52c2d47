import SwiftSyntax

/// Collects the names that a piece of source uses, as keys:
/// `name` for a plain name, `.name` for a member of an unknown value, `Type#name` for a member of
/// a named type, and `Type(label:)` for a call with a first label, by which the initialiser of an
/// extension is found.
final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  private init() { super.init(viewMode: .sourceAccurate) }

  static func of(_ nodes: (any SyntaxProtocol)?...) -> Set<String> {
    let reader = UsedNames()
    for case let node? in nodes { reader.walk(Syntax(node)) }
    return reader.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.nameOfProperty)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.nameOfProperty
    let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch base {
    case "self", "Self", "super": names.insert(name)
    case let type? where type.first?.isUppercase == true: names.insert("\(type)#\(name)")
    default: names.insert("." + name)
    }
    if let base = node.base { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    names.insert("." + node.declName.baseName.text.withoutBackticks)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.macroName.text)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(CallName.of("subscript", label: node.arguments.first?.label?.text))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let label = node.arguments.first?.label?.text
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      names.insert(CallName.of(callee.baseName.text, label: label))
    } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self) {
      names.insert(CallName.of(callee.declName.baseName.text, label: label))
    }
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without backticks; `$name` is the projection of the property `name`.
  fileprivate var nameOfProperty: String {
    let name = text.withoutBackticks
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}

extension String {
  /// The name without the backticks around an escaped identifier.
  var withoutBackticks: String { contains("`") ? filter { $0 != "`" } : self }
}
