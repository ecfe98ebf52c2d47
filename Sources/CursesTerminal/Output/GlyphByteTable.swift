import CellRaster

/// Converts the glyphs of cells to bytes, with the width that the C library assigns to them.
struct GlyphByteTable {
  private var table = GlyphTable()
  private let isUTF8: Bool
  private var known: [GlyphCode: GlyphBytes] = [:]
  private var last = (code: GlyphCode.blank, glyph: GlyphBytes.blank)
  let replacement: GlyphBytes
  private static let capacity = 1 << 14

  init(isUTF8: Bool) {
    self.isUTF8 = isUTF8
    replacement = Self.bytes(of: .replacement, isUTF8: isUTF8)
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
    let glyph = Self.bytes(of: table.glyph(code), isUTF8: isUTF8)
    known[code] = glyph
    return glyph
  }

  /// Outside of UTF-8 only ASCII is sent; everything else becomes a question mark.
  private static func bytes(of glyph: GlyphTable.Glyph, isUTF8: Bool) -> GlyphBytes {
    var text = String.UnicodeScalarView()
    for value in glyph.text.dropLast() {
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: value)) else { continue }
      text.append(isUTF8 || scalar.isASCII ? scalar : "?")
    }
    if !isUTF8 { text = String.UnicodeScalarView(text.prefix(1)) }
    let columns = isUTF8 ? glyph.columns : 1
    return GlyphBytes(Array(String(text).utf8), columns: columns, hasMarks: text.count > 1)
  }
}
