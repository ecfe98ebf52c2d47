/// The grapheme of a cell as one number: a base scalar and at most two combining marks of 21 bits
/// each, which is all that sanitising keeps. Grids are copied and compared for every frame, and
/// numbers cost a fraction of strings.
package struct GlyphCode: Hashable, Sendable {
  /// The scalars, the base in the lowest bits. 0: no glyph.
  package let bits: UInt64

  private init(bits: UInt64) { self.bits = bits }

  /// Packs the first three scalars of `text` and drops the rest. Replaces U+0000, which would mean
  /// no glyph, by U+FFFD.
  package init(_ text: String) {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for scalar in text.unicodeScalars {
      bits |= UInt64(scalar.value == 0 ? 0xFFFD : scalar.value) << shift
      shift += 21
      if shift > 42 { break }
    }
    self.bits = bits
  }

  /// The code in the second cell of a wide glyph.
  package static let continuation = GlyphCode(bits: 0)
  package static let blank = GlyphCode(bits: 0x20)
  package static let upperHalf = GlyphCode(bits: 0x2580)

  /// True for one ASCII character.
  package var isASCII: Bool { bits < 0x80 }

  /// The base scalar, then the combining marks.
  package var scalars: some Sequence<Unicode.Scalar> {
    sequence(state: bits) { bits in
      defer { bits >>= 21 }
      return bits == 0 ? nil : Unicode.Scalar(UInt32(truncatingIfNeeded: bits & 0x1F_FFFF))
    }
  }

  package var text: String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    return String(text)
  }
}
