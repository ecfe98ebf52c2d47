import CellRaster
import PhoneScreen

/// Reloads the theme's file when it is saved while the program runs.
@MainActor
final class ThemeReload {
  private let watch: ThemeWatch?
  private let screen: SessionScreen
  private let log: EventLog

  /// - Parameter path: The theme's file; nil: a built-in theme, which never changes.
  init(path: String?, screen: SessionScreen, log: EventLog) {
    watch = path.flatMap(ThemeWatch.init)
    self.screen = screen
    self.log = log
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { watch.map { [($0.descriptor, false)] } ?? [] }

  /// Applies a saved theme. A file with problems changes nothing, and its first problem is
  /// reported.
  func reload(at now: Moment) {
    guard let choice = watch?.change() else { return }
    guard choice.problems.isEmpty else { return showProblems(choice.problems, at: now) }
    screen.apply(choice.theme, at: now)
    log.showNotice("theme \(choice.theme.name)", at: now)
  }

  /// Shows the first of a theme's problems, and the number of the others.
  func showProblems(_ problems: [ThemeProblem], at now: Moment) {
    guard let first = problems.first else { return }
    let rest = problems.count > 1 ? ", and \(problems.count - 1) more" : ""
    log.showNotice(ThemeProblemMessage(first).line + rest, at: now, isError: true)
  }
}
