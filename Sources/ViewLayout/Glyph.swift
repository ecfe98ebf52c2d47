import ViewArchive

/// One grapheme or symbol of a text, with the columns it takes.
struct Glyph: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case character(Character)
    case symbol(String)
  }

  var content: Content
  /// Display columns.
  var columns: Int
  var style: RunStyle

  static let ellipsis: Character = "…"

  init(_ character: Character, style: RunStyle) {
    content = .character(character)
    columns = DisplayWidth.columns(of: character)
    self.style = style
  }

  /// A symbol takes two columns, as icons on the grid do (presentations.md §7.3 Q7).
  init(symbol: String, style: RunStyle) {
    content = .symbol(symbol)
    columns = 2
    self.style = style
  }

  var isSpace: Bool {
    switch content {
    case .character(let character):
      character.isWhitespace && !character.isNewline && character != "\u{A0}"
        && character != "\u{202F}"
    case .symbol: false
    }
  }

  var isNewline: Bool {
    switch content {
    case .character(let character): character.isNewline
    case .symbol: false
    }
  }

  /// True for characters of scripts that break between any two of them.
  var isIdeographic: Bool {
    switch content {
    case .character(let character):
      columns == 2 && !(character.unicodeScalars.first?.properties.isEmoji ?? false)
    case .symbol: false
    }
  }

  /// A line may end between these two although there is no space.
  static func canBreak(between before: Glyph, and after: Glyph) -> Bool {
    (before.isIdeographic || after.isIdeographic) && !before.isSpace && !after.isSpace
      && !closing.contains(after.content) && !opening.contains(before.content)
  }

  /// What must not begin a line, or end one, next to ideographs.
  private static let closing = contents("、。，．：；！？）」』】〉》］｝…,.:;!?)]}%ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
  private static let opening = contents("（「『【〈《［｛([{")

  private static func contents(_ string: String) -> Set<Content> {
    Set(string.map { Content.character($0) })
  }
}

extension TextContent {
  /// The text as it reads now, or as it reads when it is widest.
  func glyphs(in time: TimedTextContext, longest: Bool = false) -> [Glyph] {
    runs.flatMap { run -> [Glyph] in
      switch run.content {
      case .literal(let string): string.map { Glyph($0, style: run.style) }
      case .timed(let text):
        (longest ? text.longestString(in: time) : text.string(in: time))
          .map { Glyph($0, style: run.style) }
      case .symbol(let name): [Glyph(symbol: name, style: run.style)]
      }
    }
  }
}
