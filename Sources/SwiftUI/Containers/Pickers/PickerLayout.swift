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
      let collector = TagCollector(isOfTabs: false)
      let isMenu = context.environment.screenStyles.choices == .menu
      let isTinted = isMenu && !context.environment.isInList
      let nodes = Lowering.nodes(
        of: content.foregroundStyle(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)),
        in: context.with { $0.tags = collector }.rows(areLazy: false))
      let choices = PickerChoices(
        items: collector.items.filter { $0.isListed(among: nodes) }, selected: selected,
        select: select)
      let inner = context.with { $0.tags = nil }.derived("picker")
      let values = context.environment
      let label = values.areLabelsHidden ? nil : AnyView(label)
      return switch values.screenStyles.choices {
      case .segments: Lowering.nodes(of: SegmentsView(choices: choices), in: inner)
      case .rows where values.isInList:
        Lowering.nodes(of: ChoiceRows(label: label, choices: choices), in: inner)
      case .rows, .wheel:
        Lowering.nodes(
          of: WheelView(
            shown: choices.nodes, offset: choices.selected ?? 0, move: choices.moveWithin
          ).named(by: self.label), in: inner)
      case .screen where values.bar != nil:
        Lowering.nodes(
          of: ChoiceLink(label: label, choices: choices, push: { values.bar?.push($0) }),
          in: inner)
      case .menu, .screen:
        Lowering.nodes(
          of: ChoiceMenu(
            label: values.isInList ? label : nil, isInList: values.isInList, choices: choices,
            isOpen: isOpen
          ).named(by: self.label), in: inner)
      }
    }
  }

  init(label: Label, content: Content, selected: Value, select: @escaping (Value) -> Void) {
    self.label = label
    self.content = content
    self.selected = selected
    self.select = select
  }
}

/// The selected choice, which a press opens the others of.
private struct ChoiceMenu: View {
  let label: AnyView?
  let isInList: Bool
  let choices: PickerChoices
  let isOpen: Binding<Bool>

  var body: some View {
    ControlView(
      label: HStack {
        label
        if isInList { Spacer() }
        HStack(spacing: 4) {
          NodesView(nodes: choices.nodes(at: choices.selected))
          Text("⌄").foregroundStyle(isInList ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
        }
        .opacity(isInList ? 0.6 : 1)
      }
    ) {
      GraphControl(
        kind: .adjustable, press: { isOpen.wrappedValue = true },
        adjust: { choices.move(by: $0) })
    }
    .presenting("Picker", coversScreen: false, isPresented: isOpen) {
      AlertLayout(
        title: label ?? AnyView(EmptyView()), message: EmptyView(),
        actions: ForEach(choices.items.indices, id: \.self) { index in
          Button {
            choices.select(index)
          } label: {
            ChoiceLabel(choices: choices, index: index)
          }
        })
    }
  }
}

/// A choice with a mark when it is the selected one.
private struct ChoiceLabel: View {
  let choices: PickerChoices
  let index: Int

  var body: some View {
    HStack {
      NodesView(nodes: choices.nodes(at: index))
      Spacer()
      if index == choices.selected { Image(systemName: "checkmark").foregroundStyle(.tint) }
    }
  }
}

/// A row of a list for each choice, the selected one with a mark.
private struct ChoiceRows: View {
  let label: AnyView?
  let choices: PickerChoices

  var body: some View {
    if let label { label.foregroundStyle(.secondary) }
    ForEach(choices.items.indices, id: \.self) { index in
      ControlView(label: ChoiceLabel(choices: choices, index: index)) {
        GraphControl(kind: .button, press: { choices.select(index) })
      }
    }
  }
}

/// A row that leads to a screen with the choices.
private struct ChoiceLink: View {
  let label: AnyView?
  let choices: PickerChoices
  let push: (NavigationEntry) -> Void

  var body: some View {
    ControlView(
      label: HStack {
        label
        Spacer()
        NodesView(nodes: choices.nodes(at: choices.selected)).opacity(0.6)
        Text("›").foregroundStyle(.secondary)
      }
    ) {
      GraphControl(
        kind: .button,
        press: { push(NavigationEntry(view: ChoiceScreen(choices: choices, title: label))) })
    }
  }
}

/// The choices of a picker on a screen of their own; a press selects one and leads back.
private struct ChoiceScreen: View {
  @Environment(\.dismiss) private var dismiss
  let choices: PickerChoices
  let title: AnyView?

  var body: some View {
    List {
      ForEach(choices.items.indices, id: \.self) { index in
        ControlView(label: ChoiceLabel(choices: choices, index: index)) {
          GraphControl(
            kind: .button,
            press: {
              choices.select(index)
              dismiss()
            })
        }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .principal) { title.font(.headline) } }
  }
}
