package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// Expands `@Entry var name: Type = value` in `EnvironmentValues` into an environment key with the
/// default value and accessors that use the key; in `FocusedValues`, `ContainerValues` and
/// `Transaction` into one of their keys.
package struct EntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let name = name(of: declaration), let binding = binding(of: declaration) else {
      return []
    }
    let owner =
      context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
      .extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    let type = binding.typeAnnotation?.type.trimmed
    if owner == "FocusedValues" {
      let value = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      let alias = value.map { "typealias Value = \($0)" } ?? ""
      return ["private struct __Key_\(raw: name): SwiftUI.FocusedValueKey { \(raw: alias) }"]
    }
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    // The default is computed at every read, because its type need not be `Sendable`.
    let body =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(value)"
    let key = keys[owner ?? ""] ?? "EnvironmentKey"
    return ["private struct __Key_\(raw: name): SwiftUI.\(raw: key) { \(raw: body) }"]
  }

  /// The protocol of the keys, by the type that the property is in.
  private static let keys = [
    "ContainerValues": "ContainerValueKey", "Transaction": "TransactionKey",
  ]

  private static func binding(of declaration: some DeclSyntaxProtocol) -> PatternBindingSyntax? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    binding(of: declaration)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
