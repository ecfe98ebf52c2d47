import SwiftParser
import SwiftSyntax

/// The keys that sources read from the store of an app group, as far as they are literals.
final class AppGroupKeys: SyntaxVisitor {
  private(set) var keys: Set<String> = []

  /// Reads the keys of `…(forKey: "key")` and `@AppStorage("key", store: …)`; in `forKey:
  /// prefixed("key")`, as the plug-in for Flutter has it, the literal is the key.
  static func keys(in trees: [SourceFileSyntax]) -> [String] {
    let reader = AppGroupKeys(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    return reader.keys.sorted()
  }

  /// Returns the keys that an expression reads.
  static func keys(inExpression expression: ExprSyntax) -> [String] {
    let reader = AppGroupKeys(viewMode: .sourceAccurate)
    reader.walk(expression)
    return reader.keys.sorted()
  }

  /// Returns the keys of `@AppStorage("key", store: …)`.
  static func keys(inAttributes attributes: AttributeListSyntax) -> [String] {
    let reader = AppGroupKeys(viewMode: .sourceAccurate)
    reader.walk(attributes)
    return reader.keys.sorted()
  }

  private static let readers: Set<String> = [
    "string", "integer", "double", "float", "bool", "object", "array", "stringArray", "dictionary",
    "data", "url", "value",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      Self.readers.contains(callee.declName.baseName.text), let argument = node.arguments.first,
      argument.label?.text == "forKey"
    {
      add(argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "AppStorage",
      case .argumentList(let arguments)? = node.arguments,
      arguments.contains(where: { $0.label?.text == "store" }), let first = arguments.first
    {
      add(first.expression)
    }
    return .visitChildren
  }

  private func add(_ expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      if let text = literal.representedLiteralValue, !text.isEmpty { keys.insert(text) }
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let inner = call.arguments.first?.expression
    {
      add(inner)
    }
  }
}
