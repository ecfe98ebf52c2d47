package import ActivityModel
package import PhoneScreen

/// The user's changes to the screen that are visible and that the engine does not store.
package struct ScreenState: Codable, Hashable, Sendable {
  package var focus: ActivityID?
  package var control: Int?
  package var isHelpShown: Bool
  package var listStart: Int?
  package var notice: Notice?
  /// Nil in a recording of a version of the program that did not have this field yet.
  package var mode: ScreenMode?
  package var revealed: ActivityID?
}
