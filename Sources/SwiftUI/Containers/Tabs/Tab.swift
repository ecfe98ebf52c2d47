/// One screen of a tab view, and its label.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let content: Content
  private let label: AnyView
  private let value: Value?

  nonisolated private init(
    _ value: Value?, content: Content, label: some View
  ) {
    self.content = content
    self.label = AnyView(label)
    self.value = value
  }
}

extension Tab: TabContent, TabItemsSource {
  public typealias TabValue = Value
  public typealias Body = Never

  var tabItems: [TabItem] {
    [
      TabItem(
        key: value.map(AnyHashable.init),
        view: AnyView(
          TabItemView(content: content, label: label, tag: value.map(AnyHashable.init))))
    ]
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content: content(), label: label())
  }

  nonisolated public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(.some(value), content: content(), label: label())
  }

  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value, content: content(), label: DefaultTabLabel(role: role))
  }

  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(nil, content: content(), label: DefaultTabLabel(role: role))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      .some(value), content: content(),
      label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), content: content(), label: SwiftUI.Label(titleKey, image: image))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value, content: content(), label: SwiftUI.Label(titleResource, systemImage: systemImage)
    )
  }

  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      .some(value), content: content(),
      label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      nil, content: content(), label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content: content(), label: SwiftUI.Label(titleResource, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<V: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      .some(value), content: content(), label: SwiftUI.Label(titleResource, image: image))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, content: content(), label: SwiftUI.Label(titleResource, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(
      .some(value), content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content: content(), label: SwiftUI.Label(title, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(.some(value), content: content(), label: SwiftUI.Label(title, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, content: content(), label: SwiftUI.Label(title, image: image))
  }
}
