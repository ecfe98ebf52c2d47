package import ViewArchive

/// A label and its value.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<Value: StringProtocol>(
    _ titleResource: LocalizedStringResource, value: Value
  ) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  )
  where
    Format: Sendable, Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  )
  where
    Format: Sendable, Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: StringProtocol>(
    _ title: Title, value: Value
  ) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the same label and value inside a style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
    // What a style draws with `LabeledContent(configuration)` has the automatic style.
    let inner = context.with { $0.labeledContentStyle = AutomaticLabeledContentStyle() }
    let body = inner.withCurrentEnvironment {
      context.environment.labeledContentStyle.anyBody(configuration)
    }
    return Lowering.nodes(of: body, in: inner)
  }
}
