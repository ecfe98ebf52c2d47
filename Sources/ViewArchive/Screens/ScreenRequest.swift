/// A request to an app for its screen.
package struct ScreenRequest: Codable, Hashable, Sendable {
  package var environment: ArchiveEnvironment
  /// The size of the screen without the phone's margins, in points.
  package var room: Size
  /// The preview whose view is the screen; nil: it is the app's own screen.
  package var preview: String?

  package init(environment: ArchiveEnvironment, room: Size, preview: String? = nil) {
    self.environment = environment
    self.room = room
    self.preview = preview
  }
}
