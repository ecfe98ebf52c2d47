package import ActivityModel
package import ViewArchive

extension Presentation {
  /// The parts of an archive that are shown, in reading order.
  package var parts: [ArchivePart] {
    switch self {
    case .compact: [.compactLeading, .compactTrailing]
    case .minimalAttached, .minimalDetached: [.minimal]
    case .expanded: [.expanded]
    case .lockScreen, .banner: [.lockScreen]
    }
  }
}
