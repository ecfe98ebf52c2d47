import Foundation
import Testing
import ViewArchive

private let origin = Date(timeIntervalSinceReferenceDate: 800_000_000)

private func at(_ seconds: Double) -> Date { origin.addingTimeInterval(seconds) }

private func interval(
  _ seconds: Double, countsDown: Bool = true, pause: Double? = nil, showsHours: Bool = true
) -> TimedText {
  .interval(
    start: origin, end: at(seconds), pause: pause.map(at), countsDown: countsDown,
    showsHours: showsHours)
}

/// The rules of presentations.md §4.1 and §4.2; the vectors of §8 are in `TimeVectorTests`.
struct TimedTextStringTests {
  @Test(
    arguments: [(-1, "0:00"), (0.9, "0:00"), (65, "1:05"), (100, "1:40"), (101, "1:40")]
      as [(Double, String)])
  func countUpRoundsDownAndStopsAtItsBounds(now: Double, text: String) {
    let timer = interval(100, countsDown: false)
    #expect(timer.string(in: TimedTextContext(now: at(now))) == text)
  }

  @Test(
    arguments: [(3605, "1:00:05"), (3600, "1:00:00"), (3599, "59:59"), (36_000, "10:00:00")]
      as [(Double, String)])
  func hoursAppearFromTheFirstOneOn(left: Double, text: String) {
    #expect(interval(36_000).string(in: TimedTextContext(now: at(36_000 - left))) == text)
  }

  @Test func minutesGoOnWithoutHours() {
    let timer = interval(5400, showsHours: false)
    #expect(timer.string(in: TimedTextContext(now: origin)) == "90:00")
  }

  @Test(arguments: [600.0, 700, 100_000])
  func pausedTimerStandsAtItsPause(now: Double) {
    #expect(interval(720, pause: 600).string(in: TimedTextContext(now: at(now))) == "2:00")
  }

  /// TIME-7: measured on a phone.
  @Test(arguments: [(0.0, "12:00"), (30, "11:30"), (599, "2:01")])
  func aTimerRunsUntilAPauseThatLiesAhead(now: Double, text: String) {
    #expect(interval(720, pause: 600).string(in: TimedTextContext(now: at(now))) == text)
  }

  @Test(
    arguments: [
      (900.0, "15:00"), (-152, "2:32"), (-133_141, "36:59:01"), (0, "0:00"), (0.5, "0:01"),
      (-0.5, "0:00"),
    ] as [(Double, String)])
  func timerStyleCountsDownThenUp(date: Double, text: String) {
    #expect(TimedText.timer(at(date)).string(in: TimedTextContext(now: origin)) == text)
  }

  @Test(
    arguments: [
      (674, "11 min, 14 sec"), (14, "14 secs."), (0, "0 secs."), (303, "5 min, 3 sec"),
      (300, "5 min"), (7380, "2 hr, 3 min"), (3 * 86_400 + 7200, "3 days, 2 hr"),
      (86_400 + 300, "1 day"), (400 * 86_400.0, "1 yr, 1 mth"),
    ] as [(Double, String)])
  func relativeNamesTheTwoLargestUnits(seconds: Double, text: String) {
    for date in [at(seconds), at(-seconds)] {
      #expect(TimedText.relative(date).string(in: TimedTextContext(now: origin)) == text)
    }
  }

  @Test(
    arguments: [
      (674, "-11 minutes"), (-7500, "+2 hours"), (-1, "+1 second"), (0, "+0 seconds"),
      (-60, "+1 minute"), (0.5, "+0 seconds"), (3 * 31 * 86_400.0, "-3 months"),
    ] as [(Double, String)])
  func offsetIsMinusForTheFuture(date: Double, text: String) {
    #expect(TimedText.offset(at(date)).string(in: TimedTextContext(now: origin)) == text)
  }

  @Test(
    arguments: [
      (-1, true, "00:00.00"), (1.25, true, "00:01.25"), (1.25, false, "00:01"),
      (3725, false, "01:02:05"),
    ] as [(Double, Bool, String)])
  func stopwatchPadsItsFields(now: Double, showsHundredths: Bool, text: String) {
    let watch = TimedText.stopwatch(
      start: origin, showsHours: true,
      limits: showsHundredths ? .stopwatch : ClockLimits(fieldCount: 3, precision: 1))
    #expect(watch.string(in: TimedTextContext(now: at(now))) == text)
  }

  @Test(
    arguments: [
      (interval(1000), 246.0, "12:--"), (interval(1000), 958, "0:42"),
      (interval(1000), 1200, "0:00"), (interval(8000), 4100, "1:05:--"),
      (interval(100, countsDown: false), 10, "0:--"),
      (interval(100, countsDown: false), 50, "0:50"),
      (interval(100, countsDown: false), 500, "1:40"),
      (interval(720, pause: 600), 650, "2:00"),
      (.timer(origin), 65, "1:--"),
      (.stopwatch(start: origin, showsHours: true, limits: .stopwatch), 65.5, "01:--"),
      (.relative(origin), 674, "11 min"), (.relative(at(100)), 58, "42 secs."),
      (.relative(origin), 30, "0 min"), (.offset(origin), 30, "+0 minutes"),
    ] as [(TimedText, Double, String)])
  func alwaysOnHidesSecondsButInTheLastMinute(text: TimedText, now: Double, shown: String) {
    #expect(
      text.string(in: TimedTextContext(now: at(now), isLuminanceReduced: true)) == shown)
  }

  @Test func datesAreWrittenInTheirZone() {
    // 2020-04-01 13:41:00 UTC
    let date = Date(timeIntervalSince1970: 1_585_748_460)
    let context = TimedTextContext(now: origin, timeZone: "America/New_York")
    #expect(TimedText.date(date).string(in: context) == "April 1, 2020")
    #expect(TimedText.time(date).string(in: context) == "9:41 AM")
    #expect(TimedText.time(date).string(in: TimedTextContext(now: origin)) == "1:41 PM")
  }

  @Test(
    arguments: [
      (5400.0, "9:41–11:11 AM"), (5 * 3600, "9:41 AM–2:41 PM"),
      (86_400, "4/1/2020, 9:41 AM–4/2/2020, 9:41 AM"),
    ] as [(Double, String)])
  func rangesSayTheHalfOfTheDayOnce(length: Double, text: String) {
    let start = Date(timeIntervalSince1970: 1_585_734_060)
    let range = TimedText.range(start: start, end: start.addingTimeInterval(length))
    #expect(range.string(in: TimedTextContext(now: origin)) == text)
  }

  @Test func otherLanguagesUseTheirOwnWords() {
    let german = TimedTextContext(now: origin, locale: "de_DE")
    #expect(TimedText.offset(at(-7500)).string(in: german) == "+2 Stunden")
    #expect(TimedText.time(at(0)).string(in: german).contains(":"))
    #expect(!TimedText.time(at(0)).string(in: german).contains("M"))
  }

  @Test(
    arguments: [
      (interval(3900), 3890.0, "1:05:00"), (interval(90.5), 0, "1:31"),
      (interval(3900, countsDown: false), 0, "1:05:00"),
      (interval(3900, showsHours: false), 0, "65:00"),
      (interval(3900, pause: 3890), 3890, "0:10"), (.timer(at(700)), 0, "11:40"),
      (.relative(at(100)), 0, "59 min, 59 sec"), (.offset(at(100)), 0, "-59 minutes"),
      (.relative(at(-5)), 0, "59 secs."),
    ] as [(TimedText, Double, String)])
  func naturalWidthIsThatOfTheLongestValue(text: TimedText, now: Double, longest: String) {
    #expect(text.longestString(in: TimedTextContext(now: at(now))) == longest)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e17, 6.4e10])
  func absurdDatesAreReadWithoutHarm(seconds: Double) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let texts: [TimedText] = [
      .timer(date), .relative(date), .offset(date), .date(date), .time(date),
      .range(start: date, end: origin), .range(start: origin, end: date),
      .interval(start: date, end: origin, pause: nil, countsDown: true, showsHours: true),
      .interval(start: origin, end: date, pause: date, countsDown: false, showsHours: false),
      .stopwatch(start: date, showsHours: true, limits: .stopwatch),
    ]
    for text in texts {
      for isLuminanceReduced in [false, true] {
        let context = TimedTextContext(
          now: origin, timeZone: "Nowhere", isLuminanceReduced: isLuminanceReduced)
        #expect(!text.string(in: context).isEmpty)
        #expect(!text.longestString(in: context).isEmpty)
        let next = text.nextChange(after: origin, isLuminanceReduced: isLuminanceReduced)
        #expect(next.map { $0 > origin } ?? true)
      }
    }
  }
}
