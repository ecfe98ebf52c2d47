import ViewArchive

/// The rows of a list or form: sections with a header, a footer and a common background.
struct ListLayout<Content: View> {
  let name: String
  let content: Content
}

extension ListLayout: View {
  var body: some View {
    ScreenView(fallback: UnsupportedContainer(name) { content }) { context, _ in
      let nodes = Lowering.nodes(of: content, in: context.with { $0.isInList = true })
      var groups: [ViewNode] = []
      var rows: [ViewNode] = []
      @MainActor func close() {
        guard !rows.isEmpty else { return }
        groups += Lowering.nodes(
          of: RowGroup(rows: rows), in: context.derived(AnyHashable(groups.count)))
        rows = []
      }
      for node in nodes {
        if node.modifiers.contains(.identifier(sectionMark)) {
          close()
          groups.append(node)
        } else if !node.isEmpty {
          rows.append(node)
        }
      }
      close()
      return Lowering.nodes(
        of: VStack(alignment: .leading, spacing: 16) { NodesView(nodes: groups) }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .padding(.horizontal, 16), in: context.derived("list"))
    }
  }
}

/// Marks the node of a section.
private let sectionMark = "list section"

/// A section of a list.
struct SectionLayout<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  var body: some View {
    ScreenView(
      fallback: Group {
        header
        content
        footer
      }
    ) { context, _ in
      let values = context.environment
      guard values.isInList else {
        return Lowering.nodes(
          of: Group {
            header
            content
            footer
          }, in: context)
      }
      let rows = Lowering.nodes(of: content, in: context).filter { !$0.isEmpty }
      let layout = VStack(alignment: .leading, spacing: 0) {
        header.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 16)
        RowGroup(rows: rows)
        footer.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 16)
      }
      return Lowering.nodes(
        of: layout, in: context.with { $0.isInList = false }.derived("section"))
        .map { $0.modified(.identifier(sectionMark)) }
    }
  }
}

/// Rows on a common background.
private struct RowGroup: View {
  let rows: [ViewNode]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(rows.indices, id: \.self) { index in
        NodesView(nodes: [rows[index]]).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 16)
    .background(.quinary, in: RoundedRectangle(cornerRadius: 10))
  }
}
