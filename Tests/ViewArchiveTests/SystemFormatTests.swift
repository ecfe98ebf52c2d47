import Foundation
import Testing
import ViewArchive

/// 2025-06-03 (a Tuesday), 09:41:00 UTC.
private let origin = Date(timeIntervalSince1970: 1_748_943_660)

private func at(_ seconds: Double) -> Date { origin.addingTimeInterval(seconds) }

private func timer(
  _ seconds: Double, fields: Int = 3, precision: Double = 1, countsDown: Bool = true,
  showsHours: Bool = true
) -> TimedText {
  .interval(
    start: origin, end: at(seconds), pause: nil, countsDown: countsDown, showsHours: showsHours,
    limits: ClockLimits(fieldCount: fields, precision: precision))
}

private func stopwatch(fields: Int = 4, precision: Double = 0.01) -> TimedText {
  .stopwatch(
    start: origin, showsHours: true, limits: ClockLimits(fieldCount: fields, precision: precision))
}

private let ordinary = Set(TimeSpan.Unit.ordinary)

private func offset(
  _ units: Set<TimeSpan.Unit> = ordinary, fields: Int = 2, sign: DateOffsetFormat.Sign = .automatic
) -> TimedText {
  .dateOffset(DateOffsetFormat(anchor: origin, units: units, fieldLimit: fields, sign: sign))
}

private func reference(_ fields: Int = 2, _ threshold: TimeSpan.Unit = .day) -> TimedText {
  .dateReference(
    DateReferenceFormat(
      date: origin, units: [.year, .month, .day, .hour, .minute], fieldLimit: fields,
      threshold: threshold))
}

private let day = 86_400.0

/// The system's formats of presentations.md §4.1, and the shorter forms of §4.2.
@Suite struct SystemFormatTests {
  @Test(
    arguments: [
      (timer(300), 0, "5:00"), (timer(300), 60, "4:00"), (timer(300), 270, "0:30"),
      (timer(300), 300, "0:00"), (timer(3_600), 0, "1:00:00"), (timer(3_600), 1, "59:59"),
      (timer(3_600, countsDown: false), 0, "0:00"), (timer(3_600, countsDown: false), 30, "0:30"),
      (timer(3_600, countsDown: false), 3_599, "59:59"),
      (timer(3_600, countsDown: false), 3_600, "1:00:00"),
      (timer(9_000, fields: 2), 600, "2 hours, 20 minutes"),
      (timer(9_000, fields: 2), 5_401, "59:59"),
      (timer(9_000, fields: 1), 600, "2 hours"), (timer(9_000, fields: 1), 8_700, "5 minutes"),
      (timer(9_000, fields: 1), 8_958, "42 seconds"),
      (timer(9_000, precision: 60), 600, "2 hours, 20 minutes"),
      (timer(9_000, precision: 60), 8_700, "5 minutes"),
      (timer(9_000, precision: 60, showsHours: false), 600, "140 minutes"),
      (timer(9_000, precision: 3_600), 600, "2 hours"), (timer(9_000, fields: 0), 600, "2 hours"),
      (stopwatch(), 3.42, "00:03.42"), (stopwatch(), -5, "00:00.00"),
      (stopwatch(), 3_725.5, "01:02:05.50"), (stopwatch(precision: 0.1), 3.42, "00:03.4"),
      (stopwatch(precision: 1), 3.42, "00:03"), (stopwatch(fields: 3), 3_725.5, "01:02:05"),
      (stopwatch(fields: 2), 3_725.5, "1 hour, 2 minutes"),
    ] as [(TimedText, Double, String)])
  func clocksShowAsManyFieldsAsTheyMay(text: TimedText, t: Double, expected: String) {
    #expect(text.string(in: TimedTextContext(now: at(t))) == expected)
  }

  @Test(
    arguments: [
      (offset(), 222, "3 minutes, 42 seconds"), (offset(), 300, "5 minutes, 0 seconds"),
      (offset([.minute, .second]), 332, "5:32"), (offset([.minute, .second]), 4_000, "66:40"),
      (offset([.hour, .minute, .second], fields: 3), 3_932, "1:05:32"),
      (offset([.hour, .minute]), 3_932, "1 hour, 5 minutes"),
      (offset([.hour, .minute]), 5, "0 minutes"),
      (offset(), 2 * day + 3 * 3_600, "2 days, 3 hours"), (offset(), 400 * day, "1 year, 1 month"),
      (offset(ordinary.union([.week])), 10 * day, "1 week, 3 days"), (offset(), -5, "−5 seconds"),
      (offset(), -5.9, "−5 seconds"), (offset(sign: .never), -5, "5 seconds"),
      (offset(sign: .always), 5, "+5 seconds"), (offset(sign: .alwaysExceptZero), 0, "0 seconds"),
      (offset(fields: 1), 4_000, "1 hour"), (offset([]), 5, "0 minutes"),
    ] as [(TimedText, Double, String)])
  func offsetsSayTheLargestFields(text: TimedText, t: Double, expected: String) {
    #expect(text.string(in: TimedTextContext(now: at(t))) == expected)
  }

  @Test(
    arguments: [
      (reference(), 0, "now"), (reference(), -300, "in 5 minutes"),
      (reference(), -3 * 3_600, "in 3 hours"), (reference(), -day, "tomorrow"),
      (reference(), 3 * day, "3 days ago"), (reference(), 40 * day, "Tuesday, June 3"),
      (reference(), -400 * day, "June 2025"), (reference(3), -40 * day, "Tuesday, June 3 at 9 AM"),
      (reference(2, .year), 800 * day, "2 years ago"),
    ] as [(TimedText, Double, String)])
  func referencesAreRelativeNearby(text: TimedText, t: Double, expected: String) {
    #expect(text.string(in: TimedTextContext(now: at(t))) == expected)
  }

  @Test func theCurrentDateIsWrittenInItsZone() throws {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let text = TimedText.currentDate(style)
    #expect(text.string(in: TimedTextContext(now: origin)) == "6:41 PM")
    #expect(text.string(in: TimedTextContext(now: origin, locale: "ja_JP")) == "18:41")
    #expect(text.nextChange(after: at(5)) == at(60))
  }

  private static let shorter: [(TimedText, Double, [String])] = [
    (timer(9_000), 600, ["2:20:00", "2:20:00", "2:20:00", "2:20"]),
    (timer(900), 600, ["5:00", "5:00", "5:00", "5:00"]),
    (
      timer(9_000, fields: 2), 600, ["2 hours, 20 minutes", "2hr 20min", "2h 20m", "2:20"]
    ),
    (stopwatch(), 65.5, ["01:05.50", "01:05.50", "1:05.50", "1:05"]),
    (.relative(origin), 8_400, ["2 hr, 20 min", "2hr 20min", "2h 20m", "2h"]),
    (.offset(origin), 8_400, ["+2 hours", "+2hr", "+2h", "+2h"]),
    (offset(), 222, ["3 minutes, 42 seconds", "3min 42sec", "3m 42s", "3m"]),
    (reference(), -300, ["in 5 minutes", "in 5 min.", "in 5m", "in 5m"]),
    (.date(origin), 0, Array(repeating: "June 3, 2025", count: 4)),
  ]

  @Test(arguments: shorter)
  func formsBecomeShorterInOrder(text: TimedText, t: Double, expected: [String]) {
    let context = TimedTextContext(now: at(t))
    #expect(TimedTextForm.allCases.map { text.string(in: context, form: $0) } == expected)
  }

  // MARK: Languages

  @Test(
    arguments: [
      ("de_DE", timer(9_000), "2:20:00"), ("ja_JP", timer(9_000), "2:20:00"),
      ("zh_Hant_TW", timer(9_000), "2:20:00"), ("ar_EG", timer(9_000), "٢:٢٠:٠٠"),
      ("ar_AE", timer(9_000), "2:20:00"), ("fi_FI", timer(9_000), "2.20.00"),
      ("ar_EG", stopwatch(), "١٠:٠٠٫٠٠"), ("de_DE", stopwatch(), "10:00,00"),
      ("de_DE", timer(9_000, fields: 2), "2 Stunden und 20 Minuten"),
      ("de_DE", .relative(origin), "10 Min."), ("de_DE", .offset(origin), "+10 Minuten"),
      ("de_DE", .relative(at(-7_800)), "2 Std., 20 Min."),
      ("ja_JP", .relative(at(-7_800)), "2時間 20分"), ("ja_JP", .offset(origin), "+10分"),
      ("zh_Hant_TW", .relative(at(-7_800)), "2小時20分鐘"),
      ("zh_Hant_TW", .offset(origin), "+10分鐘"), ("ar_EG", .relative(at(-7_800)), "٢ س ٢٠ د"),
      ("ar_EG", .offset(at(-7_800)), "+ساعتان"), ("de_DE", .offset(at(-400 * day)), "+365 Tage"),
      ("de_DE", reference(), "vor 10 Minuten"), ("ja_JP", reference(), "10 分前"),
      ("zh_Hant_TW", reference(), "10分鐘前"), ("ar_EG", reference(), "قبل ١٠ دقائق"),
      ("de_DE", .date(origin), "3. Juni 2025"), ("ja_JP", .date(origin), "2025年6月3日"),
      ("zh_Hant_TW", .date(origin), "2025年6月3日"), ("ar_EG", .date(origin), "٣ يونيو، ٢٠٢٥"),
      ("en_US", .time(at(14_400)), "1:41 PM"), ("en_GB", .time(at(14_400)), "13:41"),
      ("de_DE", .time(at(14_400)), "13:41"), ("ja_JP", .time(at(14_400)), "13:41"),
      ("zh_Hant_TW", .time(at(14_400)), "下午1:41"), ("ar_EG", .time(at(14_400)), "١:٤١ م"),
      ("de_DE", .range(start: origin, end: at(3_600)), "09:41–10:41 Uhr"),
      ("ja_JP", .range(start: origin, end: at(3_600)), "9時41分～10時41分"),
      ("zh_Hant_TW", .range(start: origin, end: at(3_600)), "上午9:41–10:41"),
      ("ar_EG", .range(start: origin, end: at(3_600)), "٩:٤١–١٠:٤١ ص"),
    ] as [(String, TimedText, String)])
  func languagesUseTheirOwnWordsAndDigits(locale: String, text: TimedText, expected: String) {
    // Ten minutes after the start.
    #expect(text.string(in: TimedTextContext(now: at(600), locale: locale)) == expected)
  }

  // MARK: Always-On

  @Test(
    arguments: [
      (stopwatch(), 65.5, "01:--"), (timer(9_000, fields: 1), 8_700, "5 minutes"),
      (timer(9_000, fields: 1, countsDown: false), 42, "0 minutes"), (offset(), 222, "3 minutes"),
      (offset([.minute, .second]), 332, "5:--"),
    ] as [(TimedText, Double, String)])
  func alwaysOnShowsNoSeconds(text: TimedText, t: Double, expected: String) {
    #expect(
      text.string(in: TimedTextContext(now: at(t), isLuminanceReduced: true)) == expected)
  }

  // MARK: Bad input

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e308, 1e17, 6.4e10,
    Date.distantPast.timeIntervalSinceReferenceDate,
    Date.distantFuture.timeIntervalSinceReferenceDate,
  ])
  func absurdDatesAreReadWithoutHarm(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let all = Set(TimeSpan.Unit.allCases)
    let texts: [TimedText] = [
      timer(seconds), .stopwatch(start: date, showsHours: false),
      .dateOffset(DateOffsetFormat(anchor: date, units: all, fieldLimit: 9, sign: .always)),
      .dateReference(DateReferenceFormat(date: date, units: all, fieldLimit: -1, threshold: .week)),
      .currentDate(Date.FormatStyle()),
      .interval(
        start: date, end: date, pause: date, countsDown: true, showsHours: true,
        limits: ClockLimits(fieldCount: .min, precision: seconds)),
    ]
    for (text, isReduced) in texts.flatMap({ text in [(text, false), (text, true)] }) {
      for now in [origin, date] {
        let context = TimedTextContext(now: now, locale: "ar_EG", isLuminanceReduced: isReduced)
        for form in TimedTextForm.allCases {
          #expect(!text.string(in: context, form: form).isEmpty)
        }
        #expect(!text.longestString(in: context).isEmpty)
        #expect(text.nextChange(after: now, isLuminanceReduced: isReduced).map { $0 > now } ?? true)
      }
    }
  }
}
