import SwiftParser
import SwiftSyntax

/// The keys of an app group's texts in whose place sources have another: `teamA` in
/// `store.string(forKey: "teamA") ?? "PSG"`.
final class GroupFallbacks: SyntaxVisitor {
  private var keys: Set<String> = []

  /// Returns the keys, sorted.
  static func keys(in trees: [SourceFileSyntax]) -> [String] {
    let reader = GroupFallbacks(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    return reader.keys.sorted()
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast()
    where elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
      guard
        let text = elements[index + 1].as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        text.contains(where: \.isLetter)
      else { continue }
      keys.formUnion(AppGroupKeys.keys(inExpression: elements[index - 1]))
    }
    return .visitChildren
  }
}
