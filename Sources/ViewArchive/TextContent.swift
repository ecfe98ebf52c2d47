import Foundation

/// A paragraph of styled runs with the rules for wrapping it.
package struct TextContent: Codable, Hashable, Sendable {
  package enum Alignment: String, Codable, Hashable, Sendable { case leading, center, trailing }
  package enum Case: String, Codable, Hashable, Sendable { case uppercase, lowercase }
  package enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail }

  package var runs: [TextRun]
  /// Nil is unlimited.
  package var lineLimit: Int?
  /// Lines that are taken even when the text is shorter.
  package var reservedLines: Int
  package var alignment: Alignment
  package var truncation: Truncation
  /// How far the text may shrink before it is truncated, 0…1; 1 is not at all.
  package var minimumScaleFactor: Double
  /// Points added between lines.
  package var lineSpacing: Double
  /// How letters of timed runs are written; literals were changed when the view was lowered.
  package var textCase: Case?

  package init(
    runs: [TextRun], lineLimit: Int? = nil, reservedLines: Int = 0,
    alignment: Alignment = .leading, truncation: Truncation = .tail,
    minimumScaleFactor: Double = 1, lineSpacing: Double = 0, textCase: Case? = nil
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.alignment = alignment
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
    self.textCase = textCase
  }

  /// A plain text, for tests and for labels of our own.
  package init(_ string: String, style: RunStyle = RunStyle()) {
    self.init(runs: [TextRun(.literal(string), style: style)])
  }

  /// True when some run changes by itself; such a text takes all the width it is offered
  /// (presentations.md §4.3).
  package var isLive: Bool { timedTexts.contains(where: \.isLive) }

  /// What a timed run reads, in the case that the text is written in.
  package func string(
    of text: TimedText, in context: TimedTextContext, form: TimedTextForm = .regular
  ) -> String {
    cased(text.string(in: context, form: form), in: context)
  }

  /// The widest that a timed run can become.
  package func longestString(of text: TimedText, in context: TimedTextContext) -> String {
    cased(text.longestString(in: context), in: context)
  }

  private func cased(_ string: String, in context: TimedTextContext) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased(with: Locale(identifier: context.locale))
    case .lowercase: string.lowercased(with: Locale(identifier: context.locale))
    }
  }

  /// The runs that depend on the time.
  package var timedTexts: [TimedText] {
    runs.compactMap { if case .timed(let text) = $0.content { text } else { nil } }
  }
}

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

package struct RunStyle: Codable, Hashable, Sendable {
  package var font: FontValue
  /// Nil is the surface's primary foreground.
  package var foreground: StyleValue?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  /// Points between characters.
  package var tracking: Double

  package init(
    font: FontValue = .body, foreground: StyleValue? = nil, isUnderlined: Bool = false,
    isStruckThrough: Bool = false, tracking: Double = 0
  ) {
    self.font = font
    self.foreground = foreground
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.tracking = tracking
  }
}
