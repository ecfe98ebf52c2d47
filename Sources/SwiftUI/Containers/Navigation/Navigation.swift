extension View {
  nonisolated private func screenTitle(_ title: Text) -> some View {
    withBar("navigationTitle") { $0.title = title }
  }

  nonisolated private func screenDestination(
    _ view: some View, isPresented: @escaping () -> Bool, pop: @escaping () -> Void
  ) -> some View {
    withBar("navigationDestination") { bar in
      guard isPresented() else { return }
      bar.presented.append((view, pop))
    }
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    screenTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    screenTitle(Text(titleResource))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    screenTitle(Text(title))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    screenTitle(title)
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    screenTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View
  {
    screenTitle(Text(titleResource))
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    withBar("navigationBarTitleDisplayMode") { $0.titleMode = displayMode }
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    withBar("navigationBarHidden") { $0.isHidden = hidden }
  }

  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    withBar("navigationBarBackButtonHidden") { $0.hidesBackButton = hides }
  }

  nonisolated public func navigationDestination<Data: Hashable, Content: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    withBar("navigationDestination") { bar in
      bar.destinations[ObjectIdentifier(Data.self)] = { ($0 as? Data).map(destination) }
    }
  }

  nonisolated public func navigationDestination<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Content
  ) -> some View {
    screenDestination(destination()) {
      isPresented.wrappedValue
    } pop: {
      isPresented.wrappedValue = false
    }
  }

  nonisolated public func navigationDestination<Item: Hashable, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    withBar("navigationDestination") { bar in
      guard let value = item.wrappedValue else { return }
      bar.presented.append((destination(value), { item.wrappedValue = nil }))
    }
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenTitle(Text(titleResource)).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    screenTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    screenTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
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

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, label: key.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
    BadgedView(content: self, label: resource.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgedView(content: self, label: label.map { Text($0) })
  }

  nonisolated public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }

  nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View {
    TagView(content: self, tag: tag)
  }

  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, label: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  nonisolated public func badge(_ label: Text?) -> some View {
    BadgedView(content: self, label: label)
  }
}
