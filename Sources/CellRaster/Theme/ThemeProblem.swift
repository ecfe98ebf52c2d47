/// An error or warning in a theme; `ThemeProblemMessage` formats it.
package struct ThemeProblem: Error, Hashable, Sendable {
  package enum Fault: Hashable, Sendable {
    /// The TOML parser's error message.
    case notTOML(String)
    case unknownKey
    case wrongType(got: String, want: String)
    case notAColor(got: String)
    case unknownParent(got: String)
    case unknownChoice(got: String, choices: [String])
    case outOfRange(got: String, want: String)
    case notAGlyph(got: String, want: String)
    /// The contrast of a role on a background is too low; the ratios are those of WCAG 2.
    case lowContrast(ratio: Double, background: String, want: Double)
  }

  package var theme: String
  /// The line number, starting at 1; nil when it is unknown.
  package var line: Int?
  /// The dotted key, as in `roles."island.text"`.
  package var key: String
  package var fault: Fault
  /// The most similar valid name. Nil: none is similar.
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
