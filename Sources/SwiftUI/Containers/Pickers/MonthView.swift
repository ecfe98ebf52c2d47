import Foundation
import ViewArchive

/// The days of a month, of which one or several are selected.
struct MonthView: View {
  @Environment(\.localCalendar) private var calendar
  /// A day of the month that is shown until a person goes to another one.
  let start: Date
  let isSelected: (Date) -> Bool
  let isAllowed: (Date) -> Bool
  let select: (Date) -> Void
  /// A day of the month that a person has gone to.
  @State private var gone: Date?

  init(
    start: Date, isSelected: @escaping (Date) -> Bool, isAllowed: @escaping (Date) -> Bool,
    select: @escaping (Date) -> Void
  ) {
    self.start = start
    self.isSelected = isSelected
    self.isAllowed = isAllowed
    self.select = select
  }

  /// The weeks of the month; nil: a day of another one.
  private func weeks(of month: Date) -> [[Date?]] {
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
    let month = gone ?? start
    let weeks = weeks(of: month)
    let names = calendar.veryShortWeekdaySymbols
    VStack(spacing: 4) {
      HStack {
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        step("‹", "Previous Month", from: month, by: -1)
        step("›", "Next Month", from: month, by: 1)
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
            day(weeks[week][weekday]).frame(maxWidth: .infinity)
          }
        }
      }
    }
  }

  private func step(
    _ mark: String, _ name: String, from month: Date, by count: Int
  ) -> some View {
    // Does not close the calendar.
    ScreenView(fallback: EmptyView()) { context, _ in
      Lowering.nodes(
        of: Button(mark) { gone = calendar.date(byAdding: .month, value: count, to: month) }
          .padding(.horizontal, 8).accessibilityLabel(name),
        in: context.with { $0.dismissesAfterPress = nil })
    }
  }

  @ViewBuilder private func day(_ day: Date?) -> some View {
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
