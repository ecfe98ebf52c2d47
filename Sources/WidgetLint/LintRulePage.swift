/// The documentation of the lint rules: the catalogue's article `LintRules`, in DocC markdown.
package enum LintRulePage {
  /// The whole article. Empty when it is missing from the catalogue.
  package static var text: String { EmbeddedTexts.all["WidgetLint.docc/LintRules.md"] ?? "" }

  /// Returns the section of a rule, from its heading `### L01: …` to the line before the next
  /// heading. Nil: the article has no such section.
  package static func section(of rule: LintRule) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("### \(rule.rawValue): ") }) else {
      return nil
    }
    let body = lines[(first + 1)...].prefix { !$0.hasPrefix("#") }
    return ([lines[first]] + body).joined(separator: "\n")
  }

  /// Returns the rule of a name such as `L07`, `l07` or `L7`; nil for any other text.
  package static func rule(named name: String) -> LintRule? {
    guard name.first == "L" || name.first == "l", let number = Int(name.dropFirst()),
      number >= 0
    else { return nil }
    return LintRule(rawValue: number < 10 ? "L0\(number)" : "L\(number)")
  }
}
