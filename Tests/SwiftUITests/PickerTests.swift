import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Pickers of an app's screen, in their styles.
@MainActor
struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint, mango

    var id: Self { self }
  }

  /// A picker whose choices have no tags: the elements' identifiers are the tags.
  private struct Choice<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.mint

    var body: some View {
      NavigationStack {
        List {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(style)
          Text("is \(flavor.rawValue)")
        }
      }
    }
  }

  private struct Optionals: View {
    @State private var flavor: Flavor? = .mint

    var body: some View {
      Picker("Flavor", selection: $flavor) {
        Text("none").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      Text("is \(flavor?.rawValue ?? "nothing")")
    }
  }

  private func adjustable(_ bench: ScreenBench) throws -> String {
    try #require(bench.screen.controls.first { $0.value.kind == .adjustable }?.key)
  }

  @Test func aMenuShowsItsValueAndOpensItsChoices() throws {
    let bench = ScreenBench(Choice(style: .menu))
    #expect(bench.texts == ["Flavor", "mint", "⌄", "is mint"])
    try bench.press("mint")
    bench.render()
    #expect(bench.screen.canGoBack)
    try bench.press("mango")
    bench.render()
    #expect(!bench.screen.canGoBack)
    #expect(bench.texts == ["Flavor", "mango", "⌄", "is mango"])
    bench.graph.perform(.adjust(try adjustable(bench), steps: 1))
    bench.render()
    #expect(bench.texts.last == "is vanilla")
  }

  @Test func inAListInlineChoicesAreRows() throws {
    let bench = ScreenBench(Choice(style: .inline))
    #expect(bench.texts == ["Flavor", "vanilla", "mint", "mango", "is mint"])
    try bench.press("vanilla")
    bench.render()
    #expect(bench.texts.last == "is vanilla")
  }

  @Test func aLinkLeadsToTheChoicesAndBack() throws {
    let bench = ScreenBench(Choice(style: .navigationLink))
    try bench.press("Flavor")
    bench.render()
    #expect(bench.texts == ["‹ Back", "Flavor", "vanilla", "mint", "mango"])
    try bench.press("mango")
    bench.render()
    #expect(bench.texts == ["Flavor", "mango", "›", "is mango"])
  }

  @Test func segmentsAreButtons() throws {
    let bench = ScreenBench(Choice(style: .segmented))
    try bench.press("mango")
    bench.render()
    #expect(bench.texts == ["vanilla", "mint", "mango", "is mango"])
  }

  /// A wheel ends at its first and last choice.
  @Test func aWheelTurnsByStepsAndByADrag() throws {
    let bench = ScreenBench(Choice(style: .wheel))
    let wheel = try adjustable(bench)
    bench.graph.perform(.adjust(wheel, steps: 5))
    bench.render()
    #expect(bench.texts.last == "is mango")
    for phase in [DragInput.Phase.moved, .ended] {
      bench.graph.perform(
        .drag(
          wheel,
          DragInput(
            phase: phase, start: .init(x: 0, y: 100), location: .init(x: 0, y: 161),
            size: .init(x: 100, y: 216))))
      bench.render()
    }
    #expect(bench.texts.last == "is vanilla")
  }

  @Test func aTagOfAValueIsThatOfAnOptional() throws {
    let bench = ScreenBench(Optionals())
    #expect(bench.texts == ["mint", "⌄", "is mint"])
    bench.graph.perform(.adjust(try adjustable(bench), steps: -2))
    bench.render()
    #expect(bench.texts == ["none", "⌄", "is nothing"])
  }

  private struct Dates<Style: DatePickerStyle>: View {
    let style: Style
    var zone = TimeZone.gmt
    /// January 15, 2027, noon.
    @State private var date = Date(timeIntervalSince1970: 1_800_014_400)

    var body: some View {
      DatePicker("Start", selection: $date, displayedComponents: .date)
        .datePickerStyle(style)
        .environment(\.timeZone, zone)
      Text(verbatim: "at \(Int(date.timeIntervalSince1970))")
    }
  }

  @Test func aDayIsChosenInAMonth() throws {
    let bench = ScreenBench(Dates(style: .graphical))
    try bench.press("22")
    bench.render()
    #expect(bench.texts.last == "at \(1_800_014_400 + 7 * 86_400)")
    try bench.press("›")
    bench.render()
    #expect(!bench.texts.contains("31"))
    try bench.press("1")
    bench.render()
    // The month that a person has gone to stays.
    #expect(bench.texts.first == "February 2027")
    #expect(bench.texts.last == "at \(1_800_014_400 + 17 * 86_400)")
  }

  @Test func aCompactDateOpensItsMonth() throws {
    let bench = ScreenBench(Dates(style: .compact))
    let date = try adjustable(bench)
    bench.graph.perform(.press(date))
    bench.render()
    #expect(bench.screen.canGoBack)
    // As on a phone, the month stays until it is closed.
    try bench.press("16")
    bench.render()
    bench.graph.perform(.back)
    bench.render()
    #expect(!bench.screen.canGoBack)
    bench.graph.perform(.adjust(date, steps: 1))
    bench.render()
    #expect(bench.texts.last == "at \(1_800_014_400 + 2 * 86_400)")
  }

  /// Noon is the next day already, 14 hours east.
  @Test func theDaysAreThoseOfTheTimeZone() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let bench = ScreenBench(Dates(style: .graphical, zone: zone))
    try bench.press("16")
    bench.render()
    #expect(bench.texts.last == "at 1800014400")
    try bench.press("17")
    bench.render()
    #expect(bench.texts.last == "at \(1_800_014_400 + 86_400)")
  }

  @Test func wheelsOfADateAreMonthDayAndYear() throws {
    let bench = ScreenBench(Dates(style: .wheel))
    #expect(bench.screen.controls.count == 3)
    for wheel in bench.screen.controls.keys { bench.graph.perform(.adjust(wheel, steps: 1)) }
    bench.render()
    // February 16, 2028.
    #expect(bench.texts.last == "at \(1_800_014_400 + (365 + 32) * 86_400)")
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      MultiDatePicker("Days", selection: $days)
      Text("days \(days.compactMap(\.day).sorted().map { "\($0)" }.joined(separator: " "))")
    }
  }

  @Test func severalDaysAreChosenAndTakenAway() throws {
    let bench = ScreenBench(Days())
    for day in ["4", "9", "4", "2"] {
      try bench.press(day)
      bench.render()
    }
    #expect(bench.texts.last == "days 2 9")
  }
}
