import SwiftSyntax

/// Evaluates `#if` conditions as a debug build for the iOS simulator does, independent of the host.
struct ApplePlatform {
  /// Modules that are part of the sources themselves, such as those of local packages.
  var ownModules: Set<String> = []
  /// Compilation conditions that are set, as with the compiler's option `-D`.
  var conditions: Set<String> = ["DEBUG"]
  /// True for the sources of an app: changes of SwiftData's models are observed, which a Live Activity has
  /// no use for, and modules of scripts can be imported.
  var isOfApp = false

  /// Returns true for the name of a type that the sources declare themselves.
  var declares: (String) -> Bool = { _ in false }

  /// Returns whether a condition is true; nil (no condition, as in `#else`) counts as true.
  func holds(_ condition: ExprSyntax?) -> Bool {
    guard let condition else { return true }
    return value(condition)
  }

  private func value(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return anyHolds(Array(sequence.elements))
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      return anyHolds([infix.leftOperand, infix.operator, infix.rightOperand])
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? !value(prefix.expression) : value(prefix.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return value(inner.expression)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return conditions.contains(name.baseName.text)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    {
      return query(name, argument)
    }
    return false
  }

  /// Evaluates alternating operands and operators; `||` has lower precedence than `&&`.
  private func anyHolds(_ elements: [ExprSyntax]) -> Bool {
    elements.split { $0.trimmedDescription == "||" }.contains { terms in
      terms.filter { $0.trimmedDescription != "&&" }.allSatisfy(value)
    }
  }

  private func query(_ name: String, _ argument: ExprSyntax) -> Bool {
    let word = argument.trimmedDescription
    switch name {
    case "os": return word == "iOS"
    case "targetEnvironment": return word == "simulator"
    case "arch": return word == "arm64"
    case "canImport": return canImport(word)
    // Widgets are compiled in Swift 5 mode, the language mode of new Xcode targets; any version
    // below 5.11 counts as reached.
    case "swift": return versionHolds(word, below: [5, 11])
    case "compiler", "_compiler_version": return versionHolds(word, below: [6, 4])
    case "hasFeature", "hasAttribute", "_runtime": return true
    default: return false
    }
  }

  private func canImport(_ path: String) -> Bool {
    let module = String(path.split(separator: ".").first ?? "")
    return ownModules.contains(module) || AppleModuleNames.onDevice.contains(module)
      || isOfApp && AppleModuleNames.ofScripts.contains(module)
  }

  /// Returns whether a requirement such as `>=6.0` or `<6.0` is met, when all versions below
  /// `limit` count as reached.
  private func versionHolds(_ requirement: String, below limit: [Int]) -> Bool {
    let digits = requirement.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let isOlder = parts.lexicographicallyPrecedes(limit)
    return requirement.hasPrefix("<") ? !isOlder : isOlder
  }
}
