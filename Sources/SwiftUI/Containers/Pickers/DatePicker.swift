import ViewArchive

/// A control that selects a date; the current date is drawn.
public struct DatePicker<Label: View> {
  public struct Components: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var date: Self { Self(rawValue: 1) }
    public static var hourAndMinute: Self { Self(rawValue: 2) }
  }

  private let label: Label
  private let date: Date
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let range: ClosedRange<Date>
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...Date.distantFuture
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleResource)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...Date.distantFuture
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = range
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleResource)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = range
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = range.lowerBound...Date.distantFuture
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleResource)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = range.lowerBound...Date.distantFuture
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleKey)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...range.upperBound
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(titleResource)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...range.upperBound
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    label = Text(title)
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...Date.distantFuture
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    date = selection.wrappedValue
    self.selection = selection
    components = displayedComponents
    self.range = Date.distantPast...Date.distantFuture
  }
}

extension DatePicker: View {
  public var body: some View {
    let fallback = HStack {
      label
      Text(date, style: .date)
    }
    .unsupported("DatePicker")
    ScreenView(fallback: fallback) { context, _ in
      Lowering.nodes(
        of: DatePickerLayout(
          label: label, selection: selection, range: range,
          hasDate: components.contains(.date), hasTime: components.contains(.hourAndMinute)),
        in: context)
    }
  }
}

public typealias DatePickerComponents = DatePicker<Text>.Components
