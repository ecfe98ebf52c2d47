import SwiftSyntax

/// What sources do with the values of names: `icon` in `Image(systemName: state.icon)` is a symbol,
/// `id` in `URL(string: "app://\(id)")` a part of an address.
///
/// A made-up value has to be of use there: a text such as "Order number" is no symbol, and a widget
/// that unwraps its URL by force would trap. Also found are values that reach such a place through a
/// constant, or through the parameter of a function or a type of the sources.
final class NameRoles: InitialValueVisitor {
  enum Role: String, CaseIterable {
    case urls, symbols, images, colors, hexColors, indices, seconds, milliseconds, texts
  }

  /// A parameter, by what is called and its label, or its number where it has none.
  private struct Parameter: Hashable {
    var callee: String
    var label: String
  }

  private struct Argument {
    var parameter: Parameter
    var expression: ExprSyntax
    var file: Int
  }

  private var names: [Role: Set<String>] = [:]
  private var parameters: [Parameter: Set<Role>] = [:]
  private var arguments: [Argument] = []
  /// By the number of the file, the initial values of its constants and properties by name.
  private var constants: [[String: [ExprSyntax]]] = []
  private var findings: [(role: Role, expression: ExprSyntax, file: Int)] = []

  /// Returns the names by role, sorted.
  static func names(in trees: [SourceFileSyntax]) -> [Role: [String]] {
    let reader = NameRoles(viewMode: .sourceAccurate)
    for tree in trees {
      reader.constants.append([:])
      reader.walk(tree)
    }
    for finding in reader.findings { reader.add(finding.role, finding.expression, finding.file) }
    // A value can go through several views.
    for _ in 0..<3 {
      for argument in reader.arguments {
        for role in reader.parameters[argument.parameter] ?? [] {
          reader.add(role, argument.expression, argument.file)
        }
      }
    }
    return reader.names.mapValues { $0.sorted() }
  }

  // MARK: Places

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Self.lastName(of: node.calledExpression)
    for (index, argument) in node.arguments.enumerated() {
      let label = argument.label?.text
      if let role = Self.role(of: label, at: index, callee) {
        let isMilliseconds = role == .seconds && Self.isDividedByThousand(argument.expression)
        note(isMilliseconds ? .milliseconds : role, argument.expression)
      }
      if let callee {
        self.arguments.append(
          Argument(
            parameter: Parameter(callee: callee, label: label ?? "\(index)"),
            expression: argument.expression, file: constants.count - 1))
      }
    }
    return .visitChildren
  }

  private static func role(of label: String?, at index: Int, _ callee: String?) -> Role? {
    if label == "systemName" || label == "systemImage" { return .symbols }
    let isFirst = index == 0
    switch (callee, label) {
    case ("URL", "string") where isFirst: return .urls
    case ("Image", nil) where isFirst, ("Image", "decorative"), ("UIImage", "named"),
      ("Label", "image"):
      return .images
    case ("Color", nil) where isFirst, ("UIColor", "named"): return .colors
    case ("Color", let label?), ("UIColor", let label?):
      return label.lowercased().contains("hex") ? .hexColors : nil
    case ("Text", nil) where isFirst, ("Text", "verbatim"): return .texts
    case ("Date", "timeIntervalSince1970"): return .seconds
    default: return nil
    }
  }

  /// Returns true for a number of milliseconds of which seconds are made.
  static func isDividedByThousand(_ expression: ExprSyntax) -> Bool {
    let tokens = expression.tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst()).contains { operation, number in
      operation == "/" && ["1000", "1_000", "1000.0", "1_000.0"].contains(number)
    }
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil {
      note(.indices, argument.expression)
    }
    return .visitChildren
  }

  private func note(_ role: Role, _ expression: ExprSyntax) {
    findings.append((role, expression, constants.count - 1))
  }

  // MARK: Constants

  override func note(_ value: ExprSyntax, of name: String) {
    constants[constants.count - 1][name, default: []].append(value)
  }

  // MARK: Values

  /// Names that many types have: they count only where they are members of the state or the
  /// attributes.
  private static let general: Set<String> = [
    "name", "title", "text", "value", "label", "id", "rawValue", "description", "type", "kind",
    "status", "state", "key", "message", "self", "index", "count", "hashValue",
  ]
  private static let states: Set<String> = ["state", "attributes", "contentState", "content"]
  /// Initialisers that keep what a value stands for.
  private static let conversions: Set<String> = [
    "Double", "TimeInterval", "Int", "Int64", "String", "LocalizedStringKey", "max", "min",
  ]

  private func add(_ role: Role, _ expression: ExprSyntax, _ file: Int, depth: Int = 0) {
    guard depth < 8 else { return }
    func inner(_ expression: ExprSyntax?) {
      if let expression { add(role, expression, file, depth: depth + 1) }
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      guard role == .urls else { return }
      for case .expressionSegment(let segment) in literal.segments {
        segment.expressions.forEach { inner($0.expression) }
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let base = access.base else { return }
      if base.trimmedDescription == "self" { return addReference(role, name, expression, file) }
      // A general name is looked at with what it is a member of, save in an address, where any text
      // is of use that has no spaces.
      let owner = Self.lastName(of: base) ?? ""
      guard
        role == .urls || !Self.general.contains(name) || Self.states.contains(owner)
      else { return }
      names[role, default: []].insert(name)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      addReference(role, reference.baseName.text, expression, file, depth)
    } else if let ternary = expression.as(TernaryExprSyntax.self) {
      inner(ternary.thenExpression)
      inner(ternary.elseExpression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      let question = elements.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) } ?? 0
      for element in elements[question...] {
        inner(element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression ?? element)
      }
    } else if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
      inner(unwrap.expression)
    } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
      inner(chain.expression)
    } else if let tuple = expression.as(TupleExprSyntax.self) {
      tuple.elements.forEach { inner($0.expression) }
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if Self.conversions.contains(name) { call.arguments.forEach { inner($0.expression) } }
      } else if let method = call.calledExpression.as(MemberAccessExprSyntax.self) {
        // As in `state.symbol.lowercased()`; a store is no value.
        if call.arguments.allSatisfy({
          $0.expression.is(StringLiteralExprSyntax.self) && $0.label?.text != "forKey"
        }) {
          inner(method.base)
        }
      }
    }
  }

  private func addReference(
    _ role: Role, _ name: String, _ expression: ExprSyntax, _ file: Int, _ depth: Int = 0
  ) {
    if role == .urls || !Self.general.contains(name) { names[role, default: []].insert(name) }
    for parameter in Self.parameters(named: name, around: expression) {
      parameters[parameter, default: []].insert(role)
    }
    for value in constants[file][name] ?? [] { add(role, value, file, depth: depth + 1) }
  }

  /// The parameters of the functions and types around an expression that a name can stand for.
  private static func parameters(named name: String, around node: ExprSyntax) -> [Parameter] {
    var found: [Parameter] = []
    var outer = Syntax(node).parent
    while let current = outer {
      if let function = current.as(FunctionDeclSyntax.self) {
        let list = function.signature.parameterClause.parameters
        for (index, parameter) in list.enumerated()
        where (parameter.secondName ?? parameter.firstName).text == name {
          let label = parameter.firstName.text
          found.append(
            Parameter(callee: function.name.text, label: label == "_" ? "\(index)" : label))
        }
      } else if let type = current.asProtocol((any NamedDeclSyntax).self),
        current.is(StructDeclSyntax.self) || current.is(ClassDeclSyntax.self)
      {
        found.append(Parameter(callee: type.name.text, label: name))
      }
      outer = current.parent
    }
    return found
  }

  private static func lastName(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return lastName(of: chain.expression)
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
