import CellRaster
import Foundation
import SwiftUI
import Testing
import ViewArchive
import ViewLayout

/// Texts from the look-alike's interface to the cells they are drawn in: what is written, what it
/// looks like, and what the archive's dump says of it.
@MainActor
@Suite
struct TextPipelineTests {
  /// 2025-06-03 (a Tuesday), 09:41:00 UTC.
  nonisolated private static let now = Date(timeIntervalSince1970: 1_748_943_660)

  nonisolated private static func at(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

  private func lowered(_ view: some View, locale: String) -> ViewNode {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: locale)
    return node(view, in: values)
  }

  private func grid(
    _ view: some View, columns: Int, rows: Int, locale: String = "en_US"
  ) -> CellGrid {
    grid(of: lowered(view, locale: locale), columns: columns, rows: rows, locale: locale)
  }

  private func grid(
    of node: ViewNode, columns: Int, rows: Int, locale: String
  ) -> CellGrid {
    let time = TimedTextContext(now: Self.now, locale: locale, timeZone: "UTC")
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    let placed = engine.layout(
      node, in: Proposal(width: Double(columns) * 8, height: Double(rows) * 16))
    var grid = CellGrid(
      size: CellSize(columns: columns, rows: rows),
      style: CellStyle(foreground: .white, background: .black))
    Rasterizer(theme: .standard, depth: .direct, glyphs: .unicode, now: Self.now)
      .draw(placed, on: .island(.standard), into: &grid)
    return grid
  }

  private func rows(of grid: CellGrid) -> [String] {
    (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { grid[$0, row].glyph }.joined()
    }
  }

  // MARK: Words

  nonisolated private static let texts: [(Text, Int, [String])] = [
    (Text("Order \(1234) of \(5)"), 16, ["Order 1,234 of 5"]),
    (Text("a ") + Text("b").bold() + Text(Image(systemName: "timer")) + Text("c"), 8, ["a b◔ c  "]),
    (Text("Lands in ^[\(468) minute](inflect: true)"), 24, ["Lands in 468 minutes    "]),
    (Text("^[\(1) new message](inflect: true), x^2"), 20, ["1 new message, x^2  "]),
    (Text("^[\(2) person](inflect: true)"), 9, ["2 people "]),
    (Text("^[\(3) entry](morphology: { number: \"one\" })"), 8, ["3 entry "]),
    (Text("in \(Image(systemName: "timer")) 5"), 8, ["in ◔  5 "]),
    (Text("wide 日本 text"), 9, ["wide 日本", "text     "]),
    (Text("well-known"), 6, ["well- ", "known "]),
    (Text(verbatim: "**a** \u{1B}[31m\u{202E}b"), 14, ["**a**  [31mb  "]),
    (Text(""), 3, ["   "]),
    (Text(["a", "b", "c"], format: .list(type: .and)), 12, ["a, b, and c "]),
    (Text(Duration.seconds(65), format: .time(pattern: .minuteSecond)), 5, ["1:05 "]),
    (Text(now, format: .dateTime.hour().minute()), 8, ["9:41 AM "]),
    (Text(0.25, format: .percent), 4, ["25% "]),
    (Text("\(12.5, format: .currency(code: "EUR"))"), 8, ["€12.50  "]),
    (Text(AttributedString("plain")), 6, ["plain "]),
    (
      Text(
        Measurement(value: 5, unit: UnitLength.kilometers),
        format: .measurement(width: .abbreviated)),
      7, ["3.1 mi "]
    ),
    (
      Text(
        Measurement(value: 21.4, unit: UnitTemperature.celsius),
        format: .measurement(width: .wide, usage: .asProvided)), 21, ["21.4 degrees Celsius "]
    ),
  ]

  @Test(arguments: 0..<texts.count)
  func textsAreDrawn(index: Int) {
    let (text, columns, expected) = Self.texts[index]
    #expect(rows(of: grid(text, columns: columns, rows: expected.count)) == expected)
  }

  @Test func marksOfMarkdownAreDrawnAsAttributes() throws {
    let line = Text("**b** *i* ~~s~~ [l](https://a.b) `c`")
    let grid = grid(line, columns: 9, rows: 1)
    #expect(rows(of: grid) == ["b i s l c"])
    #expect(grid[0, 0].style.attributes == .bold)
    #expect(grid[2, 0].style.attributes == .italic)
    #expect(grid[4, 0].style.attributes == .strikethrough)
    #expect(lowered(line, locale: "en_US").dump().contains("\"l\" accent"))
    #expect(grid[8, 0].style.attributes == [])
    let attributed = try AttributedString(markdown: "**b** *i* ~~s~~ [l](https://a.b) `c`")
    #expect(self.grid(Text(attributed), columns: 9, rows: 1) == grid)
    #expect(attributed.runs.compactMap(\.link) == [URL(string: "https://a.b")])
  }

  @Test func attributesOfStringsAreDrawn() {
    var string = AttributedString("ab")
    string.swiftUI.underlineStyle = .single
    string.swiftUI.font = .headline
    string.swiftUI.foregroundColor = .red
    let grid = grid(Text(string), columns: 2, rows: 1)
    #expect(grid[0, 0].style.attributes == [.bold, .underline])
    #expect(grid[0, 0].style.foreground != .white)
  }

  // MARK: Settings

  nonisolated private static let settings:
    [(@MainActor @Sendable () -> AnyView, Int, [String], String)] = [
      ({ AnyView(Text("one two three").lineLimit(1)) }, 8, ["one two…", "        "], "lines 1"),
      ({ AnyView(Text("one two three").lineLimit(2)) }, 4, ["one ", "two…", "    "], "lines 2"),
      (
        { AnyView(Text("a").lineLimit(3, reservesSpace: true).border(.clear)) }, 2,
        ["a ", "  ", "  "],
        "reserves 3"
      ),
      (
        { AnyView(Text("one two three").lineLimit(1...2)) }, 4, ["one ", "two…", "    "],
        "reserves 1"
      ),
      ({ AnyView(Text("one two").lineLimit(nil)) }, 4, ["one ", "two "], "\"one two\""),
      (
        { AnyView(Text("Your driver").lineLimit(1).truncationMode(.head)) }, 7, ["…driver"],
        "truncates head"
      ),
      (
        { AnyView(Text("Your driver").lineLimit(1).truncationMode(.middle)) }, 7, ["You…ver"],
        "truncates middle"
      ),
      (
        { AnyView(Text("three one").multilineTextAlignment(.trailing)) }, 5, ["three", "  one"],
        "trailing"
      ),
      (
        { AnyView(Text("three one").multilineTextAlignment(.center)) }, 5, ["three", " one "],
        "center"
      ),
      ({ AnyView(Text("abc").tracking(8)) }, 7, ["a b c  "], "tracking 8"),
      ({ AnyView(Text("abc").kerning(2)) }, 4, ["abc "], "tracking 2"),
      ({ AnyView(Text("abc").textCase(.uppercase)) }, 4, ["ABC "], "\"ABC\""),
      (
        { AnyView(Text(at(-90), style: .relative).textCase(.uppercase)) }, 14, ["1 MIN, 30 SEC "],
        "uppercase"
      ),
      (
        { AnyView(Text("12").font(.system(size: 11)).monospacedDigit()) }, 3, ["12 "],
        "size 11 monospacedDigit"
      ),
      (
        { AnyView(Text("Boarding").minimumScaleFactor(0.5).lineLimit(1).frame(width: 32)) }, 8,
        ["Boarding"], "scale 0.5"
      ),
    ]

  @Test(arguments: 0..<settings.count)
  func settingsAreDrawnAndDumped(index: Int) {
    let (make, columns, expected, dumped) = Self.settings[index]
    let view = make()
    #expect(
      rows(
        of: grid(
          view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading),
          columns: columns, rows: expected.count)) == expected)
    #expect(lowered(view, locale: "en_US").dump().contains(dumped))
  }

  // MARK: Time

  nonisolated private static let times: [(Text, Int, String, String)] = [
    (Text(at(900), style: .timer), 6, "15:00 ", "timer"),
    (Text(at(674), style: .relative), 15, "11 min, 14 sec ", "relative"),
    (Text(at(674), style: .relative), 11, "11min 14sec", "relative"),
    (Text(at(674), style: .relative), 8, "11m 14s ", "relative"),
    (Text(at(674), style: .relative), 4, "11m ", "relative"),
    (Text(at(674), style: .relative), 2, "1…", "relative"),
    (Text(at(674), style: .offset), 12, "-11 minutes ", "offset"),
    (Text(now, style: .date), 13, "June 3, 2025 ", "date"),
    (Text(now, style: .time), 8, "9:41 AM ", "time"),
    (Text(now...at(3_600)), 16, "9:41–10:41 AM   ", "range"),
    (Text(DateInterval(start: now, duration: 3_600)), 16, "9:41–10:41 AM   ", "range"),
    (Text(timerInterval: at(-60)...at(240)), 5, "4:00 ", "interval"),
    (Text(timerInterval: at(-60)...at(240), countsDown: false), 5, "1:00 ", "up"),
    (Text(timerInterval: at(-60)...at(240), pauseTime: at(-30)), 5, "4:30 ", "paused"),
    (Text(timerInterval: now...at(5_400), showsHours: false), 6, "90:00 ", "without hours"),
    (Text(timerInterval: now...at(3_900)), 8, "1:05:00 ", "interval"),
    (Text(timerInterval: now...at(3_900)), 5, "1:05 ", "interval"),
    (Text(timerInterval: now ... .distantFuture), 14, "17317574:19:00", "interval"),
    (
      Text(.currentDate, format: .timer(countingDownIn: now..<at(3_900))), 8, "1:05:00 ", "interval"
    ),
    (Text(.currentDate, format: .timer(countingUpIn: at(-65)..<at(10))), 5, "1:05 ", "up"),
    (
      Text(.currentDate, format: .timer(countingDownIn: now..<at(8_400), maxFieldCount: 2)), 20,
      "2 hours, 20 minutes ", "fields 2"
    ),
    (Text(.currentDate, format: .stopwatch(startingAt: at(-3.42))), 9, "00:03.42 ", "stopwatch"),
    (
      Text(.currentDate, format: .offset(to: at(-222))), 24, "3 minutes, 42 seconds   ",
      "dateOffset"
    ),
    (
      Text(.currentDate, format: .offset(to: at(-332), allowedFields: [.minute, .second])), 5,
      "5:32 ", "minute second"
    ),
    (Text(.currentDate, format: .reference(to: at(300))), 13, "in 5 minutes ", "dateReference"),
    (Text(.currentDate, format: .dateTime.hour().minute()), 8, "9:41 AM ", "currentDate"),
    (Text("Ends \(at(90), style: .timer)!"), 11, "Ends 1:30! ", "timer"),
    (Text("\(timerInterval: now...at(61)) left"), 10, "1:01 left ", "interval"),
    (Text("\(.currentDate, format: .stopwatch(startingAt: at(-1)))"), 9, "00:01.00 ", "stopwatch"),
  ]

  @Test(arguments: 0..<times.count)
  func timesAreDrawnAndDumped(index: Int) {
    let (text, columns, expected, dumped) = Self.times[index]
    #expect(rows(of: grid(text, columns: columns, rows: 1)) == [expected])
    #expect(lowered(text, locale: "en_US").dump().contains(dumped))
  }

  @Test func otherLanguagesAreDrawn() {
    let text = Text("\(Self.at(8_400), style: .relative)")
    #expect(rows(of: grid(text, columns: 16, rows: 1, locale: "de_DE")) == ["2 Std., 20 Min. "])
    #expect(rows(of: grid(text, columns: 14, rows: 1, locale: "zh_Hant_TW")) == ["2小時20分鐘   "])
    let timer = Text(timerInterval: Self.now...Self.at(61))
    #expect(rows(of: grid(timer, columns: 5, rows: 1, locale: "ar_EG")) == ["١:٠١ "])
  }

  @Test func measurementsAreInTheUnitsOfTheLocale() {
    let distance = Text(
      Measurement(value: 26.25, unit: UnitLength.miles), format: .measurement(width: .abbreviated))
    #expect(rows(of: grid(distance, columns: 6, rows: 1, locale: "de_DE")) == ["42 km "])
    let heat = Text(
      Measurement(value: 70, unit: UnitTemperature.fahrenheit), format: .measurement(width: .narrow)
    )
    #expect(rows(of: grid(heat, columns: 4, rows: 1, locale: "de_DE")) == ["21° "])
    #expect(rows(of: grid(heat, columns: 4, rows: 1)) == ["70° "])
  }

  // MARK: Bad input

  nonisolated private static let badDates: [Double] = [
    .nan, .infinity, -.infinity, -1e300, 1e300, Date.distantPast.timeIntervalSince(now),
    Date.distantFuture.timeIntervalSince(now), -60,
  ]

  /// Endless times, and times that are none.
  @Test(arguments: badDates, badDates)
  func timesOfAnyKindAreDrawn(first: Double, last: Double) {
    let (start, end) = (Self.at(first), Self.at(last))
    expectDrawing(
      of: VStack {
        Text(.currentDate, format: .reference(to: start))
        Text(.currentDate, format: .offset(to: start, maxFieldCount: -1))
        Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(-1)))
        Text(start, style: .relative)
        Text(start, style: .timer)
        Text(start, style: .time)
      })
    // Swift makes no range that runs backwards.
    guard start <= end else { return }
    expectDrawing(
      of: VStack {
        Text(timerInterval: start...end)
        Text(timerInterval: start...end, pauseTime: end, countsDown: false, showsHours: false)
        Text(start...end)
        Text(.currentDate, format: .timer(countingDownIn: start..<end, maxFieldCount: 2))
        ProgressView(timerInterval: start...end)
        ProgressView(timerInterval: start...end, countsDown: false) { Text("label") }
          .progressViewStyle(.circular)
      })
  }

  private func expectDrawing(of view: some View) {
    for (columns, count) in [(40, 24), (1, 1), (0, 0)] {
      let grid = grid(view, columns: columns, rows: count)
      #expect(grid.size == CellSize(columns: columns, rows: count))
    }
    #expect(!lowered(view, locale: "en_US").dump().isEmpty)
  }

  /// An archive from another process may hold what Swift would not.
  @Test(arguments: badDates, badDates)
  func archivedRangesOfAnyKindAreDrawn(first: Double, last: Double) {
    let (start, end) = (Self.at(first), Self.at(last))
    let texts: [TimedText] = [
      .interval(start: start, end: end, pause: nil, countsDown: true, showsHours: true),
      .interval(start: start, end: end, pause: end, countsDown: false, showsHours: false),
      .range(start: start, end: end),
    ]
    let bars = [ProgressContent.Form.linear, .circular].map {
      ViewNode(
        .progress(
          ProgressContent(
            value: .interval(start: start, end: end, countsDown: $0 == .linear), form: $0)))
    }
    let node = ViewNode(
      .vstack(StackContent(alignment: .leading)),
      children: bars + texts.map { ViewNode(.text(TextContent(runs: [TextRun(.timed($0))]))) })
    for (columns, count) in [(40, 24), (1, 1), (0, 0)] {
      let grid = grid(of: node, columns: columns, rows: count, locale: "en_US")
      #expect(grid.size == CellSize(columns: columns, rows: count))
    }
    #expect(!node.dump().isEmpty)
  }

  @Test func formatsThatCannotBeArchivedSaySo() {
    let text = Text(.durationOffset(to: Self.now), format: .time(pattern: .minuteSecond))
    #expect(lowered(text, locale: "en_US").kind == .unsupported("TimeFormatStyle"))
  }

  @Test func theSystemsFormatsReadAsTheTextsDo() throws {
    let format = SystemFormatStyle.Timer(countingDownIn: Self.now..<Self.at(300))
    #expect(String(format.format(Self.at(65)).characters) == "3:55")
    #expect(format.discreteInput(after: Self.at(65.5)) == Self.at(66))
    let before = try #require(format.discreteInput(before: Self.at(65.5)))
    #expect(String(format.format(before).characters) == "3:56")
    #expect(before < Self.at(65))
    let german = SystemFormatStyle.DateOffset(to: Self.now).locale(Locale(identifier: "de_DE"))
    #expect(String(german.format(Self.at(7_200)).characters).hasPrefix("2 Stunden"))
  }
}
