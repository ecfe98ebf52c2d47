/// A row that is selected by a press.
struct SelectableRow<Content: View>: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.showDetail) private var showDetail
  let content: Content
  let tag: AnyHashable
  let selection: RowSelection

  init(content: Content, tag: AnyHashable, selection: RowSelection) {
    self.content = content
    self.tag = tag
    self.selection = selection
  }

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    let isSelected = selection.isSelected(tag)
    let select = { (tag: AnyHashable) in
      selection.select(tag)
      if !selection.isMultiple { showDetail?() }
    }
    let layer = isSelected && !selection.isMultiple ? Rectangle().fill(.quaternary) : nil
    ScreenView(fallback: content) { context, _ in
      var inner = context.with { values in
        values.rowWrappers = RowWrappers()
        values.linkSelection = isEditing || !selection.isMultiple ? select : nil
      }
      inner.identity = "row"
      // Where there are no colours the weight says it.
      let nodes = Lowering.nodes(
        of: content.bold(isSelected && !selection.isMultiple), in: inner)
      guard !selection.isMultiple || isEditing else { return nodes }
      let row = HStack {
        if selection.isMultiple {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        }
        NodesView(nodes: nodes)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      return Lowering.nodes(
        of: RowBackgroundView(
          content: GesturedView(content: row, name: "List(selection:)", press: { select(tag) }),
          layer: layer),
        in: context.with { $0.rowWrappers = RowWrappers() }.derived("selection"))
    }
  }
}
