import ViewArchive

/// The text of a field, or its label while it is empty. On the screen of an app the field takes the
/// whole width and has a background.
struct FieldView<Label: View> {
  @Environment(\.isOnScreen) private var isOnScreen
  @Environment(\.isInList) private var isInList
  let label: Label
  let shown: String
  /// The control's name in Apple's API.
  let name: String
  /// True for a field of several lines, which takes the whole height.
  let hasLines: Bool
  let control: @MainActor () -> GraphControl

  init(
    label: Label, shown: String, name: String, hasLines: Bool = false,
    control: @escaping @MainActor () -> GraphControl
  ) {
    self.label = label
    self.shown = shown
    self.name = name
    self.hasLines = hasLines
    self.control = control
  }
}

extension FieldView: View {
  @ViewBuilder private var text: some View {
    if shown.isEmpty { label.foregroundStyle(.tertiary) } else { Text(verbatim: shown) }
  }

  var body: some View {
    if isOnScreen {
      ControlView(
        label: text.frame(
          maxWidth: .infinity, maxHeight: hasLines ? .infinity : nil, alignment: .topLeading
        )
        .padding(.horizontal, isInList ? 0 : 8)
        .background(isInList ? AnyShapeStyle(.clear) : AnyShapeStyle(.quaternary)),
        control: control)
    } else {
      Group { text }._standIn(name)
    }
  }
}
