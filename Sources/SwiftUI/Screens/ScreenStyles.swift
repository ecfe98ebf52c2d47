/// How the containers of an app's screen are drawn, as the styles of the source say.
struct ScreenStyles: Hashable, Sendable {
  enum Rows { case grouped, plain }
  enum Choices { case menu, segments }
  enum Tabs { case bar, pages }

  var rows = Rows.grouped
  /// True when a list has no background of its own.
  var hidesListBackground = false
  var choices = Choices.menu
  var tabs = Tabs.bar
}

extension EnvironmentValues {
  private enum ScreenStylesKey: EnvironmentKey {
    static let defaultValue = ScreenStyles()
  }

  var screenStyles: ScreenStyles {
    get { self[ScreenStylesKey.self] }
    set { self[ScreenStylesKey.self] = newValue }
  }
}
