package import ActivityEngine
package import ActivityModel
package import CellRaster
package import ViewArchive
import Foundation

/// What a person chose on the command line, and what the machine says.
package struct EmulatorConfiguration: Sendable {
  package var device: Device
  package var theme: Theme
  /// Nil asks the terminal.
  package var depth: ColorDepth?
  package var glyphs: GlyphSet?
  package var appearance: ColorSchemeName
  package var motion: MotionLevel
  /// What is looked at first.
  package var mode: ScreenMode
  package var limits: SystemLimits
  package var options: EngineOptions
  package var environment: [String: String]
  /// Identifiers such as `en_US` and `Europe/Berlin`.
  package var locale: String
  package var timeZone: String
  /// Lines instead of a screen.
  package var isPlain = false

  package init(
    device: Device, theme: Theme = .standard, depth: ColorDepth? = nil, glyphs: GlyphSet? = nil,
    appearance: ColorSchemeName = .light, motion: MotionLevel = .full,
    mode: ScreenMode = ScreenMode(),
    limits: SystemLimits = .standard, options: EngineOptions = EngineOptions(),
    environment: [String: String] = [:], locale: String = "en_US",
    timeZone: String = TimeZone.current.identifier
  ) {
    self.device = device
    self.theme = theme
    self.depth = depth
    self.glyphs = glyphs
    self.appearance = appearance
    self.motion = motion
    self.mode = mode
    self.limits = limits
    self.options = options
    self.environment = environment
    self.locale = locale
    self.timeZone = timeZone
  }
}
