import TestSupport
import Testing
import WidgetLint

struct LintRulePageTests {
  @Test(arguments: LintRule.allCases)
  func everyRuleHasItsSection(rule: LintRule) throws {
    let section = try #require(LintRulePage.section(of: rule))
    #expect(section.hasPrefix("### \(rule.rawValue): "))
    #expect(section.contains("Finds ") && section.contains("- Do: "))
    #expect(section.split(separator: "\n").count { $0.hasPrefix("#") } == 1)
  }

  /// A terminal of 80 columns shows the page without breaking lines.
  @Test func linesAreShort() {
    for line in LintRulePage.text.split(separator: "\n") {
      #expect(line.count <= HelpPage.columns, "\(line)")
    }
  }

  @Test(arguments: [
    ("L07", LintRule.emptyPresentation), ("l07", .emptyPresentation), ("L7", .emptyPresentation),
    ("L42", .appIcon), ("L0", nil), ("L44", .underCamera), ("L45", .brokenElsewhere), ("L53", nil),
    ("7", nil), ("L", nil),
    ("", nil), ("L-7", nil),
  ])
  func ruleIsFoundByItsName(name: String, rule: LintRule?) {
    #expect(LintRulePage.rule(named: name) == rule)
  }
}
