import ActivityEngine
package import ActivityModel
import Emulator
package import Foundation
package import PhoneScreen
package import ViewArchive

/// The settings of a sheet that a user can choose. Both key presses and command-line flags change
/// the settings through this value alone.
package struct SheetSettings: Hashable, Codable, Sendable {
  package var device = DeviceCatalog.standard
  package var systemVersion = SystemVersion.newest
  /// The appearance of cards; the island is always dark.
  package var appearance = ColorSchemeName.light
  package var isStale = false
  /// True to show every presentation as in Always-On; the presentation `alwaysOn` is shown this way
  /// in any case.
  package var isDimmed = false
  package var typeSize = TypeSize.large
  /// An identifier such as `en_US`.
  package var locale = "en_US"
  /// An identifier such as `Europe/Berlin`.
  package var timeZone = "UTC"
  /// True for views that are laid out from right to left; nil: the locale determines it.
  package var isRightToLeft: Bool?
  /// True to lengthen texts artificially, as in a language with long words.
  package var isPseudoLong = false
  package var motion = MotionLevel.full
  /// The sizes of watch and car, and StandBy's night mode; `mode(for:)` sets the surface.
  package var mode = ScreenMode()
  package var isAppForeground = false
  package var isLocked = false
  /// True when another app's activity competes for the island.
  package var hasRival = false
  /// True for a phone in landscape, where the island's width is limited.
  package var isLandscape = false
  /// Values of the store of the app group, by their keys; see `ArchiveEnvironment`.
  package var appGroup: [String: String] = [:]

  /// Without `appGroup`: viewers get drawn archives, and the values may be secrets.
  private enum CodingKeys: String, CodingKey {
    case device, systemVersion, appearance, isStale, isDimmed, typeSize, locale, timeZone,
      isRightToLeft, isPseudoLong, motion, mode, isAppForeground, isLocked, hasRival, isLandscape
  }

  package init() {}

  /// True when views are laid out from right to left.
  package var readsRightToLeft: Bool {
    isRightToLeft
      ?? (Locale(identifier: locale).language.characterDirection == .rightToLeft)
  }

  /// The screen mode in which a presentation is seen.
  package func mode(for presentation: SheetPresentation) -> ScreenMode {
    var mode = mode
    mode.isStandByOpen = presentation.surface.traits.press == .opensCard
    mode.surface = presentation.surface
    return mode
  }

  /// True when seconds are hidden and nothing moves, as in Always-On.
  package func isDimmed(for presentation: SheetPresentation) -> Bool {
    isDimmed || presentation == .alwaysOn
  }

  /// The environment of an archive request. Presentations with equal environments can share a
  /// reply.
  package func environment(for presentation: SheetPresentation, now: Date) -> ArchiveEnvironment {
    var environment = EnvironmentBuilder.environment(
      for: device,
      configuration: EmulatorConfiguration(
        device: device, appearance: appearance,
        options: EngineOptions(systemVersion: systemVersion), locale: locale, timeZone: timeZone),
      mode: mode(for: presentation), isDimmed: isDimmed(for: presentation),
      isLimitedInWidth: isLandscape, now: now)
    environment.isRightToLeft = readsRightToLeft
    environment.dynamicTypeSize = typeSize.rawValue
    environment.isPseudoLong = isPseudoLong
    environment.isMotionReduced = motion != .full
    environment.appGroup = appGroup.isEmpty ? nil : appGroup
    return environment
  }

  /// The request for a presentation's archive.
  ///
  /// - Parameters:
  ///   - attributes: JSON in ActivityKit's default encoding, as is `state`.
  ///   - keepsPlaces: True to keep the source locations of views in the archive.
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
