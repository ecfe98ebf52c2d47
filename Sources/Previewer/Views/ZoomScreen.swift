import ActivityEngine
import ActivityModel
import CellRaster
import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// What a zoomed preview is shown with.
struct ZoomScreen {
  var settings: SheetSettings
  /// The theme, the limits and the other options chosen at the start.
  var configuration: EmulatorConfiguration
  var clock: EmulatorClock
  var size: CellSize
  /// The look of the sheet's terminal, in which the appearance and the motion are those of the start.
  var look: RenderStyle
  var reportsRelease: Bool
  var hasMouse: Bool
  var wake: @Sendable () -> Void

  /// The look of the phone, in the appearance and with the motion that were chosen on the sheet.
  var phoneLook: RenderStyle { look.with(appearance: settings.appearance, motion: settings.motion) }

  /// The configuration of the phone that shows a presentation.
  func sessionConfiguration(for presentation: SheetPresentation) -> EmulatorConfiguration {
    var configuration = configuration
    configuration.device = settings.device
    configuration.appearance = settings.appearance
    configuration.motion = settings.motion
    configuration.options.systemVersion = settings.systemVersion
    configuration.locale = settings.locale
    configuration.timeZone = settings.timeZone
    configuration.mode = settings.mode(for: presentation)
    configuration.mode.isAlwaysOn = settings.isDimmed(for: presentation)
    configuration.adjust = { [settings] environment in
      let asked = settings.environment(for: presentation, now: environment.now)
      environment.isRightToLeft = asked.isRightToLeft
      environment.dynamicTypeSize = asked.dynamicTypeSize
      environment.isPseudoLong = asked.isPseudoLong
      environment.appGroup = asked.appGroup
    }
    return configuration
  }
}
