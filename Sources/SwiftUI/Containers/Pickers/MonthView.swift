import Foundation
import ViewArchive

/// The days of a month, of which one or several are selected.
struct MonthView: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  /// A day of the month that is shown at first.
  let start: Date
  let isSelected: (Date) -> Bool
  let isAllowed: (Date) -> Bool
  let select: (Date) -> Void
  /// The months that a person has gone on.
  @State private var months = 0

  init(
    start: Date, isSelected: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
    select: @escaping (Date) -> Void
  ) {
    self.start = start
    self.isSelected = isSelected
    self.isAllowed = isAllowed
    self.select = select
  }

  private var local: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }

  /// The weeks of the month; nil: a day of another one.
  private func weeks(of month: Date, in calendar: Calendar) -> [[Date?]] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    let weekday = calendar.component(.weekday, from: interval.start)
    let empty = (weekday - calendar.firstWeekday + 7) % 7
    var days = [Date?](repeating: nil, count: empty)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: interval.start) }
    while days.count % 7 != 0 { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  var body: some View {
    let calendar = local
    let month = calendar.date(byAdding: .month, value: months, to: start) ?? start
    let weeks = weeks(of: month, in: calendar)
    let names = calendar.veryShortWeekdaySymbols
    VStack(spacing: 4) {
      HStack {
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        step("‹", "Previous Month", by: -1)
        step("›", "Next Month", by: 1)
      }
      HStack(spacing: 0) {
        ForEach(0..<7, id: \.self) { index in
          Text(names[(index + calendar.firstWeekday - 1) % 7]).font(.caption)
            .foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
      }
      ForEach(weeks.indices, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            day(weeks[week][weekday], calendar).frame(maxWidth: .infinity)
          }
        }
      }
    }
  }

  private func step(_ mark: String, _ name: String, by count: Int) -> some View {
    // Does not close the calendar.
    ScreenView(fallback: EmptyView()) { context, _ in
      Lowering.nodes(
        of: Button(mark) { months += count }.padding(.horizontal, 8).accessibilityLabel(name),
        in: context.with { $0.dismissesAfterPress = nil })
    }
  }

  @ViewBuilder private func day(_ day: Date?, _ calendar: Calendar) -> some View {
    if let day {
      let isSelected = isSelected(day)
      ControlView(
        label: Text(verbatim: "\(calendar.component(.day, from: day))")
          .bold(isSelected)
          .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .frame(minWidth: 32)
          .background(
            isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 8))
      ) {
        GraphControl(kind: .button, press: { select(day) })
      }
      .disabled(!isAllowed(day))
    } else {
      Text(verbatim: " ")
    }
  }
}
