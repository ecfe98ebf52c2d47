import ViewArchive

/// The choices of a segmented picker beside each other.
struct SegmentsView: View {
  let items: [[ViewNode]]
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        ControlView(
          label: NodesView(nodes: items[index])
            .frame(maxWidth: .infinity)
            .background(
              index == selected
                ? AnyShapeStyle(Color(style: .color(.selectedSegment)))
                : AnyShapeStyle(.clear))
        ) {
          GraphControl(kind: .button, press: { select(index) })
        }
      }
    }
    .padding(.horizontal, 8)
    .background(.quaternary, in: Capsule())
  }
}
