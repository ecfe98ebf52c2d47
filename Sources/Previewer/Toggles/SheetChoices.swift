package import CellRaster
import Emulator

/// Everything that toggles change: what a sheet shows, and how it is drawn.
package struct SheetChoices: Hashable, Sendable {
  package var settings: SheetSettings
  package var theme: String
  package var depth: ColorDepth
  /// The themes that there are.
  package let themes: [String]
  /// As many colours as the terminal has.
  package let mostColors: ColorDepth

  package init(
    settings: SheetSettings = SheetSettings(), theme: String = Theme.standard.name,
    depth: ColorDepth = .direct, mostColors: ColorDepth? = nil,
    themes: [String] = Theme.builtInNames
  ) {
    self.settings = settings
    self.theme = theme
    self.depth = depth
    self.themes = themes.contains(theme) ? themes : themes + [theme]
    self.mostColors = mostColors ?? depth
  }
}
