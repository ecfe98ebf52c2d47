package import CellRaster
import Foundation

/// The theme that a person chose, with the file it came from.
package struct ThemeChoice: Sendable {
  package var theme: Theme
  /// What takes its place on a terminal with a light background.
  package var themeOnLight: Theme?
  /// Nil for a theme that is compiled in.
  package var path: String?
  /// What is wrong with the file; the default stands in for it.
  package var problems: [ThemeProblem]

  package init(theme: Theme, onLight themeOnLight: Theme? = nil) {
    self.theme = theme
    self.themeOnLight = themeOnLight
    problems = []
  }

  /// Dark on a dark terminal and on one that does not tell, light on a light one.
  package static var automatic: ThemeChoice {
    ThemeChoice(theme: .standard, onLight: .builtIn("daylight"))
  }

  /// A theme of the file at `path`, which says `text`.
  package init(path: String, text: String) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    (theme, problems) = Theme.parse(text, name: name)
    self.path = path
  }
}
