/// A list of rows on an app's screen.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List where SelectionValue == Never {
  nonisolated public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<[Binding<Elements.Element>], Elements.Element.ID, Row>
  {
    content = ForEach(data, content: rowContent)
  }
}

extension List: View {
  public var body: some View { NamedContainer("List") { content } }
}

/// A form with fields on an app's screen.
public struct Form<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { NamedContainer("Form") { content } }
}

/// A group of rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header) { EmptyView() }
  }

  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    header
    content
    footer
  }
}

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
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  nonisolated public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  )
  where
    Format: Sendable, Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String
  {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
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

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

/// A placeholder for a screen that has no content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack {
      label.font(.title2)
      description.foregroundStyle(.secondary)
      actions
    }
  }
}
