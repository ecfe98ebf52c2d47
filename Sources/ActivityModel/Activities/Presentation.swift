/// A presentation in which an activity can be visible.
package enum Presentation: String, Codable, Hashable, Sendable, CaseIterable {
  case compact, minimalAttached, minimalDetached, expanded, lockScreen, banner

  private struct Names {
    /// In lists, behind the name of an activity.
    var label: String
    /// Standing alone, as over a picture of it.
    var title: String
    /// In commands and file names.
    var word: String
  }

  private var names: Names {
    switch self {
    case .compact: Names(label: "compact", title: "Compact", word: "compact")
    case .minimalAttached:
      Names(label: "attached", title: "Minimal, attached", word: "minimal-attached")
    case .minimalDetached:
      Names(label: "bubble", title: "Minimal, detached", word: "minimal-detached")
    case .expanded: Names(label: "expanded", title: "Expanded", word: "expanded")
    case .lockScreen: Names(label: "lock screen", title: "Lock Screen", word: "lock-screen")
    case .banner: Names(label: "banner", title: "Banner", word: "banner")
    }
  }

  /// The name in lists.
  package var label: String { names.label }
  /// The name standing alone.
  package var title: String { names.title }
  /// The name in commands and in file names.
  package var word: String { names.word }

  /// True in the island; false for a card on the phone.
  package var isInIsland: Bool {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded: true
    case .lockScreen, .banner: false
    }
  }
}
