import SwiftSyntax

/// What a call writes between its parentheses, as far as a declaration that takes it needs to know.
struct CallForm: Hashable {
  enum Argument: Hashable {
    /// Any value whose type stands by itself.
    case value
    /// Leading-dot values: the names, so that a type with these members can be made.
    case members([Member])
    /// A closure; whether what it says are views.
    case closure(parameters: Int, isViews: Bool)
  }

  struct Member: Hashable {
    var name: String
    /// Nil when it is not called.
    var form: CallForm?
  }

  struct Parameter: Hashable {
    /// Nil for `_`.
    var label: String?
    var argument: Argument
  }

  var parameters: [Parameter]

  /// `(_:radius:)`.
  var labels: String { "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }

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
      return .closure(parameters: parameterCount(of: closure), isViews: saysViews(closure))
    }
    let members = members(of: expression)
    return members.isEmpty ? .value : .members(members)
  }

  /// The leading-dot values that an expression can turn out to be.
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
    if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      return [Member(name: access.declName.baseName.text, form: nil)]
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else {
          return [Member(name: access.declName.baseName.text, form: CallForm(call))]
        }
        // `.spring.delay(1)` begins with one too, but what it chains is unknown.
        return members(of: base)
      }
    }
    return []
  }

  private static func parameterCount(of closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil:
      let text = closure.statements.description
      return text.contains("$1") ? 2 : text.contains("$0") ? 1 : 0
    }
  }

  /// Views begin with a capital, or are chosen by `if`; actions begin small.
  private static func saysViews(_ closure: ClosureExprSyntax) -> Bool {
    guard let first = closure.statements.first else { return true }
    let text = first.item.trimmedDescription
    if text.hasPrefix("if ") || text.hasPrefix("switch ") {
      return closure.statements.description.contains(where: \.isUppercase)
    }
    return text.first?.isUppercase == true && !text.hasPrefix("Task")
  }
}

/// The Swift text of a parameter list that takes a form.
struct ParameterText {
  var generics = ""
  var parameters = ""
  /// Types that have to be declared beside it.
  var types = ""
  /// The names of parameters that are closures of views.
  var contents: [String] = []

  /// - Parameter stem: begins the names of types made for leading-dot values.
  init(_ form: CallForm, stem: String) {
    var names: [String] = []
    var list: [String] = []
    for (index, parameter) in form.parameters.enumerated() {
      let label = parameter.label ?? "_"
      let name = "p\(index)"
      switch parameter.argument {
      case .value:
        names.append("A\(index)")
        list.append("\(label) \(name): A\(index)")
      case .members(let members):
        let type = "\(stem)_\(index)"
        types += Self.type(type, members)
        list.append("\(label) \(name): \(type)")
      case .closure(let count, let isViews):
        let takes = Array(repeating: "Any", count: count).joined(separator: ", ")
        if isViews {
          names.append("A\(index): View")
          list.append("@ViewBuilder \(label) \(name): @escaping (\(takes)) -> A\(index)")
          if count == 0 { contents.append(name) }
        } else {
          list.append("\(label) \(name): @escaping (\(takes)) -> Void")
        }
      }
    }
    generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    parameters = "(\(list.joined(separator: ", ")))"
  }

  private static func type(_ name: String, _ members: [CallForm.Member]) -> String {
    var seen: Set<String> = []
    var body = ""
    var beside = ""
    for member in members where seen.insert(member.name + (member.form?.labels ?? "")).inserted {
      guard let form = member.form else {
        body += "  static var `\(member.name)`: \(name) { \(name)() }\n"
        continue
      }
      let text = ParameterText(form, stem: "\(name)_\(member.name)")
      beside += text.types
      body +=
        "  static func `\(member.name)`\(text.generics)\(text.parameters)"
        + " -> \(name) { \(name)() }\n"
    }
    return beside
      + "struct \(name): ExpressibleByArrayLiteral {\n  init(arrayLiteral: \(name)...) {}\n"
      + "  init() {}\n\(body)}\n"
  }
}
