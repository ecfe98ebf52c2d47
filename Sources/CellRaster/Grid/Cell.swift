import Glibc

/// A cell of a grid: a sanitised grapheme of one or two columns, and its style. The second cell of
/// a wide glyph has an empty `glyph`.
package struct Cell: Hashable, Sendable {
  package var code: GlyphCode
  package var style: CellStyle

  package init(_ glyph: String, style: CellStyle) {
    self.init(GlyphCode(glyph), style: style)
  }

  package init(_ code: GlyphCode, style: CellStyle) {
    self.code = code
    self.style = style
  }

  package var glyph: String {
    get { code.text }
    set { code = GlyphCode(newValue) }
  }

  package var isContinuation: Bool { code == .continuation }
}
