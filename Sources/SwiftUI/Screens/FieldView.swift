import ViewArchive

/// The text of a field, or its label while it is empty. On the screen of an app the field takes the
/// whole width; one of several lines the whole height, too.
struct FieldView<Label: View> {
  @Environment(\.screenStyles.fields) private var fields
  @Environment(\.screenStyles.hidesListBackground) private var hidesBackground
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

  /// The width of the space beside the text, in points, and its height above and below.
  private var insets: (horizontal: CGFloat, vertical: CGFloat) {
    if hasLines { return (5, 8) }
    return fields == .bordered ? (7, 6) : (0, 0)
  }

  @ViewBuilder private var border: some View {
    if fields == .bordered {
      RoundedRectangle(cornerRadius: 5).fill(.background)
        .overlay { RoundedRectangle(cornerRadius: 5).stroke(.quaternary) }
    } else if hasLines, !hidesBackground {
      Rectangle().fill(.background)
    }
  }

  var body: some View {
    ControlView(
      label: text.frame(
        maxWidth: .infinity, maxHeight: hasLines ? .infinity : nil, alignment: .topLeading
      )
      .padding(.horizontal, insets.horizontal)
      .padding(.vertical, insets.vertical)
      .background { border },
      control: control
    )
    .named(by: label)
    .inWidgets { Group { text }._standIn(name) }
  }
}
