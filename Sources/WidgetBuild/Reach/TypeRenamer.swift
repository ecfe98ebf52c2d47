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

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard let new = names[token.text], Self.isNameOfType(token) else { return .skipChildren }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<start + token.text.utf8.count, by: new)
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
