package import ActivityModel
package import Emulator
package import Foundation
package import PhoneScreen
package import ViewArchive

/// Everything that a person can choose for a sheet; keys and flags both change this value and
/// nothing else.
package struct SheetSettings: Hashable, Codable, Sendable {
  package var device = DeviceCatalog.standard
  /// Of cards; the island is always dark.
  package var appearance = ColorSchemeName.light
  package var isStale = false
  /// Everything as in Always-On; the presentation of that name is so anyway.
  package var isDimmed = false
  package var typeSize = TypeSize.large
  /// An identifier such as `en_US`.
  package var locale = "en_US"
  /// An identifier such as `Europe/Berlin`.
  package var timeZone = "UTC"
  /// Nil goes by the locale.
  package var isRightToLeft: Bool?
  /// Texts as long as a wordy language makes them.
  package var isPseudoLong = false
  package var motion = MotionLevel.full
  /// Which watch, which car, and StandBy's night; where activities are seen, the presentation says.
  package var mode = ScreenMode()
  package var isAppForeground = false
  package var isLocked = false
  /// Another app's activity competes for the island.
  package var hasRival = false
  /// The phone is held on its side: the island's sides have no room to grow.
  package var isLandscape = false

  package init() {}

  /// True where views read from right to left.
  package var readsRightToLeft: Bool {
    isRightToLeft
      ?? (Locale(identifier: locale).language.characterDirection == .rightToLeft)
  }

  /// How the phone is looked at for a presentation.
  package func mode(for presentation: SheetPresentation) -> ScreenMode {
    var mode = mode
    mode.isStandByOpen = presentation == .standBy
    mode.surface =
      switch presentation {
      case .compact, .minimalAttached, .minimalDetached, .expanded, .lockScreen, .banner,
        .alwaysOn:
        .phone
      case .standBy: .standBy
      case .watch: .watch
      case .carPlay: .carPlay
      case .mac: .mac
      }
    return mode
  }

  /// True where seconds are not shown and nothing moves.
  package func isDimmed(for presentation: SheetPresentation) -> Bool {
    isDimmed || presentation == .alwaysOn
  }

  /// What the widget is asked with. Presentations with equal environments can share an archive.
  package func environment(for presentation: SheetPresentation, now: Date) -> ArchiveEnvironment {
    var environment = EnvironmentBuilder.environment(
      for: device,
      configuration: EmulatorConfiguration(
        device: device, appearance: appearance, locale: locale, timeZone: timeZone),
      mode: mode(for: presentation), isDimmed: isDimmed(for: presentation),
      isLimitedInWidth: isLandscape, now: now)
    environment.isRightToLeft = readsRightToLeft
    environment.dynamicTypeSize = typeSize.rawValue
    environment.isPseudoLong = isPseudoLong
    environment.isMotionReduced = motion != .full
    return environment
  }

  /// The question that a widget answers with a presentation's archive.
  ///
  /// - Parameters:
  ///   - attributes: JSON in ActivityKit's default encoding, as `state`.
  package func request(
    for presentation: SheetPresentation, type: String, attributes: Data, state: Data, now: Date,
    keepsPlaces: Bool = false
  ) -> ArchiveRequest {
    ArchiveRequest(
      activityID: SheetRenderer.activity.rawValue, attributesType: type, attributes: attributes,
      state: state, isStale: isStale, environment: environment(for: presentation, now: now),
      keepsPlaces: keepsPlaces)
  }
}
