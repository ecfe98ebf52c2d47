import SwiftParser
import SwiftSyntax

/// The calls in the forms of `AppleAPITable`.
enum CalledForms {
  /// Names with labels, such as `frame(width:height:)`; trailing closures are `_:`.
  static let names: Set<String> = {
    let forms = AppleAPITable.standard.rows(of: .form).map(\.name)
      .map { $0.hasPrefix(".") ? "a\($0)" : $0 }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: forms.joined(separator: "\n")))
    return finder.names
  }()

  /// The labels of each form by the name that is called; `_`: an argument without one.
  static let labels = Dictionary(
    grouping: names.compactMap { form -> (name: String, labels: [String])? in
      guard let start = form.firstIndex(of: "("), form.last == ")" else { return nil }
      let labels = form[form.index(after: start)...].dropLast().split(separator: ":")
      return (String(form[..<start]), labels.map(String.init))
    }, by: \.name
  ).mapValues { $0.map(\.labels) }
}

/// Collects the calls in a source by name and labels.
private final class CallFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name { names.insert(name + CallSignature(node).labels) }
    return .visitChildren
  }
}
