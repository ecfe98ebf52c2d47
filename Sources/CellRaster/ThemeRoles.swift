/// The roles that something on screen is drawn in, and which have to be told apart.
package enum ThemeRoles {
  package static let all = [
    "text", "terminal", "bezel", "wallpaper.top", "wallpaper.bottom", "status.text", "dock",
    "dock.label",
    "dock.running", "island.background", "island.text", "island.keyline",
    "card.background.light", "card.background.dark", "card.text.light", "card.text.dark",
    "lock.clock", "lock.date", "panel.background", "panel.title", "panel.text", "panel.reason",
    "panel.event", "hint.text", "hint.key", "hint.background", "focus", "error", "notice",
    "help.background", "help.text", "help.title", "selection", "selection.text",
  ]

  /// A text role and what it is written on.
  package static let textOnBackground = [
    ("status.text", "wallpaper.top"), ("lock.clock", "wallpaper.top"),
    ("lock.date", "wallpaper.top"), ("lock.date", "wallpaper.bottom"), ("dock.label", "dock"),
    ("dock.running", "dock"), ("island.text", "island.background"),
    ("card.text.light", "card.background.light"), ("card.text.dark", "card.background.dark"),
    ("panel.title", "panel.background"), ("panel.text", "panel.background"),
    ("panel.reason", "panel.background"), ("panel.event", "panel.background"),
    ("selection.text", "selection"), ("focus", "panel.background"),
    ("hint.text", "hint.background"),
    ("hint.key", "hint.background"), ("error", "hint.background"),
    ("notice", "hint.background"), ("help.text", "help.background"),
    ("help.title", "help.background"),
  ]

  /// What WCAG 2 asks of text.
  package static let leastContrast = 4.5

  /// True for a role, and for the front part of one: `island` colours every `island.…` that has
  /// no colour of its own.
  static func isUsed(_ key: String) -> Bool {
    all.contains { $0 == key || $0.hasPrefix(key + ".") }
  }
}
