import ViewArchive

/// A control that selects a date; the current date is drawn. On the screen of an app the date can be
/// moved by a day, the time by a minute.
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
    let date = date
    let fallback = HStack {
      label
      Text(date, style: .date)
    }
    .unsupported("DatePicker")
    ScreenView(fallback: fallback) { context, _ in
      Lowering.nodes(
        of: HStack {
          label
          Spacer()
          if components.contains(.date) {
            // The compact style has abbreviated months, unlike `Text`'s style for dates.
            let day = Text(date, format: .dateTime.year().month(.abbreviated).day())
            stepper(day, seconds: 86_400)
          }
          if components.contains(.hourAndMinute) {
            stepper(Text(date, style: .time), seconds: 60)
          }
        }, in: context)
    }
  }

  @MainActor private func stepper(_ label: Text, seconds: Int) -> some View {
    ControlView(label: label) {
      GraphControl(
        kind: .adjustable, press: { move(by: seconds) }, adjust: { move(by: seconds * $0) })
    }
  }

  private func move(by seconds: Int) {
    let new = selection.wrappedValue.addingTimeInterval(Double(seconds))
    if range.contains(new) { selection.wrappedValue = new }
  }
}

public typealias DatePickerComponents = DatePicker<Text>.Components
