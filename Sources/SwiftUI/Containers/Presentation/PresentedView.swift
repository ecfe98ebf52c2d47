import ViewArchive

/// A view that presents another one while a condition holds.
struct PresentedView<Content: View> {
  let content: Content
  let name: String
  let coversScreen: Bool
  let isPresented: () -> Bool
  let dismiss: () -> Void
  let presented: () -> any View
}

extension PresentedView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let nodes = Lowering.nodes(of: content, in: context)
    guard context.graphNode != nil else { return nodes.map { $0.modified(.unsupported(name)) } }
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
    let shown = context.withCurrentEnvironment { presented() }
    let node = Lowering.node(of: shown, in: inner)
    context.record.collected += 1
    context.record.screen.presentations.append(
      ScreenPresentation(node: node, coversScreen: coversScreen, dismiss: dismiss))
    return nodes
  }
}

extension View {
  nonisolated func presenting(
    _ name: String, coversScreen: Bool = true, isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil, _ content: @escaping () -> any View
  ) -> some View {
    PresentedView(
      content: self, name: name, coversScreen: coversScreen,
      isPresented: { isPresented.wrappedValue },
      dismiss: {
        isPresented.wrappedValue = false
        onDismiss?()
      }, presented: content)
  }

  nonisolated func presenting<Item>(
    _ name: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    _ content: @escaping (Item) -> any View
  ) -> some View {
    PresentedView(
      content: self, name: name, coversScreen: true,
      isPresented: { item.wrappedValue != nil },
      dismiss: {
        item.wrappedValue = nil
        onDismiss?()
      }, presented: { item.wrappedValue.map(content) ?? EmptyView() })
  }
}
