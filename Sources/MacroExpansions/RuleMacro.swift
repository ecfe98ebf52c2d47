package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Expands TipKit's `#Rule(input) { … }` to `Tips.Rule(_matching: input, { … })`.
package struct RuleMacro: ExpressionMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    let closure =
      node.trailingClosure.map { ExprSyntax($0) } ?? node.arguments.dropFirst().first?.expression
    let input = node.arguments.first?.expression.trimmed ?? "()"
    return "Tips.Rule(_matching: \(input), \(closure?.trimmed ?? "{ _ in true }"))"
  }
}
