import Foundation

/// A paragraph of styled runs, with its line-breaking rules.
package struct TextContent: Codable, Hashable, Sendable {
  package enum Alignment: String, Codable, Hashable, Sendable { case leading, center, trailing }
  package enum Case: String, Codable, Hashable, Sendable { case uppercase, lowercase }
  package enum Truncation: String, Codable, Hashable, Sendable { case head, middle, tail }

  package var runs: [TextRun]
  /// Nil: unlimited.
  package var lineLimit: Int?
  /// The minimum number of lines that the text takes.
  package var reservedLines: Int
  package var alignment: Alignment
  package var truncation: Truncation
  /// The smallest scale before the text is truncated, 0…1; 1: it never shrinks.
  package var minimumScaleFactor: Double
  /// Points added between lines.
  package var lineSpacing: Double
  /// The letter case of timed runs; literals were converted when the view was lowered.
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

  /// Creates a plain text, for tests and for Island's own labels.
  package init(_ string: String, style: RunStyle = RunStyle()) {
    self.init(runs: [TextRun(.literal(string), style: style)])
  }

  /// True if a run changes by itself; such a text takes the whole proposed width (TIME-12).
  package var isLive: Bool { timedTexts.contains(where: \.isLive) }

  /// Returns the current value of a timed run, in the text's letter case.
  package func string(
    of text: TimedText, in context: TimedTextContext, form: TimedTextForm = .regular
  ) -> String {
    cased(text.string(in: context, form: form), in: context)
  }

  /// Returns the whole text at a time; symbols are left out.
  package func plainText(in context: TimedTextContext) -> String {
    runs.map { run in
      switch run.content {
      case .literal(let text): text
      case .timed(let text): string(of: text, in: context)
      case .symbol: ""
      }
    }.joined()
  }

  /// Returns the widest value that a timed run can have.
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
