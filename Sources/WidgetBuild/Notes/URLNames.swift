import SwiftSyntax

/// The names of the values that sources make URLs of: `id` and `kind` in
/// `URL(string: "app://\(state.kind)/\(id)")`, `link` in `URL(string: state.link)`.
///
/// A generated text such as "Order number" is no part of a URL, so that a widget that unwraps the
/// URL by force would trap.
final class URLNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in trees: [SourceFileSyntax]) -> [String] {
    let reader = URLNames(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    return reader.names.sorted()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription.split(separator: ".").last == "URL",
      let argument = node.arguments.first, argument.label?.text == "string"
    {
      add(argument.expression)
    }
    return .visitChildren
  }

  private func add(_ expression: ExprSyntax) {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      for case .expressionSegment(let segment) in literal.segments {
        segment.expressions.forEach { add($0.expression) }
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.text)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      names.insert(reference.baseName.text)
    }
  }
}
