package import CellRaster
package import PhoneScreen

/// Reloading of the theme's file while the program runs.
extension Session {
  /// Applies a saved theme. A file with problems changes nothing, and its first problem is
  /// reported.
  func takeTheme(at now: Moment) {
    guard let choice = themeWatch?.change() else { return }
    guard choice.problems.isEmpty else { return tell(choice.problems, at: now) }
    apply(choice.theme, at: now)
    say("theme \(choice.theme.name)", at: now)
  }

  /// Applies another theme and renders everything again.
  package func apply(_ theme: Theme, at now: Moment) {
    screen.change(theme: theme)
    showIsland(change: .none, at: now)
  }

  /// Reports the first of a theme's problems, and the number of the others.
  package func tell(_ problems: [ThemeProblem], at now: Moment) {
    guard let first = problems.first else { return }
    let rest = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    warn(ThemeProblemMessage(first).line + rest, at: now)
  }
}
