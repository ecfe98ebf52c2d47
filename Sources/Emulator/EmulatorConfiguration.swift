package import ActivityEngine
package import ActivityModel
package import CellRaster
import Foundation
package import PhoneScreen
package import ViewArchive

/// What a person chose on the command line, and what the machine says.
package struct EmulatorConfiguration: Sendable {
  package var device: Device
  package var theme: Theme
  /// What takes its place on a terminal with a light background.
  package var themeOnLight: Theme?
  /// The theme's file, which may change while the program runs.
  package var themePath: String?
  /// What is wrong with it at the start.
  package var themeProblems: [ThemeProblem]
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
  /// Changes what widgets are told, last of all; for what no part of the phone decides.
  package var adjust: (@Sendable (inout ArchiveEnvironment) -> Void)?

  package init(
    device: Device, theme: ThemeChoice = ThemeChoice(theme: .standard), depth: ColorDepth? = nil,
    glyphs: GlyphSet? = nil, appearance: ColorSchemeName = .light, motion: MotionLevel = .full,
    mode: ScreenMode = ScreenMode(),
    limits: SystemLimits = .standard, options: EngineOptions = EngineOptions(),
    environment: [String: String] = [:], locale: String = "en_US",
    timeZone: String = TimeZone.current.identifier
  ) {
    self.device = device
    self.theme = theme.theme
    themeOnLight = theme.themeOnLight
    themePath = theme.path
    themeProblems = theme.problems
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

  /// The theme for a terminal; nil where it is not known whether its background is light.
  package func theme(onLight isLight: Bool?) -> Theme {
    isLight == true ? themeOnLight ?? theme : theme
  }
}
