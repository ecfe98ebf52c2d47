package import ActivityEngine
package import ActivityModel
package import CellRaster
package import CursesTerminal
import Foundation
package import PhoneScreen
package import ViewArchive

/// The settings of a run, from the command line and the environment.
package struct EmulatorConfiguration: Sendable {
  package var device: Device
  package var theme: Theme
  /// The theme used instead on a terminal with a light background; nil: the same theme.
  package var themeOnLight: Theme?
  /// The path of the theme's file, which is reloaded when it changes; nil: a built-in theme.
  package var themePath: String?
  /// Problems in the theme's file at the start.
  package var themeProblems: [ThemeProblem]
  /// The colour depth. Nil: detected from the terminal.
  package var depth: ColorDepth?
  /// The glyph set. Nil: detected from the terminal.
  package var glyphs: GlyphSet?
  /// What edges of shapes are drawn with. Nil: detected from the terminal.
  package var mosaic: Mosaic?
  /// The picture behind the phone's screen. Nil: the theme's wallpaper.
  package var wallpaper: Wallpaper?
  package var appearance: ColorSchemeName
  package var motion: MotionLevel
  /// The surface and settings shown first.
  package var mode: ScreenMode
  package var limits: SystemLimits
  package var options: EngineOptions
  package var environment: [String: String]
  /// The locale's identifier, such as `en_US`.
  package var locale: String
  /// The time zone's identifier, such as `Europe/Berlin`.
  package var timeZone: String
  package var output = RunOutput.screen
  /// True: where nothing runs at the start, the apps start one after the other.
  package var hasOpening = false
  /// Whether the terminal is to show pictures.
  package var pictures = PictureWish.off(because: "not requested")
  /// Modifies the environment passed to widgets after all other settings are applied; for values
  /// that neither the device nor its mode determines, such as the type size of a preview. Nil: no
  /// change.
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

  /// Returns the theme for a terminal. `isLight` is true when the terminal's background is light,
  /// nil when the background is not known.
  package func theme(onLight isLight: Bool?) -> Theme {
    isLight == true ? themeOnLight ?? theme : theme
  }
}
