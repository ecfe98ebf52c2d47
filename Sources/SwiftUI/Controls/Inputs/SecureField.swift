/// A text field for a password.
public struct SecureField<Label: View> {
  private let label: Label
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    label = Text(titleResource)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    label = Text(title)
  }
}

extension SecureField: View {
  public var body: some View { label._standIn("SecureField") }
}
