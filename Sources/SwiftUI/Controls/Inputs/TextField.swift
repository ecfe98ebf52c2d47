/// A text field. Archived views take no keyboard input; the current value is drawn.
public struct TextField<Label: View> {
  private let label: Label
  private let text: String

  nonisolated init(label: Label, text: String) {
    self.label = label
    self.text = text
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text.wrappedValue)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), text: text.wrappedValue)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: prompt ?? Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: prompt ?? Text(titleResource), text: text.wrappedValue)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: prompt ?? Text(title), text: text.wrappedValue)
  }

  /// The form with editing callbacks, used before iOS 15.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), text: text.wrappedValue)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleResource), text: text.wrappedValue)
  }

  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(label: Text(titleKey), text: formatter.string(for: value.wrappedValue) ?? "")
  }

  @_disfavoredOverload
  nonisolated public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(label: Text(titleResource), text: formatter.string(for: value.wrappedValue) ?? "")
  }

  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: format.format(value.wrappedValue))
  }

  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleResource), text: format.format(value.wrappedValue))
  }
}

extension TextField: View {
  public var body: some View {
    Group {
      if text.isEmpty { label.foregroundStyle(.tertiary) } else { Text(verbatim: text) }
    }
    ._standIn("TextField")
  }
}
