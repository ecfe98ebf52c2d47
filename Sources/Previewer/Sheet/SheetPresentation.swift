package import ActivityModel
import PhoneScreen
package import ViewArchive

/// Where a Live Activity is seen on the contact sheet: what the engine shows on a phone, Always-On,
/// and the surfaces besides the phone.
package enum SheetPresentation: Hashable, Sendable {
  case phone(Presentation)
  /// The card on a locked phone with a dimmed display.
  case alwaysOn
  case surface(ScreenMode.Surface)

  package static let compact = Self.phone(.compact)
  package static let minimalAttached = Self.phone(.minimalAttached)
  package static let minimalDetached = Self.phone(.minimalDetached)
  package static let expanded = Self.phone(.expanded)
  package static let lockScreen = Self.phone(.lockScreen)
  package static let banner = Self.phone(.banner)

  /// The name shown to the user.
  package var title: String {
    switch self {
    case .phone(let presentation): presentation.title
    case .alwaysOn: "Always-On"
    case .surface(let surface): surface.traits.names.onSheet
    }
  }

  /// True for the views in the island of a phone.
  package var isInIsland: Bool {
    if case .phone(let presentation) = self { presentation.isInIsland } else { false }
  }

  /// The screen that the presentation is seen on.
  package var surface: ScreenMode.Surface {
    if case .surface(let surface) = self { surface } else { .phone }
  }

  /// Returns the parts of an archive that the presentation shows.
  package func parts(of archive: ActivityArchive) -> [ArchivePart] {
    switch self {
    case .phone(let presentation): presentation.parts
    case .alwaysOn: Presentation.lockScreen.parts
    case .surface(let surface):
      switch surface.traits.shows {
      case .phone, .wholeScreenCard: [.lockScreen]
      case .smallCard: archive.small == nil ? [.compactLeading, .compactTrailing] : [.small]
      case .compactViews: [.compactLeading, .compactTrailing, .minimal]
      }
    }
  }

  /// True when the frame's parts are those that the rules of a phone measure.
  var showsPhoneParts: Bool { surface.traits.isPhone }
}

extension SheetPresentation: CaseIterable {
  /// In the order of the sheet: those on the phone's own screen first.
  package static let allCases: [Self] = {
    let surfaces = ScreenMode.Surface.others
    return Presentation.allCases.map(Self.phone)
      + surfaces.filter(\.traits.isPhone).map(Self.surface) + [.alwaysOn]
      + surfaces.filter { !$0.traits.isPhone }.map(Self.surface)
  }()
}

extension SheetPresentation: RawRepresentable, Codable {
  /// The name in commands, in file names and for viewers.
  package var rawValue: String {
    switch self {
    case .phone(let presentation): presentation.word
    case .alwaysOn: "always-on"
    case .surface(let surface): surface.rawValue
    }
  }

  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}

extension SheetPresentation {
  /// The reason why the presentation is not shown with these settings; nil when it is shown
  /// (ORDER-6, ORDER-8).
  package func absence(of archive: ActivityArchive, with settings: SheetSettings) -> String? {
    switch self {
    case .phone(.lockScreen), .alwaysOn: nil
    case .phone(.banner): Self.bannersAbsence(with: settings)
    case .phone(.compact), .phone(.minimalAttached), .phone(.minimalDetached), .phone(.expanded):
      Self.islandsAbsence(of: archive, with: settings)
    case .surface(let surface): Self.absence(of: archive, on: surface, of: settings.device)
    }
  }

  private static func islandsAbsence(
    of archive: ActivityArchive, with settings: SheetSettings
  ) -> String? {
    if settings.device.island == nil { return "\(settings.device.name) has no island" }
    if archive.compactLeading == nil { return "the widget declares no island" }
    if settings.isLocked { return "a locked phone shows the card alone" }
    if settings.isAppForeground { return "not in the island while its app is in front" }
    return nil
  }

  private static func bannersAbsence(with settings: SheetSettings) -> String? {
    if settings.device.island != nil {
      return "\(settings.device.name) expands the island for an alert"
    }
    if settings.isLocked { return "a locked phone shows an alert in the card" }
    if settings.isAppForeground { return "no banner while its app is in front" }
    return nil
  }

  private static func absence(
    of archive: ActivityArchive, on surface: ScreenMode.Surface, of device: Device
  ) -> String? {
    let hasIslandViews = archive.compactLeading != nil
    switch surface.traits.shows {
    case .phone: return nil
    case .wholeScreenCard:
      return device.isTablet && surface.traits.isPhone
        ? "\(device.name) has no \(surface.traits.names.full)" : nil
    case .smallCard:
      let hasCard = hasIslandViews || archive.small != nil
      return hasCard ? nil : "the widget declares neither an island nor the family small"
    case .compactViews: return hasIslandViews ? nil : "the widget declares no island"
    }
  }
}
