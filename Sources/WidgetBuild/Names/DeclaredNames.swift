import SwiftSyntax

/// Names that the sources themselves declare. An error about one of them is a mistake in the
/// sources, so no stand-in is generated.
final class DeclaredNames: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  private(set) var variables: Set<String> = []
  /// Static members that extensions add to colour and image types.
  private(set) var resources: Set<String> = []
  /// Members of extensions, such as `Date.formatted`.
  private(set) var extensionMembers: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type(node.name) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    variables.insert(node.pattern.trimmedDescription)
    return .skipChildren
  }

  private static let resourceTypes: Set<String> = [
    "Color", "SwiftUI.Color", "ShapeStyle", "UIColor", "Image", "UIImage",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    let isOfResources = Self.resourceTypes.contains(type)
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        extensionMembers.insert("\(name).\(function.name.text)")
      }
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        extensionMembers.insert("\(name).\(binding.pattern.trimmedDescription)")
      }
      guard isOfResources,
        variable.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" })
      else { continue }
      resources.formUnion(variable.bindings.map { $0.pattern.trimmedDescription })
    }
    return .visitChildren
  }

  private func type(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.text)
    return .visitChildren
  }
}
