public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
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
    // On a phone the columns are the screens of a stack.
    Group {
      if Content.self == EmptyView.self {
        ScreenContainer(
          name: "NavigationSplitView", root: SplitColumn(column: sidebar, next: detail), path: nil)
      } else {
        ScreenContainer(
          name: "NavigationSplitView",
          root: SplitColumn(column: sidebar, next: SplitColumn(column: content, next: detail)),
          path: nil)
      }
    }
    .inWidgets {
      UnsupportedContainer("NavigationSplitView") {
        sidebar
        content
        detail
      }
    }
  }
}

/// A column of a split view, in which a selection leads to the next one.
private struct SplitColumn<Column: View, Next: View>: View {
  let column: Column
  let next: Next
  @State private var showsNext = false

  init(column: Column, next: Next) {
    self.column = column
    self.next = next
  }

  var body: some View {
    let showsNext = $showsNext
    ScreenView(fallback: column) { context, _ in
      let show = { showsNext.wrappedValue = true }
      return Lowering.nodes(
        of: column.navigationDestination(isPresented: showsNext) { next },
        in: context.with { $0.showDetail = show })
    }
  }
}
