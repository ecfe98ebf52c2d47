/// A part of an archive: one of the views that a widget shows for an activity.
package enum ArchivePart: String, Codable, Hashable, Sendable, CaseIterable {
  case lockScreen
  /// The card on a watch or in a car.
  case small
  case compactLeading, compactTrailing, minimal, expanded

  /// The parts that a widget with an island declares, in reading order. `small` is not among them:
  /// it is the lock screen's view, evaluated for another activity family.
  package static let declared: [ArchivePart] = [
    .lockScreen, .compactLeading, .compactTrailing, .minimal, .expanded,
  ]

  /// The name shown to the user.
  package var label: String {
    switch self {
    case .lockScreen: "lock screen"
    case .small: "small"
    case .compactLeading: "compact leading"
    case .compactTrailing: "compact trailing"
    case .minimal: "minimal"
    case .expanded: "expanded"
    }
  }
}

extension ActivityArchive {
  /// Returns the view of a part; nil when the widget does not declare it.
  package func node(of part: ArchivePart) -> ViewNode? {
    switch part {
    case .lockScreen: lockScreen
    case .small: small
    case .compactLeading: compactLeading
    case .compactTrailing: compactTrailing
    case .minimal: minimal
    case .expanded: expanded
    }
  }
}
