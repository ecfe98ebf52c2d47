import ViewArchive

/// A view below a search field.
struct SearchedView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: Text
}

extension SearchedView: View {
  var body: some View {
    ScreenView(fallback: content.unsupported("searchable")) { context, _ in
      Lowering.nodes(
        of: VStack(spacing: 16) {
          TextField(text: text) { prompt }.padding(.horizontal, 16)
          content.onScreen(.safeArea)
        }, in: context)
    }
  }
}
