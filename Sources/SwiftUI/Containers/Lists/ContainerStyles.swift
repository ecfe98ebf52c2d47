// Styles of an app's containers and controls.
extension View {
  nonisolated public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let isPlain = style is PlainListStyle || style is InsetListStyle
    return inheriting { $0.screenStyles.rows = isPlain ? .plain : .grouped }
  }

  nonisolated public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isBordered = style is RoundedBorderTextFieldStyle
    return inheriting { $0.screenStyles.fields = isBordered ? .bordered : .plain }
  }

  nonisolated public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    let isPaged = style is PageTabViewStyle
    return inheriting { $0.screenStyles.tabs = isPaged ? .pages : .bar }
  }

  nonisolated public func navigationViewStyle<Style: NavigationViewStyle>(
    _ style: Style
  ) -> some View { self }
  nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
  nonisolated public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let dates: ScreenStyles.Dates =
      switch style {
      case is GraphicalDatePickerStyle: .calendar
      case is WheelDatePickerStyle: .wheels
      default: .compact
      }
    return inheriting { $0.screenStyles.dates = dates }
  }
  nonisolated public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    undrawn("menuStyle")
  }
}

public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }

public struct PlainListStyle: ListStyle { public init() {} }

public struct GroupedListStyle: ListStyle { public init() {} }

public struct InsetListStyle: ListStyle { public init() {} }

public struct InsetGroupedListStyle: ListStyle { public init() {} }

public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }

extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }

extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }

extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { .init() }
}

extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }

public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { .init() }
}

public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let never = Self()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { .init() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { .init() }
}

public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: Self { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: Self { .init() }
}

public protocol DatePickerStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }

public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }

public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { .init() }
}

public protocol MenuStyle {}

public struct DefaultMenuStyle: MenuStyle { public init() {} }

public struct ButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { .init() } }

extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { .init() } }

public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { .init() }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}

public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = Self()
    public static let interactive = Self()
    public static let always = Self()
    public static let never = Self()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { .init() }
  public static func page(backgroundDisplayMode: Self.BackgroundDisplayMode) -> Self { .init() }
}

extension View {
  nonisolated public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
    undrawn("indexViewStyle")
  }
}
