/// The pairs of theme roles that are drawn on each other and need contrast.
package enum ThemeContrast {
  /// One side of a pair.
  package enum Side: Hashable, Sendable {
    case role(ThemeRole)
    /// Every colour of the wallpaper's gradient.
    case wallpaper

    /// The name in a message: the key in a theme's file, or `wallpaper`.
    package var key: String {
      switch self {
      case .role(let role): role.rawValue
      case .wallpaper: "wallpaper"
      }
    }
  }

  /// A role drawn on another one, and the contrast that it needs.
  package struct Pair: Hashable, Sendable {
    package var front: Side
    package var background: Side
    /// The minimum contrast of WCAG 2: 4.5 for text, 3 for a meaningful line.
    package var leastContrast: Double

    fileprivate static func text(_ front: ThemeRole, on background: ThemeRole) -> Pair {
      Pair(front: .role(front), background: .role(background), leastContrast: 4.5)
    }

    fileprivate static func textOnWallpaper(_ front: ThemeRole) -> Pair {
      Pair(front: .role(front), background: .wallpaper, leastContrast: 4.5)
    }

    fileprivate static func markOnWallpaper(_ front: ThemeRole) -> Pair {
      Pair(front: .role(front), background: .wallpaper, leastContrast: 3)
    }

    fileprivate static func wallpaper(on background: ThemeRole) -> Pair {
      Pair(front: .wallpaper, background: .role(background), leastContrast: 4.5)
    }
  }

  /// All pairs that occur on a screen.
  package static let pairs: [Pair] = [
    .textOnWallpaper(.statusText), .textOnWallpaper(.lockClock), .textOnWallpaper(.lockDate),
    .markOnWallpaper(.focus), .wallpaper(on: .statusText), .text(.dockLabel, on: .dock),
    .text(.dockRunning, on: .dock), .text(.hintKey, on: .dock),
    .text(.islandText, on: .islandBackground), .text(.cardTextLight, on: .cardBackgroundLight),
    .text(.cardTextDark, on: .cardBackgroundDark), .text(.panelText, on: .terminal),
    .text(.panelTitle, on: .panelBackground), .text(.panelText, on: .panelBackground),
    .text(.panelReason, on: .panelBackground), .text(.panelEvent, on: .panelBackground),
    .text(.focus, on: .panelBackground), .text(.error, on: .panelBackground),
    .text(.selectionText, on: .selection),
    .text(.hintText, on: .hintBackground), .text(.hintKey, on: .hintBackground),
    .text(.error, on: .hintBackground), .text(.notice, on: .hintBackground),
    .text(.helpText, on: .helpBackground), .text(.helpTitle, on: .helpBackground),
    .text(.hintKey, on: .helpBackground), .text(.panelReason, on: .helpBackground),
    .text(.focus, on: .helpBackground),
  ]
}
