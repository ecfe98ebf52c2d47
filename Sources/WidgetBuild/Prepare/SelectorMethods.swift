import SwiftSyntax

/// The methods of a source that a selector can name: those of its classes and extensions, with at most
/// one parameter.
struct SelectorMethods {
  /// References to methods, such as `Owner.act(_:)`, by the type's name and the method's.
  private var references: [String: [String: String]] = [:]

  init(_ tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    references = collector.references
  }

  /// Returns the reference to the method that a selector names; nil: the source does not declare it.
  ///
  /// - Parameters:
  ///   - expression: What `#selector` has in its parentheses.
  ///   - node: Where it stands.
  func reference(of expression: String, at node: some SyntaxProtocol) -> String? {
    let parts = expression.split(separator: "(")[0].split(separator: ".").map(String.init)
    guard let name = parts.last, !expression.contains(":)") || expression.hasSuffix(")") else {
      return nil
    }
    let own = Self.types(around: Syntax(node))
    let owner = parts.dropLast().joined(separator: ".")
    let type = ["", "self", "Self"].contains(owner) ? own.joined(separator: ".") : owner
    return references[type]?[name]
  }

  /// The names of the types around a node, the outermost first.
  fileprivate static func types(around node: Syntax) -> [String] {
    var names: [String] = []
    var next = node.parent
    while let outer = next {
      if let type = outer.as(ClassDeclSyntax.self) {
        names.insert(type.name.text, at: 0)
      } else if let type = outer.as(ExtensionDeclSyntax.self) {
        names.insert(type.extendedType.trimmedDescription, at: 0)
      } else if let type = outer.asProtocol((any NamedDeclSyntax).self),
        outer.isProtocol((any DeclGroupSyntax).self)
      {
        names.insert(type.name.text, at: 0)
      }
      next = outer.parent
    }
    return names
  }

  private final class Collector: SyntaxVisitor {
    var references: [String: [String: String]] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let isInstance = !node.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let parameters = node.signature.parameterClause.parameters
      let isPlain =
        node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
        && parameters.count <= 1
      let isMember = node.parent?.is(MemberBlockItemSyntax.self) ?? false
      guard isInstance, isPlain, isMember else { return .visitChildren }
      let type = SelectorMethods.types(around: Syntax(node)).joined(separator: ".")
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      references[type, default: [:]][node.name.text] =
        "\(type).\(node.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
      return .visitChildren
    }
  }
}
