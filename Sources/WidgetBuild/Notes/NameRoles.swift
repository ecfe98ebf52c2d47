import SwiftParser
import SwiftSyntax

/// What sources do with the values of names: `icon` in `Image(systemName: state.icon)` is a symbol,
/// `id` in `URL(string: "app://\(id)")` a part of an address.
///
/// A made-up value has to be of use there: a text such as "Order number" is no symbol, and a widget
/// that unwraps its URL by force would trap. A text that the sources compare with others has to be one
/// of these, and a dictionary the keys that they ask for. Also found are values that reach such a
/// place through a constant, or through the parameter of a function or a type of the sources.
final class NameRoles: InitialValueVisitor {
  enum Role: String, CaseIterable {
    case urls, symbols, images, colors, hexColors, indices, seconds, milliseconds, texts
  }

  /// What the sources do with a value.
  private enum Use: Hashable {
    case role(Role)
    /// They compare it with a text.
    case text(String)
    /// They ask it for the value of a key.
    case key(String)
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

  private var names: [Use: Set<String>] = [:]
  private var parameters: [Parameter: Set<Use>] = [:]
  private var arguments: [Argument] = []
  /// By the number of the file, the initial values of its constants and properties by name.
  private var constants: [[String: [ExprSyntax]]] = []
  private var findings: [(use: Use, expression: ExprSyntax, file: Int)] = []

  /// The constants and properties of a file with a name, in a use.
  private struct Constant: Hashable {
    var use: Use
    var name: String
    var file: Int
  }

  /// Those whose values were followed: a value can lead back to its own name, `let mark = self.mark`,
  /// and many constants with one name lead to each other.
  private var followed: Set<Constant> = []

  /// What was found.
  struct Found: Equatable {
    /// The names by role, sorted.
    var names: [Role: [String]] = [:]
    /// By the name of a value, the texts that it is compared with, and the keys that it is asked for,
    /// in the order of the sources.
    var texts: [String: [String]] = [:]
    var keys: [String: [String]] = [:]

    var isEmpty: Bool { names.isEmpty && texts.isEmpty && keys.isEmpty }
  }

  static func found(in trees: [SourceFileSyntax]) -> Found {
    let reader = NameRoles(viewMode: .sourceAccurate)
    for tree in trees {
      reader.constants.append([:])
      reader.walk(tree)
    }
    for finding in reader.findings { reader.add(finding.use, finding.expression, finding.file) }
    // A value can go through several views.
    for _ in 0..<3 {
      for argument in reader.arguments {
        for use in reader.parameters[argument.parameter] ?? [] {
          reader.add(use, argument.expression, argument.file)
        }
      }
    }
    var found = Found()
    var seen: Set<Use> = []
    for finding in reader.findings where seen.insert(finding.use).inserted {
      let names = reader.names[finding.use] ?? []
      switch finding.use {
      case .role(let role): if !names.isEmpty { found.names[role] = names.sorted() }
      case .text(let text): for name in names { found.texts[name, default: []].append(text) }
      case .key(let key): for name in names { found.keys[name, default: []].append(key) }
      }
    }
    return found
  }

  // MARK: Places

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = Self.lastName(of: node.calledExpression)
    for (index, argument) in node.arguments.enumerated() {
      let label = argument.label?.text
      if let role = Self.role(of: label, at: index, callee) {
        let isMilliseconds = role == .seconds && Self.isDividedByThousand(argument.expression)
        note(.role(isMilliseconds ? .milliseconds : role), argument.expression)
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
    guard let argument = node.arguments.first, argument.label == nil else { return .visitChildren }
    if let key = Self.text(of: argument.expression) {
      note(.key(key), node.calledExpression)
    } else if node.arguments.count == 1 {
      note(.role(.indices), argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for item in node.cases.compactMap({ $0.as(SwitchCaseSyntax.self) }) {
      guard let label = item.label.as(SwitchCaseLabelSyntax.self) else { continue }
      for pattern in label.caseItems.compactMap({ $0.pattern.as(ExpressionPatternSyntax.self) }) {
        if let text = Self.text(of: pattern.expression) { note(.text(text), node.subject) }
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" {
      if let text = Self.text(of: elements[index + 1]) { note(.text(text), elements[index - 1]) }
    }
    return .visitChildren
  }

  /// The text of a literal without parts that are computed; nil: it is none, or empty.
  private static func text(of expression: ExprSyntax) -> String? {
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !text.isEmpty
    else { return nil }
    return text
  }

  private func note(_ use: Use, _ expression: ExprSyntax) {
    findings.append((use, expression, constants.count - 1))
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

  private func add(_ use: Use, _ expression: ExprSyntax, _ file: Int) {
    func inner(_ expression: ExprSyntax?) {
      if let expression { add(use, expression, file) }
    }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      guard use == .role(.urls) else { return }
      for case .expressionSegment(let segment) in literal.segments {
        segment.expressions.forEach { inner($0.expression) }
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let base = access.base else { return }
      if base.trimmedDescription == "self" { return addReference(use, name, expression, file) }
      // A general name is looked at with what it is a member of, save in an address, where any text
      // is of use that has no spaces.
      let owner = Self.lastName(of: base) ?? ""
      guard
        use == .role(.urls) || !Self.general.contains(name) || Self.states.contains(owner)
      else { return }
      names[use, default: []].insert(name)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      addReference(use, reference.baseName.text, expression, file)
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
    _ use: Use, _ name: String, _ expression: ExprSyntax, _ file: Int
  ) {
    if use == .role(.urls) || !Self.general.contains(name) || Self.isInState(expression) {
      names[use, default: []].insert(name)
    }
    for parameter in Self.parameters(named: name, around: expression) {
      parameters[parameter, default: []].insert(use)
    }
    guard followed.insert(Constant(use: use, name: name, file: file)).inserted else { return }
    for value in constants[file][name] ?? [] { add(use, value, file) }
  }

  /// Returns true in the type or an extension of a state or of attributes.
  private static func isInState(_ expression: ExprSyntax) -> Bool {
    var outer = Syntax(expression).parent
    while let current = outer {
      let name =
        current.asProtocol((any NamedDeclSyntax).self)?.name.text
        ?? current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      if let name, name.hasSuffix("ContentState") || name.hasSuffix("Attributes") { return true }
      outer = current.parent
    }
    return false
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
