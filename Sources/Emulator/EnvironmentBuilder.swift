package import ActivityModel
import CellRaster
package import Foundation
package import ViewArchive

/// What a widget may know about the phone and the person, for a device on a terminal.
package enum EnvironmentBuilder {
  package static func environment(
    for device: Device, configuration: EmulatorConfiguration, plan: ScreenPlan?,
    isLimitedInWidth: Bool, now: Date
  ) -> ArchiveEnvironment {
    var measures = IslandMeasures()
    if device.island == .large {
      // presentations.md §1.1, class L.
      measures.expandedWidth = 408
      measures.compactSide = Size(width: 62.33, height: 36.67)
    }
    // presentations.md §7.5: a terminal this narrow is a phone in landscape.
    let isNarrow = plan.map { $0.island.columns <= ScreenPlan.smallest.columns + 2 } ?? false
    return ArchiveEnvironment(
      now: now, colorScheme: configuration.appearance, locale: configuration.locale,
      timeZone: configuration.timeZone,
      isRightToLeft: Locale(identifier: configuration.locale).language.characterDirection
        == .rightToLeft,
      isDynamicIslandLimitedInWidth: isNarrow || isLimitedInWidth,
      displayScale: device.displayScale, island: measures,
      card: Size(width: device.cardWidth, height: 160))
  }
}
