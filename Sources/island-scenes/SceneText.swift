import CellRaster

/// A text that is sanitised once, as the emulator does with its widgets' texts.
struct SceneText: ExpressibleByStringLiteral {
  let glyphs: [GlyphCode]

  init(_ text: String) { glyphs = TerminalText.glyphs(of: text).map { GlyphCode($0.glyph) } }

  init(stringLiteral text: String) { self.init(text) }
}
