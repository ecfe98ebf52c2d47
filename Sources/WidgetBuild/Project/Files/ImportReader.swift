import SwiftSyntax

/// Reads which modules a source imports, in whatever `#if` branch.
final class ImportReader: SyntaxVisitor {
  private(set) var modules: Set<String> = []
  /// Those of them that importers of the source's module see, too.
  private(set) var exported: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    modules.insert(module)
    if node.isExported { exported.insert(module) }
    return .skipChildren
  }

  // Imports stand outside of these.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ImportDeclSyntax {
  /// True for `@_exported import`.
  var isExported: Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
    }
  }
}
