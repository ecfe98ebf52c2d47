import ViewArchive

/// The choices of a segmented picker beside each other.
struct SegmentsView: View {
  let choices: PickerChoices

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choices.items.indices, id: \.self) { index in
        ControlView(
          // As on a phone; where there are no colours the weight alone says it.
          label: NodesView(nodes: choices.items[index])
            .bold(index == choices.selected)
            .frame(maxWidth: .infinity)
            .background(
              index == choices.selected
                ? AnyShapeStyle(Color(style: .selectedSegment))
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
