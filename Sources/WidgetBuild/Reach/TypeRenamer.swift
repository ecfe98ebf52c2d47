import SwiftParser
import SwiftSyntax

/// Gives types of a source other names, at their declarations and uses. Lines keep their numbers.
final class TypeRenamer: SyntaxVisitor {
  private let names: [String: String]
  private var edits = SourceEdits()

  private init(_ names: [String: String]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the text with the types renamed.
  ///
  /// - Parameter names: by name, the new one.
  static func rename(_ names: [String: String], in text: String) -> String {
    guard names.keys.contains(where: text.contains) else { return text }
    let renamer = TypeRenamer(names)
    renamer.walk(Parser.parse(source: text))
    return renamer.edits.applied(to: text)
  }

  private func rename(_ token: TokenSyntax) {
    guard let new = names[token.text] else { return }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<start + token.text.utf8.count, by: new)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { rename(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    return .visitChildren
  }
}
