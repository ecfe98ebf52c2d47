import ViewArchive

/// A row of a list with a badge at its end; elsewhere a badge is unsupported.
struct BadgedView<Content: View> {
  let content: Content
  /// nil: there is no badge.
  let label: Text?
}

extension BadgedView: View {
  var body: some View {
    ScreenView(fallback: content.unsupported("badge")) { context, _ in
      guard let label else { return Lowering.nodes(of: content, in: context) }
      if let collector = context.environment.tags, collector.isOfTabs {
        return collector.collect(badge: label) { Lowering.nodes(of: content, in: context) }
      }
      guard context.environment.isInList else {
        return Lowering.nodes(of: content.unsupported("badge"), in: context)
      }
      return Lowering.nodes(
        of: HStack {
          content
          Spacer()
          label.foregroundStyle(.secondary)
        }, in: context)
    }
  }
}
