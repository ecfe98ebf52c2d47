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
  private let selection: Binding<Date>
  private let components: DatePickerComponents
  private let range: ClosedRange<Date>

  nonisolated private init(
    _ selection: Binding<Date>, within range: ClosedRange<Date>, components: DatePickerComponents,
    label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.components = components
    self.range = range
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: { Text(titleResource) })
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: range, components: displayedComponents, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: range, components: displayedComponents, label: { Text(titleResource) })
  }
}

extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: range.lowerBound...Date.distantFuture, components: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: range.lowerBound...Date.distantFuture, components: displayedComponents,
      label: { Text(titleResource) })
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: Date.distantPast...range.upperBound, components: displayedComponents,
      label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: Date.distantPast...range.upperBound, components: displayedComponents,
      label: { Text(titleResource) })
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, within: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: { Text(title) })
  }
}

extension DatePicker {
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, within: Date.distantPast...Date.distantFuture, components: displayedComponents,
      label: label)
  }
}

extension DatePicker: View {
  public var body: some View {
    let fallback = HStack {
      label
      Text(selection.wrappedValue, style: .date)
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
