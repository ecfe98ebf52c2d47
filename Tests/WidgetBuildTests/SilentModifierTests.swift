import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import WidgetBuild

/// What Apple has and Island lacks is named: a modifier that changes nothing stands in the table of
/// forms with the reason.
struct SilentModifierTests {
  /// Finds public functions that return the view on which they are called.
  private final class Finder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let isPublic = node.modifiers.contains { $0.name.text == "public" }
      let result = node.signature.returnClause?.type.trimmedDescription
      let body = node.body?.statements
      if isPublic, result == "some View", body?.count == 1,
        body?.first?.item.trimmedDescription == "self"
      {
        names.insert(node.name.text)
      }
      return .skipChildren
    }
  }

  @Test func everyModifierThatChangesNothingIsInTheTable() throws {
    let finder = Finder(viewMode: .sourceAccurate)
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    for target in ["SwiftUI", "WidgetKit"] {
      let folder = sources.appending(path: target)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        finder.walk(Parser.parse(source: text))
      }
    }
    #expect(finder.names.count > 50)
    let rows = AppleAPITable.standard.rows(of: .form)
    let missing = finder.names.sorted().filter { name in
      !rows.contains { row in
        row.name.contains(".\(name)(") || row.name.contains(".\(name) {")
      }
    }
    #expect(missing == [])
  }
}
