import ViewArchive

/// A text field for a password.
public struct SecureField<Label: View> {
  private let label: Label
  private let text: Binding<String>
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    self.text = text
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    label = Text(titleResource)
    self.text = text
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    label = Text(title)
    self.text = text
  }
}

extension SecureField: View {
  public var body: some View {
    let text = text
    let value = text.wrappedValue
    FieldView(
      label: label, shown: String(repeating: "•", count: value.count), name: "SecureField"
    ) {
      GraphControl(kind: .text(value, isSecure: true), setText: { text.wrappedValue = $0 })
    }
  }
}
