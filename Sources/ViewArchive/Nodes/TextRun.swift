import Foundation

/// A part of a text with one style.
package struct TextRun: Codable, Hashable, Sendable {
  package enum Content: Codable, Hashable, Sendable {
    case literal(String)
    case timed(TimedText)
    /// A symbol inside text, by its SF Symbols name.
    case symbol(String)
  }

  package var content: Content
  package var style: RunStyle

  package init(_ content: Content, style: RunStyle = RunStyle()) {
    self.content = content
    self.style = style
  }
}
