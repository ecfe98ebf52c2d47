import ViewArchive

/// A text field for several lines.
public struct TextEditor {
  private let text: Binding<String>

  nonisolated public init(text: Binding<String>) { self.text = text }

  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
  }

  /// A field for a text with attributes: typing leaves the text without any.
  nonisolated public init(text: Binding<AttributedString>) {
    self.text = Binding(
      get: { String(text.wrappedValue.characters) },
      set: { text.wrappedValue = AttributedString($0) })
  }
}

extension TextEditor: View {
  public var body: some View {
    let text = text
    let value = text.wrappedValue
    FieldView(label: EmptyView(), shown: value, name: "TextEditor", hasLines: true) {
      GraphControl(kind: .text(value, isSecure: false), setText: { text.wrappedValue = $0 })
    }
  }
}
