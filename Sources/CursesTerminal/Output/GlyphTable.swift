import CNcurses
import CellRaster

/// Converts glyphs to ncurses' format, with the width that the C library assigns to them.
///
/// Text was already sanitised. This is the final check before the terminal: it replaces characters
/// that ncurses would send raw, merge into another cell, or draw with another width.
struct GlyphTable {
  struct Glyph: Hashable {
    /// A base character, combining marks and a terminating zero.
    var text: [wchar_t]
    /// The width in columns, 1 or 2.
    var columns: Int

    var isBlank: Bool { text[0] == 0x20 }

    static let blank = Glyph(text: [0x20, 0], columns: 1)
    /// The glyph for characters that cannot be shown: U+FFFD, or a question mark where the locale
    /// lacks it.
    static var replacement: Glyph {
      Glyph(text: [nc_width(0xFFFD) == 1 ? 0xFFFD : 0x3F, 0], columns: 1)
    }
  }

  private static let capacity = 1 << 14
  private var known: [GlyphCode: Glyph] = [:]
  private var last = (code: GlyphCode.blank, glyph: Glyph.blank)

  mutating func glyph(_ code: GlyphCode) -> Glyph {
    if code == last.code { return last.glyph }
    last = (code, lookUp(code))
    return last.glyph
  }

  private mutating func lookUp(_ code: GlyphCode) -> Glyph {
    if let glyph = known[code] { return glyph }
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    let glyph = Self.make(Array(code.scalars))
    known[code] = glyph
    return glyph
  }

  private static func make(_ scalars: [Unicode.Scalar]) -> Glyph {
    guard let base = scalars.first, isPrintable(base) else { return .blank }
    let columns = Int(nc_width(base.value))
    guard columns > 0 else { return .replacement }
    let marks = scalars.dropFirst().filter {
      isPrintable($0) && nc_width($0.value) == 0
    }
    let text = [base] + marks.prefix(Int(CCHARW_MAX) - 1)
    return Glyph(text: text.map { wchar_t($0.value) } + [0], columns: columns)
  }

  /// Returns false for control characters, which could be escape sequences, and for format
  /// characters, which would be sent as part of the preceding cell.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: !(0xFE00...0xFE0F).contains(scalar.value)
    }
  }
}
