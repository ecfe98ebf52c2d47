import ViewArchive

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
        RowGroup(rows: rows, isPlain: values.screenStyles.rows == .plain)
        footer.font(.footnote).foregroundStyle(.secondary).padding(.horizontal, 16)
      }
      return Lowering.nodes(
        of: layout, in: context.with { $0.isInList = false }.derived("section")
      )
      .map { $0.modified(.role(.section)) }
    }
  }
}
