import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` of a Live Activity in a list of content states.
struct ActivityPreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let expansion = PreviewExpansion(
      module: "WidgetKit", protocolName: "_ActivityPreview", contentName: "_ActivityPreviewContent",
      isAsync: true)
    return expansion.declarations(of: node, in: context)
  }
}
