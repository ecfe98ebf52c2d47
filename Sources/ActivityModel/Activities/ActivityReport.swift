package import Foundation

/// The complete state of a running emulator: the phone and every activity on it.
package struct ActivityReport: Codable, Hashable, Sendable {
  /// The emulator's date, which may differ from the machine's.
  package var now: Date
  /// Emulated seconds per real second; 0 while the clock is frozen.
  package var clockRate: Double
  package var device: Device
  package var isLocked: Bool
  package var isLandscape: Bool
  package var screen: ScreenMode
  /// Bundle identifier of the app in the foreground; nil: the home screen.
  package var foreground: String?
  /// The names of the apps in the dock, by bundle identifier.
  package var apps: [String: String]
  /// What the system shows in the island; nil: nothing.
  package var systemItem: SystemItem?
  package var allowsActivities: Bool
  package var allowsFrequentPushes: Bool
  /// The push-to-start tokens; update tokens are in `activities`.
  package var startTokens: [StartToken]
  /// All activities: those in the island first, then those with a card, then the rest.
  package var activities: [ActivityListing]

  /// A push-to-start token: a push to `token` starts an activity of `attributesType`.
  package struct StartToken: Codable, Hashable, Sendable {
    package var app: String
    package var attributesType: String
    package var token: Data

    package init(app: String, attributesType: String, token: Data) {
      self.app = app
      self.attributesType = attributesType
      self.token = token
    }
  }

  package init(
    now: Date, clockRate: Double, device: Device, isLocked: Bool,
    isLandscape: Bool = false, screen: ScreenMode = ScreenMode(), foreground: String?,
    apps: [String: String] = [:], systemItem: SystemItem? = nil, allowsActivities: Bool,
    allowsFrequentPushes: Bool, startTokens: [StartToken], activities: [ActivityListing]
  ) {
    self.now = now
    self.clockRate = clockRate
    self.device = device
    self.isLocked = isLocked
    self.isLandscape = isLandscape
    self.screen = screen
    self.foreground = foreground
    self.apps = apps
    self.systemItem = systemItem
    self.allowsActivities = allowsActivities
    self.allowsFrequentPushes = allowsFrequentPushes
    self.startTokens = startTokens
    self.activities = activities
  }
}
