package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Expands `#Predicate<Input> { … }` to `_Matching((Input).self, matching: { … })`, which evaluates the
/// closure.
package struct PredicateMacro: ExpressionMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    let types = node.genericArgumentClause?.arguments.map {
      "(\($0.argument.trimmedDescription)).self, "
    }
    let closure = node.trailingClosure.map { ExprSyntax($0) } ?? node.arguments.first?.expression
    let test = closure?.trimmed ?? "{ _ in true }"
    return "_Matching(\(raw: (types ?? []).joined())matching: \(test))"
  }
}
