import ViewArchive

/// A view that presents another one while a condition holds.
struct PresentedView<Content: View> {
  let content: Content
  let name: String
  let coversScreen: Bool
  /// True for a sheet: it can be lower than the screen.
  var isSheet = false
  let isPresented: () -> Bool
  let dismiss: () -> Void
  /// Called after it was dismissed, by whatever.
  var onDismiss: (() -> Void)?
  let presented: () -> any View
}

extension PresentedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    context.lowering.nodes(name, of: content, in: context) { _ in living(in: context) }
  }

  @MainActor private func living(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    let isShown = context.withCurrentEnvironment { isPresented() }
    // A condition that was true is read again in every pass.
    guard isShown else { return nodes }
    var inner = context.with { values in
      values.dismiss = DismissAction(dismiss)
      values.bar = nil
      values.tags = nil
      values.isInList = false
      values.gestures = ControlGestures()
      if !coversScreen { values.dismissesAfterPress = dismiss }
    }
    inner.identity = "presented"
    inner.hasLazyRows = false
    var shown = context.withCurrentEnvironment { presented() }
    if let onDismiss {
      shown = LifecycleView(content: AnyView(shown), name: name, event: .removal(onDismiss))
    }
    var (node, report) = context.record.screenReport { Lowering.node(of: shown, in: inner) }
    if !isSheet { report.sheetHeight = nil }
    if report.sheetHeight != nil {
      let sheet = VStack(spacing: 0) {
        SheetGrabber()
        VStack { NodesView(nodes: [node]) }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      node = Lowering.node(of: sheet, in: context.derived("sheet"))
    }
    // What it presents itself is before it.
    let inFront = report.presentations
    report.presentations = []
    context.record.collected += 1
    context.record.screen.presentations.append(
      ScreenPresentation(node: node, coversScreen: coversScreen, dismiss: dismiss, report: report))
    context.record.screen.presentations += inFront
    return nodes
  }
}

/// The mark at the upper edge of a sheet that does not cover the screen.
private struct SheetGrabber: View {
  var body: some View {
    Capsule().fill(.tertiary).frame(width: 40, height: 6).frame(maxWidth: .infinity)
      .padding(.vertical, 5)
  }
}

extension View {
  nonisolated func presenting(
    _ name: String, coversScreen: Bool = true, isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, _ content: @escaping () -> any View
  ) -> some View {
    PresentedView(
      content: self, name: name, coversScreen: coversScreen, isSheet: name == "sheet",
      isPresented: { isPresented.wrappedValue },
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss, presented: content)
  }

  nonisolated func presenting<Item>(
    _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Item) -> any View
  ) -> some View {
    PresentedView(
      content: self, name: name, coversScreen: true, isSheet: name == "sheet",
      isPresented: { item.wrappedValue != nil },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
      presented: { item.wrappedValue.map(content) ?? EmptyView() })
  }
}
