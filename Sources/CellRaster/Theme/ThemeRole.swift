package import ViewArchive

/// The roles that are drawn on the screen; the raw value is the key in a theme's file.
package enum ThemeRole: String, CaseIterable, Hashable, Sendable {
  case text
  case terminal
  case bezel
  case wallpaperTop = "wallpaper.top"
  case wallpaperBottom = "wallpaper.bottom"
  case statusText = "status.text"
  case dock
  case dockLabel = "dock.label"
  case dockRunning = "dock.running"
  case islandBackground = "island.background"
  case islandText = "island.text"
  case islandKeyline = "island.keyline"
  case cardBackgroundLight = "card.background.light"
  case cardBackgroundDark = "card.background.dark"
  case cardTextLight = "card.text.light"
  case cardTextDark = "card.text.dark"
  case lockClock = "lock.clock"
  case lockDate = "lock.date"
  case panelBackground = "panel.background"
  case panelTitle = "panel.title"
  case panelText = "panel.text"
  case panelReason = "panel.reason"
  case panelEvent = "panel.event"
  case hintText = "hint.text"
  case hintKey = "hint.key"
  case hintBackground = "hint.background"
  case focus
  case error
  case notice
  case helpBackground = "help.background"
  case helpText = "help.text"
  case helpTitle = "help.title"
  case selection
  case selectionText = "selection.text"

  /// Returns the background of a card in an appearance.
  package static func cardBackground(_ scheme: ColorSchemeName) -> ThemeRole {
    switch scheme {
    case .light: .cardBackgroundLight
    case .dark: .cardBackgroundDark
    }
  }

  /// Returns the text on a card in an appearance.
  package static func cardText(_ scheme: ColorSchemeName) -> ThemeRole {
    switch scheme {
    case .light: .cardTextLight
    case .dark: .cardTextDark
    }
  }

  /// Returns true for the key of a role and for a prefix of one: `island` is the fallback of every
  /// `island.…` without a colour of its own.
  static func isUsed(_ key: String) -> Bool {
    allCases.contains { $0.rawValue == key || $0.rawValue.hasPrefix(key + ".") }
  }
}
