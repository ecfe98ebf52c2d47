import SwiftParser
import SwiftSyntax

/// Gives types of a source other names, at their declarations and uses. Lines keep their numbers.
final class TypeRenamer: SyntaxVisitor {
  private let names: [String: String]
  private let qualified: [String: [String: String]]
  private var edits = SourceEdits()

  private init(_ names: [String: String], _ qualified: [String: [String: String]]) {
    self.names = names
    self.qualified = qualified
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the text with the types renamed.
  ///
  /// - Parameter names: by name, the new one.
  static func rename(_ names: [String: String], in text: String) -> String {
    guard names.keys.contains(where: text.contains) else { return text }
    let renamer = TypeRenamer(names, [:])
    renamer.walk(Parser.parse(source: text))
    return renamer.edits.applied(to: text)
  }

  /// Returns the text with the types renamed that stand behind the name of a module.
  ///
  /// - Parameter qualified: by module, by name, the new one.
  static func rename(qualified: [String: [String: String]], in text: String) -> String {
    guard qualified.keys.contains(where: { text.contains($0 + ".") }) else { return text }
    let renamer = TypeRenamer([:], qualified)
    renamer.walk(Parser.parse(source: text))
    return renamer.edits.applied(to: text)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text {
      rename(node.declName.baseName, in: module)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, in: node.baseType.trimmedDescription)
    return .visitChildren
  }

  private func rename(_ token: TokenSyntax, in module: String) {
    if let new = qualified[module]?[token.text] { replace(token, by: new) }
  }

  private func replace(_ token: TokenSyntax, by new: String) {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<start + token.text.utf8.count, by: new)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let new = names[token.text], Self.isNameOfType(token) else { return .skipChildren }
    replace(token, by: new)
    return .skipChildren
  }

  /// True for the name of a type where it is declared, or used without a type before it: not for a
  /// label, a member or a variable.
  private static func isNameOfType(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    if parent.is(IdentifierTypeSyntax.self) { return true }
    if let use = parent.as(DeclReferenceExprSyntax.self) {
      return use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
    }
    return parent.asProtocol((any DeclGroupSyntax).self) != nil
  }
}
