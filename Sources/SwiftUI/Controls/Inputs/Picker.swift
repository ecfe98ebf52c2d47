import ViewArchive

/// A control that selects one of several values; in a widget only its label is drawn. On the screen of
/// an app a press selects the next value; the segments of a segmented picker are pressed each.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let content: Content
  private let selection: Binding<SelectionValue>

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.selection = selection
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
    self.selection = selection
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
    self.selection = selection
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
    self.selection = selection
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
    self.content = content()
    self.selection = selection
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleResource, systemImage: systemImage)
    self.content = content()
    self.selection = selection
  }
}

extension Picker: View {
  public var body: some View {
    let selection = selection
    let selected = AnyHashable(selection.wrappedValue)
    ScreenView(fallback: label._standIn("Picker")) { context, _ in
      let collector = TagCollector(isOfTabs: false)
      _ = Lowering.nodes(
        of: content, in: context.with { $0.tags = collector }.rows(areLazy: false))
      let items = collector.items
      let index = items.firstIndex { $0.tag == selected }
      let move = { (steps: Int) in
        guard !items.isEmpty else { return }
        let count = items.count
        let new = (((index ?? 0) + steps) % count + count) % count
        if let value = items[new].tag?.base as? SelectionValue { selection.wrappedValue = value }
      }
      if context.environment.screenStyles.choices == .segments {
        let segments = SegmentsView(items: items.map(\.nodes), selected: index) { item in
          if let value = items[item].tag?.base as? SelectionValue { selection.wrappedValue = value }
        }
        return Lowering.nodes(of: segments, in: context.with { $0.tags = nil }.derived("picker"))
      }
      return Lowering.nodes(
        of: ControlView(
          label: HStack {
            label
            Spacer()
            NodesView(nodes: index.map { items[$0].nodes } ?? [])
            Text("⌄")
          }
        ) {
          GraphControl(
            kind: .adjustable, press: { move(1) }, adjust: { move($0) })
        }, in: context.with { $0.tags = nil }.derived("picker"))
    }
  }
}
