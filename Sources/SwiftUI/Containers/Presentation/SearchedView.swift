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
          HStack {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField(text: text) { prompt }
          }
          .padding(8)
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
          .padding(.horizontal, 16)
          content.onScreen(.safeArea).transformEnvironment(\.searchText) { $0 = text }
        }, in: context)
    }
  }
}
