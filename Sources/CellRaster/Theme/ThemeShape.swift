import Foundation
package import ViewArchive

/// The style of edges, symbols and text.
package struct ThemeShape: Sendable, Hashable {
  package var panel = BodyEdgeStyle.auto
  package var symbols = SymbolTier.unicode
  package var text = TextLook.plain
  /// The glyph set; `.ascii` restricts a terminal that could display more.
  package var glyphs = GlyphSet.unicode
  /// The appearance of cards when the user has not set one.
  package var appearance = ColorSchemeName.light
  /// The colour filter for everything on the screen, widgets included. Nil: no filter.
  package var duotone: Duotone?

  package init() {}
}
