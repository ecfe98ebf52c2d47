import PhoneScreen

/// The full-screen texts that cover the phone: the help and the list of activities.
@MainActor
final class Overlays {
  /// The help; nil while it is not shown.
  var help: HelpScreen?
  /// The index of the first activity in the full-screen list; nil while the list is not shown.
  var listStart: Int?
}
