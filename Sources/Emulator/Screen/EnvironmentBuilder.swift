package import ActivityModel
import CellRaster
package import Foundation
package import ViewArchive

/// Builds the environment that is passed to widgets: size, appearance and locale of the device.
package enum EnvironmentBuilder {
  package static func environment(
    for device: Device, configuration: EmulatorConfiguration, mode: ScreenMode, isDimmed: Bool,
    isLimitedInWidth: Bool, now: Date
  ) -> ArchiveEnvironment {
    var measures = IslandMeasures()
    if device.island == .large {
      // SIZE-1, class L.
      measures.expandedWidth = 408
      measures.compactSide = Size(width: 62.33, height: 36.67)
    }
    let isStandBy = mode.surface == .standBy
    let small = mode.surface == .carPlay ? mode.car.card : mode.watch.card
    var environment = ArchiveEnvironment(
      now: now,
      // Always-On is rendered as if in dark appearance (SURFACE-1).
      colorScheme: isDimmed || isStandBy ? .dark : configuration.appearance,
      locale: configuration.locale,
      timeZone: configuration.timeZone,
      isRightToLeft: Locale(identifier: configuration.locale).language.characterDirection
        == .rightToLeft,
      isLuminanceReduced: isDimmed, isActivityFullscreen: isStandBy && mode.isStandByOpen,
      isDynamicIslandLimitedInWidth: isLimitedInWidth,
      displayScale: device.displayScale, island: measures,
      card: Size(width: device.cardWidth, height: 160),
      smallCard: Size(width: small.width, height: small.height))
    configuration.adjust?(&environment)
    return environment
  }
}
