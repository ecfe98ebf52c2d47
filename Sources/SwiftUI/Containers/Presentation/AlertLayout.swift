import ViewArchive

/// An alert, a dialog or a menu: title, message and buttons, one below the other.
struct AlertLayout<Title: View, Message: View, Actions: View> {
  let title: Title
  let message: Message
  let actions: Actions
}

extension AlertLayout: View {
  var body: some View {
    VStack(spacing: 16) {
      if Title.self != EmptyView.self {
        VStack(spacing: 0) {
          title.font(.headline)
          message.font(.subheadline)
        }
      }
      ScreenView(fallback: actions) { context, _ in
        let nodes = Lowering.nodes(of: actions, in: context)
        let buttons = nodes.isEmpty ? Lowering.nodes(of: Button("OK") {}, in: context) : nodes
        return [
          ViewNode(
            .vstack(StackContent(alignment: .center, spacing: 16)), children: buttons)
        ]
      }
    }
    .padding(16)
    .frame(maxWidth: 272)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 14))
    .background(.background, in: RoundedRectangle(cornerRadius: 14))
  }
}
