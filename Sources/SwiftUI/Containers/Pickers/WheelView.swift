import ViewArchive

/// A value between those before and after it, as on a wheel.
struct WheelView: View {
  /// Returns what a row shows; nothing beyond the ends.
  let shown: @MainActor (Int) -> [ViewNode]
  /// The row in the middle.
  let offset: Int
  /// Turns the wheel by some rows.
  let move: @MainActor (Int) -> Void
  /// The rows that the present drag has turned the wheel by.
  @State private var turned = 0

  init(
    shown: @escaping @MainActor (Int) -> [ViewNode], offset: Int,
    move: @escaping @MainActor (Int) -> Void
  ) {
    self.shown = shown
    self.offset = offset
    self.move = move
  }

  /// The heights of a phone's wheel and of a row here, in points: seven rows fill the wheel.
  private static let (height, rowHeight) = (216.0, 216.0 / 7)
  /// How visible the rows are, from the middle one on.
  private static let opacities = [1, 0.6, 0.4, 0.3]

  var body: some View {
    let turned = $turned
    ControlView(
      label: VStack(spacing: 0) {
        ForEach(-3...3, id: \.self) { distance in
          HStack { NodesView(nodes: shown(offset + distance)) }
            .opacity(Self.opacities[abs(distance)])
            .frame(maxWidth: .infinity, minHeight: Self.rowHeight)
            .background {
              if distance == 0 { RoundedRectangle(cornerRadius: 8).fill(.quaternary) }
            }
        }
      }
      .frame(height: Self.height)
    ) {
      GraphControl(
        kind: .adjustable, press: { move(1) },
        drag: { drag in
          let length = drag.phase == .cancelled ? 0 : drag.start.y - drag.location.y
          let rows = Int((length / Self.rowHeight).rounded())
          if rows != turned.wrappedValue { move(rows - turned.wrappedValue) }
          turned.wrappedValue = drag.phase == .moved ? rows : 0
        }, adjust: move)
    }
  }
}
