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

  /// What is drawn on what, and the contrast that it needs. `wallpaper` is any place of its
  /// gradient.
  package struct Pair: Hashable, Sendable {
    package var front: String
    package var background: String
    /// What WCAG 2 asks: 4.5 of text, 3 of a line that means something.
    package var leastContrast: Double

    fileprivate static func text(_ front: String, on background: String) -> Pair {
      Pair(front: front, background: background, leastContrast: 4.5)
    }

    fileprivate static func mark(_ front: String, on background: String) -> Pair {
      Pair(front: front, background: background, leastContrast: 3)
    }
  }

  /// Every pair that a screen has.
  package static let pairs: [Pair] = [
    .text("status.text", on: "wallpaper"), .text("lock.clock", on: "wallpaper"),
    .text("lock.date", on: "wallpaper"), .mark("focus", on: "wallpaper"),
    .text("wallpaper", on: "status.text"),
    .text("dock.label", on: "dock"), .text("dock.running", on: "dock"),
    .text("hint.key", on: "dock"), .text("island.text", on: "island.background"),
    .text("card.text.light", on: "card.background.light"),
    .text("card.text.dark", on: "card.background.dark"),
    .text("panel.text", on: "terminal"), .text("panel.title", on: "panel.background"),
    .text("panel.text", on: "panel.background"), .text("panel.reason", on: "panel.background"),
    .text("panel.event", on: "panel.background"), .text("focus", on: "panel.background"),
    .text("selection.text", on: "selection"), .text("hint.text", on: "hint.background"),
    .text("hint.key", on: "hint.background"), .text("error", on: "hint.background"),
    .text("notice", on: "hint.background"), .text("help.text", on: "help.background"),
    .text("help.title", on: "help.background"), .text("hint.key", on: "help.background"),
    .text("panel.reason", on: "help.background"), .text("focus", on: "help.background"),
  ]

  /// True for a role, and for the front part of one: `island` colours every `island.…` that has
  /// no colour of its own.
  static func isUsed(_ key: String) -> Bool {
    all.contains { $0 == key || $0.hasPrefix(key + ".") }
  }
}
