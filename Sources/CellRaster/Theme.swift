import Foundation
package import ViewArchive

/// Colours by role, symbols, shape and motion of everything drawn.
///
/// Roles are dotted and fall back towards the front: `island.timer.stale`, else `island.timer`,
/// else `island`, else `text`. A theme always has an answer; what was wrong in its file is told
/// by `parse` beside the theme.
package struct Theme: Sendable, Hashable {
  package var name: String
  /// Colours by the names that roles refer to.
  package internal(set) var palette: [String: RGB]
  package internal(set) var shape: ThemeShape
  package internal(set) var motion: ThemeMotion
  package internal(set) var symbols: SymbolTable
  /// What the file says for each role: a palette name or `#RRGGBB`.
  var references: [String: String]
  /// What takes the place of these where a terminal shows fewer colours.
  var reduced: [ColorDepth: [String: String]]
  private var colors: [String: RGB]

  /// Roles are resolved here, so a theme that changes its parent's palette changes the roles too.
  init(
    name: String, palette: [String: RGB], references: [String: String],
    reduced: [ColorDepth: [String: String]] = [:], shape: ThemeShape = ThemeShape(),
    motion: ThemeMotion = ThemeMotion(), symbols: SymbolTable = SymbolTable()
  ) {
    self.name = name
    self.palette = palette
    self.references = references
    self.reduced = reduced
    self.shape = shape
    self.motion = motion
    self.symbols = symbols
    colors = references.compactMapValues { palette[$0] ?? RGB(hex: $0) }
  }

  /// This theme on a terminal that shows so many colours: the roles of `[roles-256]` or
  /// `[roles-16]` over the others.
  package func adapted(to depth: ColorDepth) -> Theme {
    guard let roles = reduced[depth] else { return self }
    return Theme(
      name: name, palette: palette, references: references.merging(roles) { $1 },
      shape: shape, motion: motion, symbols: symbols)
  }

  /// The colour of a role.
  package func color(_ role: String) -> RGB {
    var key = Substring(role)
    while true {
      if let color = colors[String(key)] { return color }
      guard let dot = key.lastIndex(of: ".") else { return colors["text"] ?? .white }
      key = key[..<dot]
    }
  }

  /// True when the theme says something about this very role.
  package func defines(_ role: String) -> Bool { colors[role] != nil }

  /// The default theme. Should its file be broken, the part that can be read over `plain`.
  package static let standard: Theme = parse(
    builtInSource("midnight") ?? "", name: "midnight", base: plain
  ).theme

  /// White on black: what is left when there is no file.
  package static let plain = Theme(
    name: "plain", palette: [:],
    references: [
      "text": "#FFFFFF", "wallpaper": "#000000", "island": "#000000", "island.text": "#FFFFFF",
      "island.keyline": "#808080", "dock": "#303030", "dock.label": "#FFFFFF",
      "dock.running": "#FFFFFF", "card.background.light": "#FFFFFF",
      "card.background.dark": "#1C1C1E", "card.text.light": "#000000",
      "card.text.dark": "#FFFFFF", "panel.background": "#000000", "hint.background": "#000000",
      "help.background": "#000000", "selection": "#404040", "selection.text": "#FFFFFF",
      "terminal": "#000000", "bezel": "#606060", "focus": "#FFFFFF",
    ])
}

/// How edges and symbols are drawn.
package struct ThemeShape: Sendable, Hashable {
  package var panel = PanelLook.auto
  package var symbols = SymbolTier.unicode
  package var text = TextLook.plain
  /// Fewer glyphs than the terminal has.
  package var glyphs = GlyphSet.unicode
  /// The appearance of cards where the person says nothing.
  package var appearance = ColorSchemeName.light
  /// What every colour on the screen becomes a shade of, those of widgets included.
  package var duotone: Duotone?

  package init() {}
}

/// How texts of 28 points and more are written where there are rows left.
package enum TextLook: String, Hashable, Sendable, CaseIterable {
  case plain
  /// In letters two rows high, as far as there are such letters.
  case tall
}

/// How long the island's movements take, in seconds (presentations.md §2.5).
package struct ThemeMotion: Sendable, Hashable {
  package var expand = 0.35
  package var collapse = 0.25
  package var split = 0.4
  package var hide = 0.2
  package var update = 0.3
  /// Seconds of one swing of the spring that opens the island.
  package var response = 0.4
  /// 1 and more is without overshoot.
  package var damping = 0.8
  /// Everything jumps to where it goes.
  package var isReduced = false

  package init() {}
}
