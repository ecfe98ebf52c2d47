/// The full-screen texts that cover the phone: the help and the list of activities.
@MainActor
final class Overlays {
  var isHelpShown = false
  /// The index of the first activity in the full-screen list; nil while the list is not shown.
  var listStart: Int?
}
