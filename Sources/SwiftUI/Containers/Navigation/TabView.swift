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
