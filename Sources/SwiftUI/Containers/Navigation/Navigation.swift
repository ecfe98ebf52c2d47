/// One screen of a tab view.
public struct Tab<Value, Content: View, Label: View> {
  private let content: Content

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {
    self.content = content()
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never, Label == EmptyView {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
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
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
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

  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View
  {
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

  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
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

  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    unsupported("navigationSubtitle")
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle<Subtitle: StringProtocol>(
    _ subtitle: Subtitle
  ) -> some View {
    unsupported("navigationSubtitle")
  }

  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    unsupported("navigationSubtitle")
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { unsupported("badge") }

  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    unsupported("badge")
  }

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
