/// One thing that is wrong with a theme; the wording is in `ThemeProblemMessage`.
package struct ThemeProblem: Error, Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    /// The parser's own words.
    case notTOML(String)
    case unknownKey
    case wrongType(got: String, want: String)
    case notAColor(got: String)
    case unknownParent(got: String)
    case unknownChoice(got: String, choices: [String])
    case outOfRange(got: String, want: String)
    case notAGlyph(got: String, want: String)
    /// A role on a background; the ratios are WCAG's.
    case lowContrast(ratio: Double, background: String, want: Double)
  }

  package var theme: String
  /// 1 is the first line; nil where the file does not say.
  package var line: Int?
  /// Dotted, as in `roles."island.text"`.
  package var key: String
  package var fault: Fault
  /// The nearest spelling of something that exists.
  package var suggestion: String?

  package init(
    theme: String, line: Int? = nil, key: String, fault: Fault, suggestion: String? = nil
  ) {
    self.theme = theme
    self.line = line
    self.key = key
    self.fault = fault
    self.suggestion = suggestion
  }
}
