/// Content that a label expands. Label and content are both drawn, whatever `isExpanded` is.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
  }
}

extension DisclosureGroup {
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    UnsupportedContainer("DisclosureGroup") {
      label
      content
    }
  }
}
