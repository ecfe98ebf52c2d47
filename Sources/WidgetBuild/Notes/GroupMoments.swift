import SwiftSyntax

/// The keys of an app group's values that sources make dates of: `end` in
/// `Date(timeIntervalSince1970: store.double(forKey: "end"))` or `store.object(forKey: "end") as? Date`,
/// also through a constant or a property with `@AppStorage`.
final class GroupMoments: InitialValueVisitor {
  enum Form: String { case date, seconds, milliseconds }

  private var keys: [String: Form] = [:]
  /// Keys read in the initial value of a constant, by its name.
  private var constants: [String: [String]] = [:]
  /// Constants that a date is made of.
  private var names: [String: Form] = [:]

  /// Returns the forms by key. A constant counts in its own file.
  static func forms(in trees: [SourceFileSyntax]) -> [String: Form] {
    var forms: [String: Form] = [:]
    for tree in trees {
      let reader = GroupMoments(viewMode: .sourceAccurate)
      reader.walk(tree)
      for (name, form) in reader.names {
        for key in reader.constants[name] ?? [] { reader.keys[key] = form }
      }
      forms.merge(reader.keys) { $1 }
    }
    return forms
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Date", let first = node.arguments.first,
      first.label?.text == "timeIntervalSince1970"
    {
      let form: Form =
        NameRoles.isDividedByThousand(first.expression) ? .milliseconds : .seconds
      for key in AppGroupKeys.keys(inExpression: first.expression) { keys[key] = form }
      for token in first.expression.tokens(viewMode: .sourceAccurate) { names[token.text] = form }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (value, rest) in zip(elements, elements.dropFirst().enumerated())
    where rest.element.is(UnresolvedAsExprSyntax.self) {
      guard elements.indices.contains(rest.offset + 2),
        elements[rest.offset + 2].trimmedDescription == "Date"
      else { continue }
      for key in AppGroupKeys.keys(inExpression: value) { keys[key] = .date }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = AppGroupKeys.keys(inAttributes: node.attributes)
    for binding in node.bindings {
      constants[binding.pattern.trimmedDescription, default: []] += attributes
    }
    return .visitChildren
  }

  override func note(_ value: ExprSyntax, of name: String) {
    let keys = AppGroupKeys.keys(inExpression: value)
    if !keys.isEmpty { constants[name, default: []] += keys }
  }
}
