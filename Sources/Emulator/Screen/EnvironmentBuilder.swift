import ActivityEngine
package import ActivityModel
import CellRaster
package import Foundation
import PhoneScreen
package import ViewArchive

/// Builds the environment that is passed to widgets: size, appearance and locale of the device.
package enum EnvironmentBuilder {
  package static func environment(
    for device: Device, configuration: EmulatorConfiguration, mode: ScreenMode, isDimmed: Bool,
    isLimitedInWidth: Bool, now: Date
  ) -> ArchiveEnvironment {
    let isCard = mode.surface.traits.shows.isWholeScreenCard
    let small = mode.smallCard
    var environment = ArchiveEnvironment(
      now: now,
      // Always-On is rendered as if in dark appearance (SURFACE-1).
      colorScheme: isDimmed || isCard ? .dark : configuration.appearance,
      locale: configuration.locale,
      timeZone: configuration.timeZone,
      isRightToLeft: Locale(identifier: configuration.locale).language.characterDirection
        == .rightToLeft,
      isLuminanceReduced: isDimmed, isActivityFullscreen: isCard && mode.isStandByOpen,
      isDynamicIslandLimitedInWidth: isLimitedInWidth,
      isMotionReduced: configuration.motion != .full,
      systemVersion: configuration.options.systemVersion.description,
      systemLook: SystemLook(configuration.options.systemVersion),
      displayScale: device.displayScale, island: device.islandMeasures,
      card: Size(width: device.cardWidth, height: PhoneMeasures.cardHeight),
      smallCard: Size(width: small.width, height: small.height))
    configuration.adjust?(&environment)
    return environment
  }
}
