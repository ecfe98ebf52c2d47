import ViewArchive

/// Content below a label that opens and closes it: a menu or a disclosure group.
struct DisclosedView<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let mark: String
  /// The app's state; nil: the view keeps its own.
  let isOpen: Binding<Bool>?
  let closesAfterPress: Bool
  @State private var isOpenHere = false

  var body: some View {
    let state = isOpen ?? $isOpenHere
    let isShown = state.wrappedValue
    VStack(alignment: .leading, spacing: 16) {
      ControlView(
        label: HStack {
          label
          Text(isShown ? "⌃" : mark)
        }
      ) {
        GraphControl(kind: .button, press: { state.wrappedValue.toggle() })
      }
      if isShown {
        ScreenView(fallback: content) { context, _ in
          let inner = context.with { values in
            if closesAfterPress { values.dismissesAfterPress = { state.wrappedValue = false } }
          }
          return [
            ViewNode(
              .vstack(StackContent(alignment: .leading, spacing: 16)),
              children: Lowering.nodes(of: content, in: inner))
          ]
        }
        .padding(.leading, 16)
      }
    }
  }

  init(
    label: Label, content: Content, mark: String, isOpen: Binding<Bool>?, closesAfterPress: Bool
  ) {
    self.label = label
    self.content = content
    self.mark = mark
    self.isOpen = isOpen
    self.closesAfterPress = closesAfterPress
  }
}
