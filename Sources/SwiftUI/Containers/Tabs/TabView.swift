/// A set of screens selected by tabs; in a widget all are drawn.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: Binding<SelectionValue>?

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection
  }
}

extension TabView {
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.content = _TabContentView(content: content())
    self.selection = selection
  }

  nonisolated public init<C: TabContent>(
    @TabContentBuilder<Never> content: () -> C
  )
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>,
    C.TabValue == Never
  {
    self.content = _TabContentView(content: content())
    selection = nil
  }
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

extension TabView: View {
  public var body: some View {
    TabLayout(
      content: content, selected: selection.map { selection in { selection.wrappedValue } },
      select: { if let value = $0.base as? SelectionValue { selection?.wrappedValue = value } })
  }
}
