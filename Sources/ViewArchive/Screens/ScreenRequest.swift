/// A request to an app for its screen.
package struct ScreenRequest: Codable, Hashable, Sendable {
  package var environment: ArchiveEnvironment
  /// The size of the screen without the phone's margins, in points.
  package var room: Size

  package init(environment: ArchiveEnvironment, room: Size) {
    self.environment = environment
    self.room = room
  }
}
