import AppIntents
package import ViewArchive

/// A press of a layout's button, as the app hears of it.
package struct LayoutInteraction: Hashable, Sendable {
  /// The identifier of the activity.
  package var source: String
  /// The button's name.
  package var target: String

  /// Nil: the intent is not that of a layout's button.
  package init?(_ intent: IntentReference) {
    let found = IntentIdentity.intent(LiveActivityUserInteraction.self, from: intent.id)
    guard let press = found as? LiveActivityUserInteraction else { return nil }
    source = press.source
    target = press.target
  }
}
