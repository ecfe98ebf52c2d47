package import ActivityModel
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

  /// Where a presentation is seen, which decides how it is drawn and what it can show.
  package enum Place: Hashable, Sendable {
    case island
    /// A card on the phone: on the lock screen or as a banner.
    case card
    /// Another screen than the phone as it is held.
    case surface(ScreenMode.Surface)
  }

  package var place: Place {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded: .island
    case .lockScreen, .banner, .alwaysOn: .card
    case .standBy: .surface(.standBy)
    case .watch: .surface(.watch)
    case .carPlay: .surface(.carPlay)
    case .mac: .surface(.mac)
    }
  }

  package var isInIsland: Bool { place == .island }

  /// The screen that the presentation is seen on.
  package var surface: ScreenMode.Surface {
    if case .surface(let surface) = place { surface } else { .phone }
  }

  /// Returns the parts of an archive that the presentation shows.
  package func parts(of archive: ActivityArchive) -> [ArchivePart] {
    switch self {
    case .compact: [.compactLeading, .compactTrailing]
    case .minimalAttached, .minimalDetached: [.minimal]
    case .expanded: [.expanded]
    case .mac: [.compactLeading, .compactTrailing, .minimal]
    case .watch, .carPlay: archive.small == nil ? [.compactLeading, .compactTrailing] : [.small]
    case .lockScreen, .banner, .alwaysOn, .standBy: [.lockScreen]
    }
  }

  /// True when the frame's parts are those that the rules of a phone measure.
  var showsPhoneParts: Bool { surface == .phone || surface == .standBy }
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
