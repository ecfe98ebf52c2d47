/// The line-breaking class of a character: a small part of UAX 14, with the rules of Japanese and
/// Chinese typesetting for characters that may not begin or end a line.
enum BreakClass: UInt8, Hashable, Sendable {
  /// Ends the line.
  case newline
  /// A line may end before it and the next begin after it; it has no width at the end of a line.
  case space
  /// A break opportunity without a visible glyph (U+200B).
  case invisibleBreak
  /// Forbids a break on both sides: no-break spaces, joiners, straight quotation marks.
  case glue
  /// `-`: the line may end after it, but not before a digit.
  case hyphen
  /// Other hyphens and short dashes: the line may end after them.
  case shortDash
  /// `/`: the line may end after it, but not before a digit.
  case slash
  /// `—`: the line may end on either side.
  case longDash
  /// Opening punctuation: never ends a line.
  case opening
  /// Closing punctuation: never begins a line.
  case closing
  case digit
  /// The line may end before and after it.
  case ideograph
  /// Everything else, including scripts whose words are only found by a dictionary (Thai, Khmer,
  /// Lao).
  case letter

  /// Creates the class of an ASCII byte.
  init(ascii byte: UInt8) {
    switch byte {
    case 0x0A...0x0D: self = .newline
    case 0x09, 0x20: self = .space
    case 0x22, 0x27: self = .glue
    case 0x28, 0x5B, 0x7B, 0x24: self = .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case 0x2D: self = .hyphen
    case 0x2F: self = .slash
    case 0x30...0x39: self = .digit
    default: self = .letter
    }
  }

  /// Creates the class of a character that takes a number of display columns.
  init(_ character: Character, columns: Int) {
    guard let scalar = character.unicodeScalars.first else {
      self = .letter
      return
    }
    switch scalar.value {
    case 0x00...0x7F: self = character.isNewline ? .newline : BreakClass(ascii: UInt8(scalar.value))
    case 0x85, 0x2028, 0x2029: self = .newline
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x200D, 0x2011: self = .glue
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x200B: self = .invisibleBreak
    case 0x2010, 0x2012, 0x2013, 0x058A: self = .shortDash
    case 0x2014: self = .longDash
    // Half-width katakana: as wide as letters, broken like ideographs.
    case 0xFF66, 0xFF71...0xFF9D: self = .ideograph
    case 0x2018, 0x201A, 0x201C, 0x201E, 0xAB, 0x2039, 0xA3, 0xA5, 0x20A0...0x20CF: self = .opening
    case 0x2019, 0x201D, 0xBB, 0x203A, 0x2025, 0x2026, 0xB0, 0x2030, 0x203C, 0x2047...0x2049:
      self = .closing
    default:
      if Self.neverFirst.contains(scalar) {
        self = .closing
      } else if Self.neverLast.contains(scalar) {
        self = .opening
      } else {
        self = columns == 2 ? .ideograph : .letter
      }
    }
  }

  /// Characters that may not begin a line (kinsoku), including small kana and sound marks.
  private static let neverFirst = Set(
    """
    、。，．：；！？）」』】〉》］｝〕〗〙〛｠〟・･｡､｣％‰℃￠ーｰ々〻ゝゞヽヾ〜～゛゜\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ\
    ｧｨｩｪｫｬｭｮｯ︰︱︳︴︶︸︺︼︾﹀﹂﹄﹐﹑﹒﹔﹕﹖﹗﹚﹜﹞
    """.unicodeScalars)

  private static let neverLast = Set("（「『【〈《［｛〔〖〘〚｟〝｢＄￡￥￦︵︷︹︻︽︿﹁﹃﹙﹛﹝".unicodeScalars)
}
