import CellRaster

/// Converts the glyphs of cells to bytes, with the width that the terminal gives to them: measured
/// for the kinds of glyphs about which terminals disagree (WIDTH-4), else the C library's.
struct GlyphByteTable {
  private var table = GlyphTable()
  private let isUTF8: Bool
  private let widths: GlyphWidths
  private var known: [GlyphCode: GlyphBytes] = [:]
  private var last = (code: GlyphCode.blank, glyph: GlyphBytes.blank)
  let replacement: GlyphBytes
  private static let capacity = 1 << 14

  init(isUTF8: Bool, widths: GlyphWidths) {
    self.isUTF8 = isUTF8
    self.widths = widths
    replacement = Self.bytes(of: .replacement, isUTF8: isUTF8, widths: widths)
  }

  mutating func glyph(_ code: GlyphCode) -> GlyphBytes {
    if code == last.code { return last.glyph }
    if code == .blank { return .blank }
    last = (code, lookUp(code))
    return last.glyph
  }

  private mutating func lookUp(_ code: GlyphCode) -> GlyphBytes {
    if let glyph = known[code] { return glyph }
    if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
    let glyph = Self.bytes(of: table.glyph(code), isUTF8: isUTF8, widths: widths)
    known[code] = glyph
    return glyph
  }

  /// Outside of UTF-8 only ASCII is sent; everything else becomes a question mark.
  private static func bytes(
    of glyph: GlyphTable.Glyph, isUTF8: Bool, widths: GlyphWidths
  ) -> GlyphBytes {
    var text = String.UnicodeScalarView()
    for value in glyph.text.dropLast() {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: value)) else { continue }
      text.append(isUTF8 || scalar.isASCII ? scalar : "?")
    }
    if !isUTF8 { text = String.UnicodeScalarView(text.prefix(1)) }
    var (columns, isUncertain) = (isUTF8 ? glyph.columns : 1, false)
    if let base = text.first, !base.isASCII {
      (columns, isUncertain) = widths.columns(of: base, usual: columns)
    }
    return GlyphBytes(
      Array(String(text).utf8), columns: columns, hasMarks: text.count > 1,
      isUncertain: isUncertain)
  }
}

extension GlyphWidths {
  /// The columns of a glyph beyond ASCII, and whether the terminal may give it others.
  ///
  /// - Parameter usual: Its columns by the C library.
  fileprivate func columns(
    of base: Unicode.Scalar, usual: Int
  ) -> (columns: Int, isUncertain: Bool) {
    let properties = base.properties
    if usual == 2 {
      guard properties.isEmojiPresentation else { return (2, false) }
      guard let emoji else { return (2, true) }
      // A terminal with two columns for emoji need not know the latest.
      return (emoji, emoji == 2 && Self.isRecent(properties.age))
    }
    if ambiguous == 2 { return (usual, true) }
    // Digits and signs of ASCII and Latin-1 are emoji, too, but one column everywhere.
    guard properties.isEmoji, base.value > 0xFF else { return (usual, false) }
    return (usual, symbol != 1)
  }

  /// True for a character that is newer than the tables of terminals in use: since Unicode 11 (2018).
  private static func isRecent(_ age: Unicode.Version?) -> Bool { (age?.major ?? .max) >= 11 }
}
