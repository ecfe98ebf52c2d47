import Foundation

/// A control that selects several days; in a widget only its label is drawn.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>?

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    bounds = nil
  }

  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.bounds = bounds
  }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    MultiDateLayout(label: label, selection: selection, bounds: bounds)
  }
}

/// Several days of a month on the screen of an app.
private struct MultiDateLayout<Label: View>: View {
  @Environment(\.localCalendar) private var calendar
  @Environment(\.now) private var now
  let label: Label
  let selection: Binding<Set<DateComponents>>
  let bounds: Range<Date>?

  private func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// The selected days; an app's own need not say as much about them.
  private func element(for day: Date) -> DateComponents? {
    let wanted = calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first {
      ($0.year, $0.month, $0.day) == (wanted.year, wanted.month, wanted.day)
    }
  }

  var body: some View {
    MonthView(
      start: now, isSelected: { element(for: $0) != nil },
      isAllowed: { bounds?.contains($0) ?? true },
      select: { day in
        if let old = element(for: day) {
          selection.wrappedValue.remove(old)
        } else {
          selection.wrappedValue.insert(components(of: day))
        }
      }
    )
    .inWidgets { label._standIn("MultiDatePicker") }
  }
}
