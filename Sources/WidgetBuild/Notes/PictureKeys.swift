import SwiftSyntax

/// The keys of an app group's values that sources make pictures of: `logo` in
/// `UIImage(contentsOfFile: store.string(forKey: "logo")!)`, also through a constant.
final class PictureKeys: InitialValueVisitor {
  private var keys: Set<String> = []
  /// Keys read in the initial value of a constant, by its name.
  private var constants: [String: [String]] = [:]
  /// Constants that a picture is made of.
  private var names: Set<String> = []

  /// Returns the keys, sorted. A constant counts in its own file.
  static func keys(in trees: [SourceFileSyntax]) -> [String] {
    var keys: Set<String> = []
    for tree in trees {
      let reader = PictureKeys(viewMode: .sourceAccurate)
      reader.walk(tree)
      keys.formUnion(reader.keys)
      keys.formUnion(reader.names.flatMap { reader.constants[$0] ?? [] })
    }
    return keys.sorted()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "UIImage", let first = node.arguments.first,
      ["contentsOfFile", "data"].contains(first.label?.text ?? "")
    {
      keys.formUnion(AppGroupKeys.keys(inExpression: first.expression))
      if let name = first.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        names.insert(name)
      }
    }
    return .visitChildren
  }

  override func note(_ value: ExprSyntax, of name: String) {
    let keys = AppGroupKeys.keys(inExpression: value)
    if !keys.isEmpty { constants[name, default: []] += keys }
  }
}
