/// The roles that are drawn on the screen, and the pairs of them that need contrast.
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

  /// A role drawn on another one, and the contrast that it needs. `wallpaper` stands for every
  /// colour of its gradient.
  package struct Pair: Hashable, Sendable {
    package var front: String
    package var background: String
    /// The minimum contrast of WCAG 2: 4.5 for text, 3 for a line or mark that has a meaning.
    package var leastContrast: Double

    fileprivate static func text(_ front: String, on background: String) -> Pair {
      Pair(front: front, background: background, leastContrast: 4.5)
    }

    fileprivate static func mark(_ front: String, on background: String) -> Pair {
      Pair(front: front, background: background, leastContrast: 3)
    }
  }

  /// All pairs that occur on a screen.
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

  /// Returns true for a role and for a prefix of one: `island` is the fallback of every `island.…`
  /// without a colour of its own.
  static func isUsed(_ key: String) -> Bool {
    all.contains { $0 == key || $0.hasPrefix(key + ".") }
  }
}
