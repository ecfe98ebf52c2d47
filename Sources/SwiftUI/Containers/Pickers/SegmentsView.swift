import ViewArchive

/// The choices of a segmented picker beside each other.
struct SegmentsView: View {
  let choices: PickerChoices

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choices.items.indices, id: \.self) { index in
        ControlView(
          label: NodesView(nodes: choices.items[index])
            .frame(maxWidth: .infinity)
            .background(
              index == choices.selected
                ? AnyShapeStyle(Color(style: .color(.selectedSegment)))
                : AnyShapeStyle(.clear))
        ) {
          GraphControl(kind: .button, press: { choices.select(index) })
        }
      }
    }
    .padding(.horizontal, 8)
    .background(.quaternary, in: Capsule())
  }
}
