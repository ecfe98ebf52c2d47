import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview` of a home screen widget along its timeline.
struct TimelinePreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let expansion = PreviewExpansion(
      module: "WidgetKit", protocolName: "_TimelinePreview", contentName: "_TimelinePreviewContent",
      isAsync: true)
    return expansion.declarations(of: node, in: context)
  }
}
