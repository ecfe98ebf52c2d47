import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

struct ExpressionMacroTests {
  private func expansion(
    of source: String, by macro: any ExpressionMacro.Type
  ) throws -> String {
    let item = try #require(Parser.parse(source: source).statements.first?.item)
    let node = try #require(item.as(MacroExpansionExprSyntax.self))
    return try macro.expansion(of: node, in: BasicMacroExpansionContext(sourceFiles: [:]))
      .description
  }

  @Test(arguments: [
    ("#Predicate<A> { $0.b }", "_Matching((A).self, matching: { $0.b })"),
    (
      "#Predicate<A, [B]> { $0.b == $1 }",
      "_Matching((A).self, ([B]).self, matching: { $0.b == $1 })"
    ),
    ("#Predicate { $0.b }", "_Matching(matching: { $0.b })"),
    ("#Predicate<A>({ $0.b })", "_Matching((A).self, matching: { $0.b })"),
    ("#Predicate<A>(test)", "_Matching((A).self, matching: test)"),
  ])
  func aPredicateEvaluatesItsClosure(source: String, expected: String) throws {
    #expect(try expansion(of: source, by: PredicateMacro.self) == expected)
  }

  @Test(arguments: [
    ("#Rule(Self.$a) { $0 }", "Tips.Rule(_matching: Self.$a, { $0 })"),
    ("#Rule(Self.a, { $0 })", "Tips.Rule(_matching: Self.a, { $0 })"),
  ])
  func aRuleIsMadeOfItsArguments(source: String, expected: String) throws {
    #expect(try expansion(of: source, by: RuleMacro.self) == expected)
  }

  @Test func theBundleIsTheWidgets() throws {
    #expect(try expansion(of: "#bundle", by: BundleMacro.self) == "Foundation.Bundle._own")
  }

  @Test func aMarkIsNothing() throws {
    let source = Parser.parse(source: "@Attribute(.unique) var a = 1")
    let variable = try #require(source.statements.first?.item.as(VariableDeclSyntax.self))
    let attribute = try #require(variable.attributes.first?.as(AttributeSyntax.self))
    let made = MarkMacro.expansion(
      of: attribute, providingPeersOf: variable,
      in: BasicMacroExpansionContext(sourceFiles: [:]))
    #expect(made.isEmpty)
  }
}
