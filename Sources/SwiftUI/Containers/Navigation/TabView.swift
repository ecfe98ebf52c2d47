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
  public var body: some View { UnsupportedContainer("TabView") { content } }
}
