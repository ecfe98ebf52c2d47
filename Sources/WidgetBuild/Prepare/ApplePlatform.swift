import SwiftSyntax

/// Answers the conditions of `#if` as an iOS simulator's debug build does, whatever the host is.
struct ApplePlatform {
  /// Modules that lie in the sources themselves, such as a local package's.
  var ownModules: Set<String> = []
  /// Names that are set, as `-D` sets them.
  var conditions: Set<String> = ["DEBUG"]

  /// Nil where the condition is missing, as in `#else`: then it holds.
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

  /// `||` binds weaker than `&&`; operands and operators alternate.
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
    // Widgets are compiled in the language mode of Xcode's new targets, Swift 5.
    case "swift": return versionHolds(word, below: [5, 11])
    case "compiler", "_compiler_version": return versionHolds(word, below: [6, 4])
    case "hasFeature", "hasAttribute", "_runtime": return true
    default: return false
    }
  }

  private func canImport(_ path: String) -> Bool {
    let module = String(path.split(separator: ".").first ?? "")
    return ownModules.contains(module) || AppleModules.onDevice.contains(module)
  }

  private func versionHolds(_ requirement: String, below limit: [Int]) -> Bool {
    let digits = requirement.drop { !$0.isNumber }
    let parts = digits.split(separator: ".").compactMap { Int($0) }
    let isOlder = parts.lexicographicallyPrecedes(limit)
    return requirement.hasPrefix("<") ? !isOlder : isOlder
  }
}
