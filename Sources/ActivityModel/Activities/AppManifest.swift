/// What an app declares about itself that matters to Live Activities. The defaults of `init`, for
/// apps without a manifest, declare everything.
package struct AppManifest: Codable, Hashable, Sendable {
  /// The app's bundle identifier.
  package var app: String
  /// `NSSupportsLiveActivities` in its Info.plist.
  package var supportsActivities: Bool
  /// `NSSupportsLiveActivitiesFrequentUpdates` in its Info.plist.
  package var supportsFrequentPushes: Bool
  /// The Push Notifications capability, `aps-environment`.
  package var hasPushCapability: Bool
  /// True when this kind of program may have activities.
  package var isSupportedTarget: Bool
  /// True when the app has the entitlements that Live Activities need.
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
