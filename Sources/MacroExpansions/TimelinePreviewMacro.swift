package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands `#Preview` of a home screen widget with its timeline.
package struct TimelinePreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let expansion = PreviewExpansion(
      module: "WidgetKit", protocolName: "_TimelinePreview", contentName: "_TimelinePreviewContent",
      isAsync: true)
    return expansion.declarations(of: node, in: context)
  }
}
