import ViewArchive

/// The gesture that shows actions.
enum ActionsKind { case hold, swipe }

/// A view with actions that a gesture shows: a context menu, or those of a row.
struct ActionsView<Content: View, Items: View> {
  let content: Content
  let kind: ActionsKind
  /// The modifier's name in Apple's API.
  let name: String
  /// False when the view has no actions at present.
  let isOn: Bool
  let items: Items
  @State private var isShown = false

  nonisolated init(
    content: Content, kind: ActionsKind, name: String, isOn: Bool = true, items: Items
  ) {
    self.content = content
    self.kind = kind
    self.name = name
    self.isOn = isOn
    self.items = items
  }
}

extension ActionsView: View {
  var body: some View {
    let isShown = $isShown
    let show = { isShown.wrappedValue = true }
    GesturedView(
      content: content, name: name, isOn: isOn, hold: kind == .hold ? show : nil,
      swipe: kind == .swipe ? show : nil, press: show
    )
    .presenting(name, coversScreen: false, isPresented: isShown) {
      AlertLayout(title: EmptyView(), message: EmptyView(), actions: items)
    }
  }
}
