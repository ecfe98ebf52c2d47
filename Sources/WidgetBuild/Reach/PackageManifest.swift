import SwiftParser
import SwiftSyntax

/// The modules that the manifest of a package declares: those of its targets.
final class PackageManifest: SyntaxVisitor {
  private(set) var modules: Set<String> = []
  /// All texts of the manifest, which stand for the modules when a target's name is computed.
  private var literals: Set<String> = []
  private var isComputed = false

  private static let targets: Set<String> = [
    "target", "executableTarget", "testTarget", "systemLibrary", "binaryTarget", "plugin", "macro",
  ]

  /// - Parameter text: `Package.swift`.
  init(_ text: String) {
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
    if isComputed { modules.formUnion(literals) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      Self.targets.contains(callee),
      let name = node.arguments.first(where: { $0.label?.text == "name" })?.expression
    else { return .visitChildren }
    if let literal = name.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      modules.insert(literal)
    } else {
      isComputed = true
    }
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let literal = node.representedLiteralValue { literals.insert(literal) }
    return .visitChildren
  }
}
