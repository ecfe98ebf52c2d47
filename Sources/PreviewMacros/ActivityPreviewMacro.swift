import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview` of a Live Activity in some of its states.
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
