import CellRaster

/// The glyphs that are written at the start to measure how a terminal treats their kind: each in a
/// row of its own, so that the row of a reply says what it measures, however often or late it comes.
enum WidthProbe: Int, CaseIterable {
  // The first row is left out: a report of it could be a key (`CSI 1 ; 2 R`).
  case ambiguous = 1
  case emoji, symbol, selectedEmoji
  /// A glyph of several bytes that is to be repeated (REP).
  case repeated

  private var text: String {
    switch self {
    case .ambiguous: "\u{25CF}"
    case .repeated: "\u{25CF}\u{1B}[\(Self.repetitions)b"
    case .emoji: "\u{1F535}"
    case .symbol: "\u{2764}"
    case .selectedEmoji: "\u{2764}\u{FE0F}"
    }
  }

  private static let repetitions = 3

  /// The rows that a terminal must have.
  static let rows = allCases.count + 2

  /// Writes each glyph and asks for the cursor after it.
  static let query =
    allCases.map { "\u{1B}[\($0.rawValue + 1);1H\($0.text)\u{1B}[6n" }.joined()

  /// Erases what was written; sent once the replies are there, or too late.
  static let erasure = Array("\u{1B}[2;1H\u{1B}[J\u{1B}[H".utf8)

  /// Takes over a report of the cursor's position after the glyph of its row.
  static func receive(_ point: CellPoint, into answers: inout TerminalQueryResult) {
    guard let probe = WidthProbe(rawValue: point.row) else { return }
    let columns = (1...2).contains(point.column) ? point.column : nil
    switch probe {
    case .ambiguous: answers.widths.ambiguous = columns
    case .repeated:
      let glyphs = 1 + repetitions
      answers.repeatsGlyphs = point.column == glyphs || point.column == 2 * glyphs
    case .emoji: answers.widths.emoji = columns
    case .symbol: answers.widths.symbol = columns
    case .selectedEmoji: answers.widths.selectedEmoji = columns
    }
  }
}
