import SwiftSyntax

extension Declaration.Body {
  /// Nil for a function that returns `some View`.
  init?(of node: FunctionDeclSyntax) {
    guard let body = node.body, Self.arePlain(node.attributes) else { return nil }
    range = body.bytes
    uses = UsedNames.of(body)
    usesOutside = UsedNames.of(
      node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause)
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let isIntentResult = result.contains("IntentResult")
    isAction = node.signature.effectSpecifiers?.asyncSpecifier != nil || isIntentResult
    if result == "Void" || result == "()" {
      // Drawing may call it, for example when an object is made.
      replacement = "{}"
      isAction = true
    } else if result.hasPrefix("some "), !isIntentResult {
      return nil
    } else {
      replacement = Self.neutral(node.name.text, result)
    }
  }

  init?(of node: InitializerDeclSyntax) {
    guard let body = node.body, Self.arePlain(node.attributes) else { return nil }
    range = body.bytes
    uses = UsedNames.of(body)
    usesOutside = UsedNames.of(
      node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause)
    isAction = false
    replacement = Self.neutral("init", "Self")
  }

  /// Nil for a stored property, and for one of type `some View`.
  init?(of node: VariableDeclSyntax) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let accessors = binding.accessorBlock, binding.initializer == nil,
      let type = binding.typeAnnotation?.type, !type.trimmedDescription.hasPrefix("some "),
      Self.arePlain(node.attributes)
    else { return nil }
    let name = binding.pattern.trimmedDescription
    switch accessors.accessors {
    case .getter: replacement = Self.neutral(name, type.trimmedDescription)
    case .accessors(let list):
      guard
        list.allSatisfy({ $0.body != nil && ["get", "set"].contains($0.accessorSpecifier.text) })
      else { return nil }
      let parts = list.map { accessor in
        let isSetter = accessor.accessorSpecifier.text == "set"
        let head = accessor.with(\.body, nil).trimmedDescription
          .split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(head) \(isSetter ? "{}" : Self.neutral(name, type.trimmedDescription))"
      }
      replacement = "{ \(parts.joined(separator: "; ")) }"
    @unknown default: return nil
    }
    range = accessors.bytes
    uses = UsedNames.of(accessors)
    usesOutside = UsedNames.of(node.attributes, binding.pattern, type)
    isAction = false
  }

  private static func neutral(_ name: String, _ type: String) -> String {
    NeutralValue.body(for: type, orTrap: "the body of \(name) was left out")
  }

  /// Attributes that say nothing about what a body returns; any other may be a result builder.
  private static let plain: Set<String> = [
    "available", "backDeployed", "discardableResult", "inlinable", "inline", "MainActor", "objc",
    "Sendable", "usableFromInline", "_disfavoredOverload", "_spi", "warn_unqualified_access",
  ]

  private static func arePlain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.allSatisfy { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name.map(plain.contains) == true
    }
  }
}
