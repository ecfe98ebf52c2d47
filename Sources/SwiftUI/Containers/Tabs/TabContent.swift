/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> var body: Body { get }
}

extension TabContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension Optional: TabContent, TabItemsSource where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue

  var tabItems: [TabItem] { map { TabItem.all(of: $0) } ?? [] }
}

extension Group where Content: TabContent {
  nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(_content: content())
  }
}

extension Group: TabContent, TabItemsSource where Content: TabContent {
  public typealias TabValue = Content.TabValue

  var tabItems: [TabItem] { TabItem.all(of: content) }
}

extension ForEach where Content: TabContent {
  nonisolated public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
    self.init(_data: data, identity: { $0.id }, content: content)
  }

  nonisolated public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(_data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: TabContent, TabItemsSource where Content: TabContent {
  public typealias TabValue = Content.TabValue

  var tabItems: [TabItem] { data.flatMap { TabItem.all(of: content($0)) } }
}
