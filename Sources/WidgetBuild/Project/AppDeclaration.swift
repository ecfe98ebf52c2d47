/// Properties that the app around a widget declares in its `Info.plist`, as far as a preview shows
/// them.
package struct AppDeclaration: Hashable, Sendable {
  /// The name shown below the app's icon.
  package var displayName: String?
  package var identifier: String?
  /// `NSSupportsLiveActivities`; nil when no `Info.plist` of the app sets it.
  package var supportsActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`; nil when the app has no `Info.plist`.
  package var supportsFrequentPushes: Bool?
  /// Path of the app's `Info.plist`, or of the project whose build settings generate it.
  package var place: String?

  init() {}

  init(_ info: InfoPlist, place: String) {
    displayName = info.displayName
    identifier = info.identifier
    supportsActivities = info.isSet("NSSupportsLiveActivities")
    supportsFrequentPushes = info.isSet("NSSupportsLiveActivitiesFrequentUpdates") ?? false
    self.place = place
  }

  /// Takes the keys of another description of the same app that this one lacks.
  mutating func addMissing(_ other: AppDeclaration?) {
    guard let other else { return }
    supportsFrequentPushes =
      supportsActivities == nil ? other.supportsFrequentPushes : supportsFrequentPushes
    supportsActivities = supportsActivities ?? other.supportsActivities
    displayName = displayName ?? other.displayName
    identifier = identifier ?? other.identifier
  }

  /// Returns it with what another description of the same app has and this one lacks.
  package func completed(by other: AppDeclaration) -> AppDeclaration {
    var whole = self
    whole.addMissing(other)
    return whole
  }

  /// Warnings to show before the app is run on a phone.
  package var notes: [String] {
    guard let place, supportsActivities == nil else { return [] }
    return [
      "\(place) does not declare NSSupportsLiveActivities: on iOS nothing would start; "
        + "shown here anyway"
    ]
  }
}
