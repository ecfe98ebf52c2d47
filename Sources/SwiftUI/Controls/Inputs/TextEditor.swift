/// A text field for several lines.
public struct TextEditor {
  private let text: String

  nonisolated public init(text: Binding<String>) { self.text = text.wrappedValue }
}

extension TextEditor: View {
  public var body: some View { Text(verbatim: text)._standIn("TextEditor") }
}
