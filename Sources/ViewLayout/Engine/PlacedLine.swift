package import ViewArchive

/// One line of a text, with its position and its runs.
package struct PlacedLine: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      case text(String)
      /// A symbol inside text, by its SF Symbols name.
      case symbol(String)
    }

    package var content: Content
    package var style: RunStyle

    package init(_ content: Content, style: RunStyle) {
      self.content = content
      self.style = style
    }

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

  /// Points, in the root's coordinate space.
  package var bounds: Rect
  package var runs: [Run]
  /// True when the line ends (or begins) in an ellipsis because something was left out.
  package var isTruncated: Bool

  package init(bounds: Rect, runs: [Run], isTruncated: Bool = false) {
    self.bounds = bounds
    self.runs = runs
    self.isTruncated = isTruncated
  }
}
