extension PlacedLine.Run {
  /// Returns the width at the text's natural size, in points.
  package func width(in metrics: LayoutMetrics) -> Double {
    var glyphs = GlyphText()
    switch content {
    case .text(let text): glyphs.append(text, style: style, metrics)
    case .symbol(let name): glyphs.append(symbol: name, style: style, metrics)
    }
    return glyphs.glyphs.reduce(0) { $0 + $1.advance }
  }
}
