package import SwiftSyntax
package import SwiftSyntaxMacros

/// Expands attributes to nothing that only tell something to Xcode, to Siri or to a database, such as
/// `@Previewable` and `@Attribute(.unique)`.
package struct MarkMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
