import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands this package's macros.
@main
struct PreviewMacrosPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    ActivityPreviewMacro.self, EntryMacro.self, TimelinePreviewMacro.self, ViewPreviewMacro.self,
  ]
}
