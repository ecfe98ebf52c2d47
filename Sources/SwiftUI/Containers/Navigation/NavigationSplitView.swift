public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  @Environment(\.isOnScreen) private var isOnScreen
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    // On a phone the sidebar is the first screen of a stack; a selection does not lead to the detail.
    if isOnScreen {
      ScreenContainer(
        name: "NavigationSplitView", root: sidebar.unsupported("NavigationSplitView.detail"),
        path: nil)
    } else {
      UnsupportedContainer("NavigationSplitView") {
        sidebar
        content
        detail
      }
    }
  }
}
