import Foundation
import ViewArchive

/// A picker of dates on the screen of an app, in the style of its environment. Keys move the date by a
/// day and the time by a minute.
struct DatePickerLayout<Label: View>: View {
  @Environment(\.screenStyles.dates) private var style
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.localCalendar) private var calendar
  let label: Label
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let hasDate: Bool
  let hasTime: Bool
  @State private var isOpen = false

  init(
    label: Label, selection: Binding<Date>, range: ClosedRange<Date>, hasDate: Bool, hasTime: Bool
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.hasDate = hasDate
    self.hasTime = hasTime
  }

  /// Moves the date, within the bounds.
  private func move(_ component: Calendar.Component, by value: Int) {
    let old = selection.wrappedValue
    guard let new = calendar.date(byAdding: component, value: value, to: old) else { return }
    selection.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
  }

  var body: some View {
    switch style {
    case .compact: compact
    case .calendar where hasDate:
      VStack(spacing: 8) {
        days
        if hasTime {
          HStack {
            Text("Time")
            Spacer()
            time
          }
        }
      }
      .padding(.vertical, 8)
    case .calendar, .wheels: wheels
    }
  }

  private var date: Date { selection.wrappedValue }

  private var time: some View {
    value(Text(date, style: .time), .minute, press: { move(.minute, by: 1) })
  }

  private func value(
    _ text: Text, _ component: Calendar.Component, press: @escaping () -> Void
  ) -> some View {
    ControlView(
      label: text.padding(.horizontal, 8).background(.quaternary, in: .rect(cornerRadius: 6))
    ) {
      GraphControl(
        kind: .adjustable, press: press, adjust: { move(component, by: $0) })
    }
    .named(by: label)
  }

  @ViewBuilder private var compact: some View {
    HStack {
      if !areLabelsHidden {
        label
        Spacer()
      }
      if hasDate {
        // The compact style has abbreviated months, unlike `Text`'s style for dates.
        value(Text(date, format: .dateTime.year().month(.abbreviated).day()), .day) {
          isOpen = true
        }
      }
      if hasTime { time }
    }
    .presenting("DatePicker", coversScreen: false, isPresented: $isOpen) {
      AlertLayout(title: EmptyView(), message: EmptyView(), actions: days)
    }
  }

  private var days: some View {
    MonthView(
      start: date,
      isSelected: { calendar.isDate($0, inSameDayAs: date) },
      isAllowed: { day in
        // The time of the day stays, and counts.
        guard let end = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
        return end > range.lowerBound && day <= range.upperBound
      },
      select: { day in
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let new =
          calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: day) ?? day
        selection.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
      })
  }

  private var wheels: some View {
    HStack(spacing: 0) {
      if hasDate, hasTime {
        wheel(.day, .dateTime.weekday(.abbreviated).month(.abbreviated).day())
      } else if hasDate {
        wheel(.month, .dateTime.month(.wide))
        wheel(.day, .dateTime.day())
        wheel(.year, .dateTime.year())
      }
      if hasTime {
        wheel(.hour, .dateTime.hour())
        wheel(.minute, .dateTime.minute(.twoDigits))
      }
    }
  }

  private func wheel(_ component: Calendar.Component, _ format: Date.FormatStyle) -> some View {
    ScreenView(fallback: EmptyView()) { context, _ in
      Lowering.nodes(
        of: WheelView(
          shown: { steps in
            guard let shown = calendar.date(byAdding: component, value: steps, to: date),
              range.contains(shown)
            else { return [] }
            return Lowering.nodes(
              of: Text(shown, format: format).lineLimit(1), in: context.derived(steps))
          }, offset: 0, move: { move(component, by: $0) }
        )
        .named(by: label), in: context)
    }
  }
}
