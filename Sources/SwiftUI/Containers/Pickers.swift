/// A control that selects one of several values; only its label is drawn.
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

/// A slider, drawn at its current value.
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

/// A control that increments and decrements a value; only its label is drawn.
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
