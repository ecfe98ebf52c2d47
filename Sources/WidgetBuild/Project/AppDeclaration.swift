/// What the app around a widget declares about itself, as far as a preview shows it.
package struct AppDeclaration: Hashable, Sendable {
  /// The name under its icon.
  package var displayName: String?
  package var identifier: String?
  /// `NSSupportsLiveActivities`; nil when no list of the app's says so or not.
  package var supportsActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`; nil when there is no list of the app's.
  package var supportsFrequentPushes: Bool?
  /// The app's `Info.plist`, or the project whose settings make it.
  package var place: String?

  init() {}

  init(_ info: AppInfo, place: String) {
    displayName = info.displayName
    identifier = info.identifier
    supportsActivities = info.isSet("NSSupportsLiveActivities")
    supportsFrequentPushes = info.isSet("NSSupportsLiveActivitiesFrequentUpdates") ?? false
    self.place = place
  }

  /// What a person should know before the app is on a phone.
  package var notes: [String] {
    guard let place, supportsActivities == nil else { return [] }
    return [
      "\(place) does not declare NSSupportsLiveActivities: on iOS nothing would start; "
        + "shown here all the same"
    ]
  }
}
