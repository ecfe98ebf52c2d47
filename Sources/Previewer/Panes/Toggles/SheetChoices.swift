package import CellRaster
import Emulator

/// The values that toggles change: the sheet's settings, theme and colour depth.
package struct SheetChoices: Hashable, Sendable {
  package var settings: SheetSettings
  package var theme: String
  package var depth: ColorDepth
  /// The available themes, including `theme`.
  package let themes: [String]
  /// The terminal's colour depth.
  package let maximumDepth: ColorDepth

  package init(
    settings: SheetSettings = SheetSettings(), theme: String = Theme.standard.name,
    depth: ColorDepth = .direct, maximumDepth: ColorDepth? = nil,
    themes: [String] = Theme.builtInNames
  ) {
    self.settings = settings
    self.theme = theme
    self.depth = depth
    self.themes = themes.contains(theme) ? themes : themes + [theme]
    self.maximumDepth = maximumDepth ?? depth
  }
}
