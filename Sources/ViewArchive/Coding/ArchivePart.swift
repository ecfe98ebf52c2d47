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
  /// The views of the compact island from left to right: where its views are laid out from right to
  /// left, the leading one is on the right, as in the expanded island.
  package var compactParts: [ArchivePart] {
    let parts = [ArchivePart.compactLeading, .compactTrailing]
    return parts.contains { node(of: $0)?.readsRightToLeft == true } ? parts.reversed() : parts
  }

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

extension ViewNode {
  /// True when the whole view is laid out from right to left.
  fileprivate var readsRightToLeft: Bool { modifiers.last == .layoutDirection(.rightToLeft) }
}
