/// What an app declares about itself as far as Live Activities care. An app that has said nothing
/// declares everything.
package struct AppManifest: Codable, Hashable, Sendable {
  /// By bundle identifier.
  package var app: String
  /// `NSSupportsLiveActivities` in its Info.plist.
  package var supportsActivities: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates` in its Info.plist.
  package var supportsFrequentPushes: Bool
  /// The Push Notifications capability, `aps-environment`.
  package var hasPushCapability: Bool
  /// It is the kind of program that may have activities.
  package var isSupportedTarget: Bool
  /// It has the entitlements that it needs.
  package var isEntitled: Bool

  package init(
    app: String, supportsActivities: Bool = true, supportsFrequentPushes: Bool = true,
    hasPushCapability: Bool = true, isSupportedTarget: Bool = true, isEntitled: Bool = true
  ) {
    self.app = app
    self.supportsActivities = supportsActivities
    self.supportsFrequentPushes = supportsFrequentPushes
    self.hasPushCapability = hasPushCapability
    self.isSupportedTarget = isSupportedTarget
    self.isEntitled = isEntitled
  }
}
