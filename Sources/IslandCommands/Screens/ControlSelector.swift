import ActivityModel

/// Finds a control of an app's screen by its title: the whole one, else its beginning, in any case.
struct ControlSelector {
  struct Failure: Error {
    var message: String
  }

  private let controls: [ScreenReport.Control]

  init(_ screen: ScreenReport) { controls = screen.controls }

  /// Returns the control with a title.
  ///
  /// - Throws: `Failure` when there is none, or more than one.
  func control(_ title: String) throws(Failure) -> ScreenReport.Control {
    let wanted = title.lowercased()
    let whole = controls.filter { $0.title.lowercased() == wanted }
    let found =
      whole.isEmpty ? controls.filter { $0.title.lowercased().hasPrefix(wanted) } : whole
    if let control = found.first, found.count == 1 { return control }
    let titles = controls.map { "'\($0.title)'" }.joined(separator: ", ")
    throw Failure(
      message: found.isEmpty
        ? "no control '\(title)' on the screen; there are: \(titles.isEmpty ? "none" : titles)"
        : "'\(title)' is the title of \(found.count) controls: name more of it")
  }
}
