import Foundation

/// The colours by role, symbols, shape and motion of everything drawn.
///
/// Role names are dotted and fall back to their prefix: `island.timer.stale`, else `island.timer`,
/// else `island`, else `text`. Every role has a colour; `parse` returns the errors in a theme's
/// file beside the theme.
package struct Theme: Sendable, Hashable {
  package var name: String
  /// Colours by the names that roles refer to.
  package internal(set) var palette: [String: RGB]
  package internal(set) var shape: ThemeShape
  package internal(set) var motion: ThemeMotion
  package internal(set) var symbols: SymbolTable
  /// The value of each role in the file: a palette name or `#RRGGBB`.
  var references: [String: String]
  /// The values that replace `references` on a terminal with fewer colours.
  var reduced: [ColorDepth: [String: String]]
  private var colors: [String: RGB]

  /// Creates a theme and resolves its roles, so that a theme that changes its parent's palette
  /// changes the roles too.
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
    colors = references.compactMapValues { RGB($0, in: palette) }
  }

  /// Returns this theme for a colour depth: the roles of `[roles-256]` or `[roles-16]` override the
  /// others.
  package func adapted(to depth: ColorDepth) -> Theme {
    guard let roles = reduced[depth] else { return self }
    return Theme(
      name: name, palette: palette, references: references.merging(roles) { $1 },
      shape: shape, motion: motion, symbols: symbols)
  }

  /// Returns the colour of a role.
  package func color(_ role: ThemeRole) -> RGB { color(key: role.rawValue) }

  /// Returns the colour of a dotted key, which need not be a role.
  func color(key: String) -> RGB {
    var key = Substring(key)
    while true {
      if let color = colors[String(key)] { return color }
      guard let dot = key.lastIndex(of: ".") else { return colors["text"] ?? .white }
      key = key[..<dot]
    }
  }

  /// Returns true when the theme has a colour for exactly this role, without fallback.
  package func defines(_ role: ThemeRole) -> Bool { colors[role.rawValue] != nil }

  /// The default theme. If its file is invalid, the valid entries are used, and `plain` for the
  /// rest.
  package static let standard: Theme = parse(
    builtInSource("midnight") ?? "", name: "midnight", base: plain
  ).theme

  /// White on black: the theme that is used where no theme file can be read.
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
