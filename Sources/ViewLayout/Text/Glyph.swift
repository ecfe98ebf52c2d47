import ViewArchive

/// One grapheme or symbol of a text, with its position and its line-breaking class.
struct Glyph: Hashable, Sendable {
  /// Offset of its first byte in the text; the glyph ends where the next one begins.
  var start: Int32
  /// Index of the run it belongs to.
  var run: Int32
  /// Display width in columns.
  var columns: UInt8
  /// Width on a line, in points; a line break inside of a line is drawn as a space.
  var advance: Double
  var breaking: BreakClass

  var isSpace: Bool { breaking == .space }
  var isNewline: Bool { breaking == .newline }

  /// Returns whether a line may end between two glyphs that no space separates.
  static func canBreak(between before: Glyph, and after: Glyph) -> Bool {
    switch after.breaking {
    case .newline, .space, .invisibleBreak, .glue, .hyphen, .shortDash, .slash, .closing:
      return false
    case .longDash, .opening, .digit, .ideograph, .letter: break
    }
    switch before.breaking {
    case .newline, .space, .glue, .opening: return false
    case .invisibleBreak, .shortDash: return true
    case .hyphen, .slash: return after.breaking != .digit
    case .longDash: return after.breaking != .longDash
    case .closing, .digit, .ideograph, .letter: break
    }
    return after.breaking == .longDash || before.breaksWithoutSpace || after.breaksWithoutSpace
  }

  /// True for characters that allow a break without a space beside them.
  private var breaksWithoutSpace: Bool {
    breaking == .ideograph || (columns == 2 && (breaking == .closing || breaking == .opening))
  }
}

extension TextContent {
  /// Returns the text as glyphs; `strings` are the formatted values of its timed runs, in order.
  func glyphs(writing strings: [String], _ metrics: LayoutMetrics) -> GlyphText {
    var text = GlyphText()
    var timed = strings.makeIterator()
    for run in runs {
      switch run.content {
      case .literal(let literal): text.append(literal, style: run.style, metrics)
      case .timed: text.append(timed.next() ?? "", style: run.style, metrics)
      case .symbol(let name): text.append(symbol: name, style: run.style, metrics)
      }
    }
    return text
  }
}
