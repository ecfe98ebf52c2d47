package import Foundation

/// An app behind one of the gallery's Live Activities: how it starts one, what it does while
/// nobody looks, and how it ends it.
///
/// The given date is the clock; nothing here reads another one.
package struct GalleryApp: Sendable, Identifiable {
  /// Something the app does by itself.
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
  /// One emoji, the icon in the dock.
  package let icon: String
  /// What stands for the icon where only ASCII can be drawn.
  package let letter: String
  /// The unqualified name of the app's attributes type.
  package let attributesType: String
  /// Whether a demonstration starts this app's activity unasked.
  package let startsByItself: Bool
  /// Requests the activity; throws what ActivityKit throws.
  package let start: @MainActor @Sendable (Date) throws -> Void
  /// In ascending order. The activity stays as the last step leaves it.
  package let steps: [Step]
  package let end: @MainActor @Sendable (Date) async -> Void

  package static let all: [GalleryApp] = [.match, .delivery, .countdown, .upload, .ride]
}
