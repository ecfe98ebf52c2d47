/// Tabs that were changed. Not part of Apple's API.
public struct _ModifiedTabs<Content: TabContent> {
  let content: Content
  /// Returns the tabs in place of those of the content.
  let change: ([TabItem]) -> [TabItem]

  nonisolated init(content: Content, change: @escaping ([TabItem]) -> [TabItem]) {
    self.content = content
    self.change = change
  }
}

extension _ModifiedTabs: TabContent, TabItemsSource {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  var tabItems: [TabItem] { change(TabItem.all(of: content)) }
}

extension TabContent {
  nonisolated private func changed(
    _ change: @escaping (AnyView) -> some View
  ) -> _ModifiedTabs<Self> {
    _ModifiedTabs(content: self) { items in
      items.map { TabItem(key: $0.key, view: AnyView(change($0.view))) }
    }
  }

  nonisolated private func accepted(_ name: String) -> _ModifiedTabs<Self> {
    changed { $0.unsupported(name) }
  }

  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.badge(count) }
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.badge(key) }
  }

  @_disfavoredOverload
  nonisolated public func badge(
    _ resource: LocalizedStringResource?
  ) -> some TabContent<TabValue> {
    changed { $0.badge(resource) }
  }

  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.badge(label) }
  }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabs(content: self) { hidden ? [] : $0 }
  }

  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    accepted("disabled of a tab")
  }

  // What only a sidebar, or the pointer, has.

  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func sectionActions<Actions: View>(
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  // What is read aloud, and what tests look for.

  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    changed { $0 }
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some TabContent<TabValue> {
    changed { $0 }
  }

  // Pressed longer, or dragged.

  nonisolated public func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some TabContent<TabValue> {
    accepted("contextMenu of a tab")
  }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    accepted("popover of a tab")
  }

  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some TabContent<TabValue> {
    changed { $0 }
  }
}
