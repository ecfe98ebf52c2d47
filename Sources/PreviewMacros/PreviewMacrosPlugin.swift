import MacroExpansions
@_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin that expands this package's macros: answers the compiler's requests on
/// standard input until the compiler closes it.
///
/// The toolchain's SwiftSyntax lacks the module `SwiftCompilerPlugin`, which would provide this
/// entry point, but has the message-handling module on which that one is based, so it is used
/// directly.
@main
struct PreviewMacrosPlugin: PluginProvider {
  private static var macros: [any Macro.Type] {
    [
      ActivityPreviewMacro.self, BundleMacro.self, EntryMacro.self, MarkMacro.self,
      PredicateMacro.self, RuleMacro.self, TimelinePreviewMacro.self, ViewPreviewMacro.self,
    ]
  }

  /// - Throws: an error when the standard streams cannot be duplicated or a message is malformed.
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Self()).main()
  }

  /// Returns the macro with the type name of a declaration's `#externalMacro`.
  ///
  /// - Throws: `UnknownMacro` when there is none of this name.
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros.first(where: { String(describing: $0) == typeName }) else {
      throw UnknownMacro(description: "'\(moduleName)' has no macro '\(typeName)'")
    }
    return macro
  }
}

/// The compiler reports the description as an error where the macro is used.
private struct UnknownMacro: Error, CustomStringConvertible {
  var description: String
}
