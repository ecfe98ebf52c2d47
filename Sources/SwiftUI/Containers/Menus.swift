/// A menu of actions; only its label is drawn.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Menu {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }
}

extension Menu: View {
  public var body: some View { label._standIn("Menu") }
}

/// Content that a label expands; label and content are both drawn.
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
}

extension DisclosureGroup: View {
  public var body: some View {
    NamedContainer("DisclosureGroup") {
      label
      content
    }
  }
}

/// A button that shares an item with other apps; only its label is drawn.
public struct ShareLink<Label: View> {
  private let label: Label

  nonisolated public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init<Item>(item: Item) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  nonisolated public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink: View {
  public var body: some View { label._standIn("ShareLink") }
}
