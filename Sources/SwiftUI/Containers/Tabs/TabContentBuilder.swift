/// Builds the tabs of a tab view whose selection is of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The views of tabs, as the content of a tab view.
  public typealias Content<C: TabContent> = _TabContentView<C> where C.TabValue == TabValue

  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TabItems<TabValue> {
    var items: [any TabContent] = [first]
    for item in repeat each rest { items.append(item) }
    return _TabItems(items: items)
  }

  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> Content? where Content.TabValue == TabValue { content }

  public static func buildEither<Content: TabContent>(
    first: Content
  ) -> _TabItems<TabValue> where Content.TabValue == TabValue { _TabItems(items: [first]) }

  public static func buildEither<Content: TabContent>(
    second: Content
  ) -> _TabItems<TabValue> where Content.TabValue == TabValue { _TabItems(items: [second]) }

  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> _TabItems<TabValue> where Content.TabValue == TabValue { _TabItems(items: [content]) }
}

/// The tabs of a tab view's closure, in order. Not part of Apple's API.
public struct _TabItems<TabValue: Hashable> {
  let items: [any TabContent]
}

extension _TabItems: TabContent, TabItemsSource {
  public typealias Body = Never

  var tabItems: [TabItem] { items.flatMap { TabItem.all(of: $0) } }
}

/// The screens of tabs. Not part of Apple's API.
public struct _TabContentView<Content: TabContent> {
  let content: Content
}

extension _TabContentView: View {
  public var body: some View {
    let items = TabItem.all(of: content)
    ForEach(items.indices.map { (key: items[$0].key ?? AnyHashable($0), index: $0) }, id: \.key) {
      items[$0.index].view
    }
  }
}
