package import CellRaster
package import Foundation

/// An app in the dock: how its activity starts, which scripted steps follow, and how it ends.
package struct EmulatedApp: Sendable, Identifiable {
  /// A scripted action some time after the activity started.
  package struct Step: Sendable {
    /// The delay in seconds since the start.
    package var after: TimeInterval
    package var run: @MainActor @Sendable (Date) async -> Void

    package init(after: TimeInterval, run: @escaping @MainActor @Sendable (Date) async -> Void) {
      self.after = after
      self.run = run
    }
  }

  /// The bundle identifier.
  package var id: String
  package var name: String
  /// The icon: one emoji, or a letter on terminals without emoji.
  package var icon: String
  package var letter: String
  /// The picture of the icon; nil: `icon` is shown.
  package var picture: AppIcon?
  package var attributesType: String
  /// The types of its other activities.
  package var otherTypes: [String] = []
  /// True when the app's activity starts together with the emulator.
  package var startsAutomatically: Bool
  package var start: @MainActor @Sendable (Date) throws -> Void
  package var steps: [Step]
  package var end: @MainActor @Sendable (Date) async -> Void
  /// How the app's process is started, which has a screen; nil: it has none.
  package var command: AppCommand?

  package init(
    id: String, name: String, icon: String, letter: String, attributesType: String,
    startsAutomatically: Bool, start: @escaping @MainActor @Sendable (Date) throws -> Void,
    steps: [Step], end: @escaping @MainActor @Sendable (Date) async -> Void
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.letter = letter
    self.attributesType = attributesType
    self.startsAutomatically = startsAutomatically
    self.start = start
    self.steps = steps
    self.end = end
  }
}
