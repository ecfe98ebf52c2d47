import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

struct PreviewExpansionTests {
  /// The declarations that a `#Preview` at file scope becomes.
  private func expansion(of source: String) throws -> String {
    let file = Parser.parse(source: source)
    let item = try #require(file.statements.first?.item)
    let context = BasicMacroExpansionContext(sourceFiles: [:])
    // A file that is nothing but the macro is parsed as an expression.
    guard let node = item.as(MacroExpansionExprSyntax.self) else {
      let node = try #require(item.as(MacroExpansionDeclSyntax.self))
      return declarations(of: node, in: context)
    }
    return declarations(of: node, in: context)
  }

  private func declarations(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> String {
    ActivityPreviewMacro.expansion(of: node, in: context)
      .map(\.description).joined(separator: "\n")
  }

  private let source = """
    #Preview("Card", as: .content, using: Sample.one) {
      Widget()
    } contentStates: {
      Sample.State.first
    }
    """

  @Test func allArgumentsArePassedOnUntouched() throws {
    let text = try expansion(of: source)
    for part in [
      "\"Card\"", "as: .content", "using: Sample.one", "Widget()", "contentStates:",
      "Sample.State.first",
    ] { #expect(text.contains(part), "\(part) is missing in \(text)") }
  }

  @Test func becomesATypeThatTheHostLooksFor() throws {
    let text = try expansion(of: source)
    #expect(text.contains("WidgetKit._ActivityPreview"))
    #expect(text.contains("_ActivityPreviewContent"))
  }
}
