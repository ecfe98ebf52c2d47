package import Foundation

/// The simulated app of one of the gallery's Live Activities: how it starts the activity, updates
/// it in the background, and ends it.
///
/// All closures take the current date as their argument; they do not read the system clock.
package struct GalleryApp: Sendable, Identifiable {
  /// An update that the app makes without user interaction.
  package struct Step: Sendable {
    /// Seconds since the app's start.
    package let after: TimeInterval
    package let run: @MainActor @Sendable (Date) async -> Void

    init(after: TimeInterval, run: @escaping @MainActor @Sendable (Date) async -> Void) {
      self.after = after
      self.run = run
    }
  }

  /// The bundle identifier.
  package let id: String
  package let name: String
  /// One emoji, the app's icon in the dock.
  package let icon: String
  /// The letter that replaces the icon where only ASCII can be drawn.
  package let letter: String
  /// The unqualified name of the app's attributes type.
  package let attributesType: String
  /// True: a demonstration starts this app's activity automatically.
  package let startsAutomatically: Bool
  /// Requests the activity; throws the error of ActivityKit.
  package let start: @MainActor @Sendable (Date) throws -> Void
  /// The updates in ascending order of time. After the last one the activity is not changed.
  package let steps: [Step]
  package let end: @MainActor @Sendable (Date) async -> Void
}
