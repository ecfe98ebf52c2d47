import ViewArchive

/// A control that picks a colour.
///
/// A phone opens a sheet with all colours; here the system's colours follow each other.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    label = Text(titleKey)
    self.selection = selection
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    label = Text(titleResource)
    self.selection = selection
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    label = Text(title)
    self.selection = selection
  }
}

extension ColorPicker: View {
  public var body: some View {
    let selection = selection
    let selected = selection.wrappedValue
    ScreenView(fallback: label._standIn("ColorPicker")) { context, _ in
      let move = { (steps: Int) in
        let colors = Self.colors
        let index = colors.firstIndex(of: selected) ?? (steps > 0 ? -1 : 0)
        selection.wrappedValue =
          colors[(index + steps % colors.count + colors.count) % colors.count]
      }
      return Lowering.nodes(
        of: HStack {
          label
          Spacer()
          ControlView(label: Circle().fill(selected).frame(width: 28, height: 28)) {
            GraphControl(kind: .adjustable, press: { move(1) }, adjust: move)
          }
          .named(by: label)
        }, in: context)
    }
  }

  private static var colors: [Color] {
    [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .black, .white,
    ]
  }
}
