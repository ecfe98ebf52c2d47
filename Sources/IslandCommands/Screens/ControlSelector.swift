import ActivityModel

/// Finds a control of an app's screen by its title: the whole one, else its beginning, in any case and
/// any presentation of emoji; or by its number in the list, such as `#2`.
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
    if title.hasPrefix("#"), let number = Int(title.dropFirst()), controls.indices ~= number - 1 {
      return controls[number - 1]
    }
    let wanted = Self.plain(title)
    let whole = controls.filter { Self.plain($0.title) == wanted }
    let found = whole.isEmpty ? controls.filter { Self.plain($0.title).hasPrefix(wanted) } : whole
    if let control = found.first, found.count == 1 { return control }
    let titles = controls.map { "'\($0.title)'" }.joined(separator: ", ")
    throw Failure(
      message: found.isEmpty
        ? "no control '\(title)' on the screen; there are: \(titles.isEmpty ? "none" : titles)"
        : "'\(title)' is the title of \(found.count) controls: name more of it, or one by its "
          + "number in 'island screen', such as #2")
  }

  private static func plain(_ title: String) -> String {
    String(String.UnicodeScalarView(title.lowercased().unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }
}
