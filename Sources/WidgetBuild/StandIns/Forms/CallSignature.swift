import SwiftSyntax

/// The shape of a call's argument list, as far as it is needed to declare a function that accepts
/// it.
struct CallSignature: Hashable {
  enum Argument: Hashable {
    /// An expression whose type can be inferred without context.
    case value
    /// Leading-dot expressions: the names, so that a type with these members can be generated.
    case members([Member])
    /// A closure; `buildsViews` is true when it builds views, `isAsync` when it suspends.
    case closure(parameters: Int, buildsViews: Bool, isAsync: Bool)
  }

  /// A static member used in a leading-dot expression.
  struct Member: Hashable {
    var name: String
    /// The arguments it is called with; nil when it is used without a call.
    var form: CallSignature?
  }

  struct Parameter: Hashable {
    /// Nil: the parameter has no label (`_`).
    var label: String?
    var argument: Argument
  }

  var parameters: [Parameter]

  /// The argument labels as in a full function name, such as `(_:radius:)`.
  var labels: String { "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }

  /// A prefix for the names of types that are generated for this form of a call: forms with other
  /// leading-dot values have another one.
  func stem(of name: String) -> String {
    let members = parameters.flatMap { parameter -> [String] in
      if case .members(let members) = parameter.argument { members.map(\.name) } else { [] }
    }
    return (["_StandIn", name, "\(parameters.count)"] + members).joined(separator: "_")
  }

  init(parameters: [Parameter]) { self.parameters = parameters }

  init(_ call: FunctionCallExprSyntax) {
    parameters = call.arguments.map {
      Parameter(label: $0.label?.text, argument: Self.argument($0.expression))
    }
    if let closure = call.trailingClosure {
      parameters.append(Parameter(label: nil, argument: Self.argument(ExprSyntax(closure))))
    }
    for closure in call.additionalTrailingClosures {
      parameters.append(
        Parameter(
          label: closure.label.text, argument: Self.argument(ExprSyntax(closure.closure))))
    }
  }

  private static func argument(_ expression: ExprSyntax) -> Argument {
    if let closure = expression.as(ClosureExprSyntax.self) {
      return .closure(
        parameters: parameterCount(of: closure), buildsViews: buildsViews(closure),
        isAsync: closure.tokens(viewMode: .sourceAccurate).contains { $0.text == "await" })
    }
    let members = members(of: expression)
    return members.isEmpty ? .value : .members(members)
  }

  /// Returns the leading-dot values that an expression can evaluate to.
  private static func members(of expression: ExprSyntax) -> [Member] {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap { element -> [Member] in
        if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
          return members(of: ternary.thenExpression)
        }
        return members(of: element)
      }
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { members(of: $0.expression) }
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // `.blue.gradient`: the base is a leading-dot value.
      guard let base = access.base else {
        return [Member(name: access.declName.baseName.text, form: nil)]
      }
      return members(of: base)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else {
          return [Member(name: access.declName.baseName.text, form: CallSignature(call))]
        }
        // `.spring.delay(1)`: the base is a leading-dot value; the calls chained to it are ignored.
        return members(of: base)
      }
    }
    return []
  }

  private static func parameterCount(of closure: ClosureExprSyntax) -> Int {
    if let parameters = closure.signature?.parameterClause {
      // Not a switch: the toolchain's SwiftSyntax may get more cases.
      if let list = parameters.as(ClosureShorthandParameterListSyntax.self) { return list.count }
      return parameters.as(ClosureParameterClauseSyntax.self)?.parameters.count ?? 0
    }
    let text = closure.statements.description
    return text.contains("$1") ? 2 : text.contains("$0") ? 1 : 0
  }

  /// Guesses whether a closure builds views: its first statement starts with a capital letter, or
  /// is an `if` or `switch` with one inside. Statements of actions start with a lower-case letter.
  private static func buildsViews(_ closure: ClosureExprSyntax) -> Bool {
    guard let first = closure.statements.first else { return true }
    let text = first.item.trimmedDescription
    if text.hasPrefix("if ") || text.hasPrefix("switch ") {
      return closure.statements.description.contains(where: \.isUppercase)
    }
    return text.first?.isUppercase == true && !text.hasPrefix("Task")
  }
}
