import ViewArchive

/// The rows of a list or form: sections with a header, a footer and a common background.
struct ListLayout<Content: View> {
  let name: String
  let content: Content
  var selection: RowSelection?
}

extension ListLayout: View {
  var body: some View {
    ScreenView(fallback: UnsupportedContainer(name) { content }) { context, place in
      let styles = context.environment.screenStyles
      let isPlain = styles.rows == .plain
      let nodes = Lowering.nodes(
        of: content,
        in: context.with { values in
          values.isInList = true
          values.rowWrappers = RowWrappers(
            selectable: selection.map { selection in
              { AnyView(SelectableRow(content: $0, tag: $1, selection: selection)) }
            })
        }.rows(areLazy: true))
      var groups: [ViewNode] = []
      var rows: [ViewNode] = []
      @MainActor func close() {
        guard !rows.isEmpty else { return }
        groups += Lowering.nodes(
          of: RowGroup(rows: rows, isPlain: isPlain), in: context.derived(AnyHashable(groups.count))
        )
        rows = []
      }
      for node in nodes {
        if node.roles.contains(.section) {
          close()
          groups.append(node)
        } else if !node.isEmpty {
          rows.append(node)
        }
      }
      close()
      let content = Lowering.nodes(
        of: VStack(alignment: .leading, spacing: 16) { NodesView(nodes: groups) }
          .frame(maxWidth: .infinity, alignment: .top)
          .padding(.horizontal, isPlain ? 0 : 16),
        in: context.derived("list")
      ).map { $0.scrolling(place.number, in: context) }
      return Lowering.nodes(
        of: NodesView(nodes: content).background(
          isPlain || styles.hidesListBackground
            ? .clear : Color(style: .groupedBackground)),
        in: context.derived("background"))
    }
  }
}
