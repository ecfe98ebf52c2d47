import ViewArchive

/// A text field for several lines.
public struct TextEditor {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    let text = text
    let value = text.wrappedValue
    FieldView(label: EmptyView(), shown: value, name: "TextEditor") {
      GraphControl(kind: .text(value, isSecure: false), setText: { text.wrappedValue = $0 })
    }
  }
}
