/// The look of a line under or through a text.
package struct TextLineStyle: Codable, Hashable, Sendable {
  package enum Pattern: String, Codable, Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  package var pattern: Pattern
  /// Nil: the text's own.
  package var color: StyleValue?

  package init(pattern: Pattern = .solid, color: StyleValue? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
