import ViewArchive

/// Content whose scroll views a scope scrolls.
struct ScrollScopeView<Content: View> {
  let scope: ScrollScope
  let content: Content
}

extension ScrollScopeView: View {
  var body: some View {
    ScreenView(fallback: content) { context, place in
      place.connect(scope)
      return Lowering.nodes(of: content, in: context.with { $0.hasScrollTargets = true })
        .map { $0.modified(.role(.scrollScope(place.number))) }
    }
  }
}
