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

/// The table "Time" of presentations.md §8, row by row; `t` is in seconds after the start.
@Suite struct TimeVectorTests {
  @Test(
    arguments: [
      (1, interval(300), -5, "5:00"), (1, interval(300), 0, "5:00"),
      (1, interval(300), 0.4, "5:00"), (1, interval(300), 1, "4:59"),
      (1, interval(300), 65, "3:55"), (1, interval(300), 299.5, "0:01"),
      (1, interval(300), 300, "0:00"), (1, interval(300), 400, "0:00"),
      (2, interval(100, countsDown: false), -1, "0:00"),
      (2, interval(100, countsDown: false), 65, "1:05"),
      (2, interval(100, countsDown: false), 101, "1:40"),
      (3, interval(3_605), 0, "1:00:05"), (3, interval(3_605), 5, "1:00:00"),
      (3, interval(3_605), 6, "59:59"),
      (4, interval(5_400, showsHours: false), 0, "90:00"),
      (5, interval(720, pause: 600), 600, "2:00"), (5, interval(720, pause: 600), 601, "2:00"),
      (5, interval(720, pause: 600), 9_000, "2:00"),
      (6, .timer(at(900)), 0, "15:00"), (6, .timer(at(-152)), 0, "2:32"),
      (6, .timer(at(-133_141)), 0, "36:59:01"),
      (7, .relative(at(674)), 0, "11 min, 14 sec"),
      (7, .relative(at(-674)), 0, "11 min, 14 sec"),
      (8, .offset(at(674)), 0, "-11 minutes"), (8, .offset(at(-7_500)), 0, "+2 hours"),
      (9, .stopwatch(start: origin, showsHours: true), -1, "00:00.00"),
      (9, .stopwatch(start: origin, showsHours: true), 1.25, "00:01.25"),
    ] as [(Int, TimedText, Double, String)])
  func textReads(row: Int, text: TimedText, t: Double, expected: String) {
    #expect(text.string(in: TimedTextContext(now: at(t))) == expected)
  }

  @Test(arguments: [(10, true, 0.75), (10, false, 0.25)])
  func barIsFull(row: Int, countsDown: Bool, fraction: Double) {
    let progress = ProgressContent(
      value: .interval(start: origin, end: at(120), countsDown: countsDown))
    #expect(progress.fraction(at: at(30)) == fraction)
  }

  @Test(arguments: [(11, 754.0, "12:--"), (11, 42, "0:42")])
  func alwaysOnReads(row: Int, left: Double, expected: String) {
    let context = TimedTextContext(now: at(1_000 - left), isLuminanceReduced: true)
    #expect(interval(1_000).string(in: context) == expected)
  }
}
