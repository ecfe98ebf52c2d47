package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `#Preview` of a Live Activity in a list of content states.
package struct ActivityPreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let expansion = PreviewExpansion(
      module: "WidgetKit", protocolName: "_ActivityPreview", contentName: "_ActivityPreviewContent",
      isAsync: true)
    return expansion.declarations(of: node, in: context)
  }
}
