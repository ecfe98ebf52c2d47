package import CellRaster
package import PhoneScreen

/// A theme's file that is edited while the program runs.
extension Session {
  /// Applies what was saved. A save that is broken changes nothing, and its first problem is told.
  func takeTheme(at now: Moment) {
    guard let choice = themeWatch?.change() else { return }
    guard choice.problems.isEmpty else { return tell(choice.problems, at: now) }
    apply(choice.theme, at: now)
    say("theme \(choice.theme.name)", at: now)
  }

  /// Draws everything anew in another theme.
  package func apply(_ theme: Theme, at now: Moment) {
    screen.change(theme: theme)
    showIsland(change: .none, at: now)
  }

  /// Names the first of a theme's problems, and how many more there are.
  package func tell(_ problems: [ThemeProblem], at now: Moment) {
    guard let first = problems.first else { return }
    let rest = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    warn(ThemeProblemMessage(first).line + rest, at: now)
  }
}
