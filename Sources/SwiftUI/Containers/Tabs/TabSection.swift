/// Tabs under a header. On an iPhone they stand in the tab bar like the others, without the header.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>
{
  let content: Content
}

extension TabSection: TabContent, TabItemsSource where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  var tabItems: [TabItem] { TabItem.all(of: content) }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}
