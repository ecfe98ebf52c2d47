/// A stack of screens; the root screen is drawn.
public struct NavigationStack<Data, Root: View> {
  private let root: Root

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  public var body: some View { NamedContainer("NavigationStack") { root } }
}

public struct NavigationView<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NamedContainer("NavigationView") { content } }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    NamedContainer("NavigationSplitView") {
      sidebar
      content
      detail
    }
  }
}

/// A list of values that represent the screens of a navigation stack.
public struct NavigationPath {
  private var values: [AnyHashable] = []

  public init() {}

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, label: label)
  }
}

extension NavigationLink: View {
  public var body: some View { label._standIn("NavigationLink") }
}

/// A set of screens selected by tabs; the first one is drawn.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabView: View {
  public var body: some View { NamedContainer("TabView") { content } }
}

/// One screen of a tab view.
public struct Tab<Value, Content: View, Label: View> {
  private let content: Content

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never, Label == EmptyView {
    self.content = content()
  }
}

extension Tab where Label == EmptyView {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.content = content()
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
  }

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.content = content()
  }
}

/// The purpose of a tab, such as search.
public struct TabRole: Hashable, Sendable {
  public static var search: Self { Self() }
}

extension Tab: View {
  public var body: some View { content }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    unsupported("navigationTitle")
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    unsupported("navigationTitle")
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    unsupported("navigationTitle")
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    unsupported("navigationBarTitle")
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    unsupported("navigationBarTitleDisplayMode")
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    unsupported("navigationBarHidden")
  }

  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    unsupported("navigationBarBackButtonHidden")
  }

  nonisolated public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    unsupported("navigationDestination")
  }

  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View {
    unsupported("navigationDestination")
  }

  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    unsupported("navigationDestination")
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    unsupported("navigationBarTitle")
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    unsupported("navigationBarTitle")
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    unsupported("navigationBarTitle")
  }

  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    unsupported("navigationSubtitle")
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { unsupported("badge") }

  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    unsupported("tabItem")
  }

  nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View { self }

  nonisolated public func badge(_ count: Int) -> some View { unsupported("badge") }

  nonisolated public func badge(_ label: Text?) -> some View { unsupported("badge") }
}

/// Options of a navigation bar.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
