import ViewArchive

/// A view with actions that a gesture shows: a context menu, or those of a row.
struct ActionsView<Content: View, Items: View> {
  let content: Content
  let kind: GesturedView<Content>.Kind
  /// The modifier's name in Apple's API.
  let name: String
  let items: Items
  @State private var isShown = false

  nonisolated init(content: Content, kind: GesturedView<Content>.Kind, name: String, items: Items) {
    self.content = content
    self.kind = kind
    self.name = name
    self.items = items
  }
}

extension ActionsView: View {
  var body: some View {
    let isShown = $isShown
    GesturedView(content: content, kind: kind, name: name) { isShown.wrappedValue = true }
      .presenting(name, coversScreen: false, isPresented: isShown) {
        AlertLayout(title: EmptyView(), message: EmptyView(), actions: items)
      }
  }
}
