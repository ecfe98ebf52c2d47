import ViewArchive

/// A picker on the screen of an app, in the style of its environment. The identifier of an element of
/// a `ForEach` is the element's tag where it has no other.
struct PickerLayout<Label: View, Content: View, Value: Hashable>: View {
  let label: Label
  let content: Content
  let selected: Value
  let select: (Value) -> Void
  @State private var isOpen = false

  var body: some View {
    let isOpen = $isOpen
    ScreenView(fallback: label._standIn("Picker")) { context, _ in
      let values = context.environment
      let style = values.drawnPickerStyle
      let collector = TagCollector(isOfTabs: false)
      let isTinted = style.tintsChoices && !values.isInList
      let nodes = Lowering.nodes(
        of: content.foregroundStyle(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)),
        in: context.with { $0.tags = collector }.rows(areLazy: false))
      let choices = PickerChoices(
        items: collector.items.filter { $0.isListed(among: nodes) }, selected: selected,
        select: select)
      let parts = PickerParts(
        choices: choices, name: label,
        label: values.areLabelsHidden ? nil : AnyView(label), isOpen: isOpen,
        isInList: values.isInList, bar: values.bar)
      return Lowering.nodes(
        of: style.view(of: parts), in: context.with { $0.tags = nil }.derived("picker"))
    }
  }

  init(label: Label, content: Content, selected: Value, select: @escaping (Value) -> Void) {
    self.label = label
    self.content = content
    self.selected = selected
    self.select = select
  }
}
