import ActivityModel
package import ViewArchive

/// The presentations of a Live Activity, in the order of the contact sheet.
package enum SheetPresentation: String, CaseIterable, Codable, Hashable, Sendable {
  case compact
  case minimalAttached = "minimal-attached"
  case minimalDetached = "minimal-detached"
  case expanded
  case lockScreen = "lock-screen"
  case banner
  /// The card in full size on a phone that charges in landscape.
  case standBy = "standby"
  /// The card on a locked phone with a dimmed display.
  case alwaysOn = "always-on"
  case watch
  case carPlay = "carplay"
  /// The compact views in a Mac's menu bar.
  case mac

  /// The name shown to the user.
  package var title: String {
    switch self {
    case .compact: "Compact"
    case .minimalAttached: "Minimal, attached"
    case .minimalDetached: "Minimal, detached"
    case .expanded: "Expanded"
    case .lockScreen: "Lock Screen"
    case .banner: "Banner"
    case .standBy: "StandBy"
    case .alwaysOn: "Always-On"
    case .watch: "Watch"
    case .carPlay: "CarPlay"
    case .mac: "Mac menu bar"
    }
  }

  /// True for presentations in the island.
  package var isInIsland: Bool {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded: true
    case .lockScreen, .banner, .standBy, .alwaysOn, .watch, .carPlay, .mac: false
    }
  }
}

extension SheetPresentation {
  /// The reason why the presentation is not shown with these settings; nil when it is shown
  /// (ORDER-6, ORDER-8).
  package func absence(of archive: ActivityArchive, with settings: SheetSettings) -> String? {
    let device = settings.device
    let hasIslandViews = archive.compactLeading != nil
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded:
      if device.island == nil { return "\(device.name) has no island" }
      if !hasIslandViews { return "the widget declares no island" }
      if settings.isLocked { return "a locked phone shows the card alone" }
      if settings.isAppForeground { return "not in the island while its app is in front" }
      return nil
    case .banner:
      if device.island != nil { return "\(device.name) expands the island for an alert" }
      if settings.isLocked { return "a locked phone shows an alert in the card" }
      if settings.isAppForeground { return "no banner while its app is in front" }
      return nil
    case .standBy:
      return device.isTablet ? "\(device.name) has no StandBy" : nil
    case .watch, .carPlay:
      let hasCard = hasIslandViews || archive.small != nil
      return hasCard ? nil : "the widget declares neither an island nor the family small"
    case .mac: return hasIslandViews ? nil : "the widget declares no island"
    case .lockScreen, .alwaysOn: return nil
    }
  }
}
