/// How the containers of an app's screen are drawn, as the styles of the source say.
struct ScreenStyles: Hashable, Sendable {
  enum Rows { case grouped, plain }
  enum Tabs { case bar, pages }
  enum Fields { case plain, bordered }
  enum Dates { case compact, calendar, wheels }

  var rows = Rows.grouped
  /// True when a list has no background of its own.
  var hidesListBackground = false
  var tabs = Tabs.bar
  var fields = Fields.plain
  var dates = Dates.compact
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
