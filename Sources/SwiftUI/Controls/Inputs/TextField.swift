import ViewArchive

/// A text field. On the screen of an app it takes what is typed; archived views take no keyboard
/// input, and the current value is drawn.
public struct TextField<Label: View> {
  private let label: Label
  private let text: Binding<String>
  /// The events of the forms used before iOS 15.
  private let events: FieldEvents

  nonisolated init(label: Label, text: Binding<String>, events: FieldEvents = .init()) {
    self.label = label
    self.text = text
    self.events = events
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text)
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(label: Text(titleResource), text: text)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: prompt ?? Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: prompt ?? Text(titleResource), text: text)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleResource), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(label: Text(title), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: prompt ?? Text(title), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: prompt ?? Text(title), text: text)
  }

  /// The form with editing callbacks, used before iOS 15.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), text: text, events: .init(changed: onEditingChanged, commit: onCommit))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleResource), text: text,
      events: .init(changed: onEditingChanged, commit: onCommit))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), text: text, events: .init(changed: onEditingChanged))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleResource), text: text, events: .init(changed: onEditingChanged))
  }

  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(label: Text(titleKey), text: .text(of: value, formatter))
  }

  @_disfavoredOverload
  nonisolated public init<Value>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(label: Text(titleResource), text: .text(of: value, formatter))
  }

  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: .text(of: value, format))
  }

  @_disfavoredOverload
  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleResource), text: .text(of: value, format))
  }
}

/// Fields with a selection, which is not followed here.
extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(label: prompt ?? Text(titleKey), text: text)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(label: prompt ?? Text(title), text: text)
  }
}

extension TextField: View {
  public var body: some View {
    let text = text
    let value = text.wrappedValue
    let field = FieldView(label: label, shown: value, name: "TextField") {
      GraphControl(
        kind: .text(value, isSecure: false), setText: { text.wrappedValue = $0 })
    }
    if let changed = events.changed {
      EditedFieldView(content: field, changed: changed, commit: events.commit ?? {})
    } else {
      field
    }
  }
}

/// What a text field calls, in the forms used before iOS 15.
struct FieldEvents {
  var changed: ((Bool) -> Void)?
  var commit: (() -> Void)?
}

/// A field that says when its editing begins, ends, and ends with the return key.
private struct EditedFieldView<Content: View>: View {
  let content: Content
  let changed: (Bool) -> Void
  let commit: () -> Void
  @State private var isEditing = false

  init(content: Content, changed: @escaping (Bool) -> Void, commit: @escaping () -> Void) {
    self.content = content
    self.changed = changed
    self.commit = commit
  }

  var body: some View {
    let isEditing = $isEditing
    FocusedView(
      content: SubmittedView(content: content, action: commit),
      isFocused: { isEditing.wrappedValue },
      set: {
        isEditing.wrappedValue = $0
        changed($0)
      }
    )
    .inWidgets { content }
  }
}

extension Binding where Value == String {
  /// The text of a value; text that is no value changes nothing.
  fileprivate static func text<Source>(
    of value: Binding<Source>, _ formatter: Formatter
  ) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        if let number = (formatter as? NumberFormatter)?.number(from: text),
          let new = number as? Source
        {
          value.wrappedValue = new
        }
      })
  }

  fileprivate static func text<Format: ParseableFormatStyle>(
    of value: Binding<Format.FormatInput>, _ format: Format
  ) -> Binding<String> where Format.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }
}
