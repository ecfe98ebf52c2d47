/// What a person types into; archived views take no typing, so the value is drawn.
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

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: prompt ?? Text(titleKey), text: text.wrappedValue)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
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

  /// As it was before iOS 15.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), text: text.wrappedValue)
  }

  nonisolated public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter
  ) {
    self.init(label: Text(titleKey), text: formatter.string(for: value.wrappedValue) ?? "")
  }

  nonisolated public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: format.format(value.wrappedValue))
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

/// What a person types in secret.
public struct SecureField<Label: View> {
  private let label: Label
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
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

/// Where a person writes at length.
public struct TextEditor {
  private let text: String

  nonisolated public init(text: Binding<String>) { self.text = text.wrappedValue }
}

extension TextEditor: View {
  public var body: some View { Text(verbatim: text)._standIn("TextEditor") }
}

/// One of several values; its name is drawn.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
}

extension Picker: View {
  public var body: some View { label._standIn("Picker") }
}

/// A value on a line, drawn where it stands.
public struct Slider<Label: View, ValueLabel: View> {
  private let fraction: Double

  nonisolated private init(_ value: Double, _ low: Double, _ high: Double) {
    fraction = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }

  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      Double(value.wrappedValue), Double(bounds.lowerBound), Double(bounds.upperBound))
  }
}

extension Slider: View {
  public var body: some View { ProgressView(value: fraction)._standIn("Slider") }
}

/// Steps a value up and down; its name is drawn.
public struct Stepper<Label: View> {
  private let label: Label
}

extension Stepper where Label == Text {
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }

  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    label = Text(titleKey)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(title)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    label = Text(titleKey)
  }
}

extension Stepper {
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }
}

extension Stepper: View {
  public var body: some View { label._standIn("Stepper") }
}

/// Picks a date; it is drawn.
public struct DatePicker<Label: View> {
  public struct Components: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var date: Self { Self(rawValue: 1) }
    public static var hourAndMinute: Self { Self(rawValue: 2) }
  }

  private let label: Label
  private let date: Date
}

public typealias DatePickerComponents = DatePicker<Text>.Components

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(title)
    date = selection.wrappedValue
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
  }
}

extension DatePicker: View {
  public var body: some View {
    HStack {
      label
      Text(date, style: .date)
    }
    ._standIn("DatePicker")
  }
}

/// Actions behind a label; the label is drawn.
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

/// Views that open behind a label; both are drawn.
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

/// Hands something to other apps; the label is drawn.
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

/// Columns of equal or fixed width; drawn below each other.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

public struct LazyVGrid<Content: View> {
  private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View {
  public var body: some View { NamedContainer("LazyVGrid") { content } }
}

public struct LazyHGrid<Content: View> {
  private let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View {
  public var body: some View { HStack { content }._standIn("LazyHGrid") }
}

/// Scrolls to a view; archived views do not scroll.
public struct ScrollViewReader<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }
}

extension ScrollViewReader: View {
  public var body: some View { content }
}

public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
