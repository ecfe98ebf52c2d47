package import CellRaster
import Foundation

/// The theme chosen by the user, with its source file.
package struct ThemeChoice: Sendable {
  package var theme: Theme
  /// The theme used instead on a terminal with a light background; nil: the same theme.
  package var themeOnLight: Theme?
  /// The path of the theme's file; nil for a built-in theme.
  package var path: String?
  /// The problems in the file; `theme` then falls back to defaults.
  package var problems: [ThemeProblem]

  package init(theme: Theme, onLight themeOnLight: Theme? = nil) {
    self.theme = theme
    self.themeOnLight = themeOnLight
    problems = []
  }

  /// The default: dark on a dark or unknown background, light on a light one.
  package static var automatic: ThemeChoice {
    ThemeChoice(theme: .standard, onLight: .builtIn("daylight"))
  }

  /// Parses a theme from `text`, the contents of the file at `path`.
  package init(path: String, text: String) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    (theme, problems) = Theme.parse(text, name: name)
    self.path = path
  }
}
