/// A group of views in a titled box.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
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

extension GroupBox where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox {
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }
}

extension GroupBox: View {
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
  }
}
