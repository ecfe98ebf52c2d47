import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler loads to expand `#Preview`.
@main
struct PreviewMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ActivityPreviewMacro.self, EntryMacro.self, TimelinePreviewMacro.self, ViewPreviewMacro.self,
  ]
}
