package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `#Preview` of a plain view.
package struct ViewPreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let expansion = PreviewExpansion(
      module: "SwiftUI", protocolName: "_ViewPreview", contentName: "_ViewPreviewContent",
      isAsync: false)
    return expansion.declarations(of: node, in: context)
  }
}
