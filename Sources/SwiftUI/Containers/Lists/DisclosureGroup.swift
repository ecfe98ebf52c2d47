import ViewArchive

/// Content that a label expands. In a widget label and content are both drawn, whatever `isExpanded`
/// is.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = nil
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
    self.isExpanded = nil
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
    self.isExpanded = nil
  }
}

extension DisclosureGroup {
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
    self.isExpanded = isExpanded
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleResource)
    self.content = content()
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    let fallback = UnsupportedContainer("DisclosureGroup") {
      label
      content
    }
    ScreenView(fallback: fallback) { context, _ in
      Lowering.nodes(
        of: DisclosedView(
          label: label, content: content, mark: "›", isOpen: isExpanded, closesAfterPress: false),
        in: context)
    }
  }
}
