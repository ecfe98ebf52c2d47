import Foundation
import Testing
import ViewArchive

private let origin = Date(timeIntervalSinceReferenceDate: 800_000_000)

private func at(_ seconds: Double) -> Date { origin.addingTimeInterval(seconds) }

private func interval(
  _ seconds: Double, countsDown: Bool = true, pause: Double? = nil
) -> TimedText {
  .interval(
    start: origin, end: at(seconds), pause: pause.map(at), countsDown: countsDown,
    showsHours: true)
}

private func text(_ timed: TimedText) -> ViewNode {
  ViewNode(.text(TextContent(runs: [TextRun(.timed(timed))])))
}

private func bar(_ seconds: Double) -> ViewNode {
  ViewNode(
    .progress(ProgressContent(value: .interval(start: origin, end: at(seconds), countsDown: true))))
}

struct NextChangeTests {
  @Test(
    arguments: [
      (interval(300), -5.0, 1.0), (interval(300), 0, 1), (interval(300), 0.4, 1),
      (interval(300), 1, 2), (interval(300), 299.5, 300), (interval(90.5), 0, 0.5),
      (interval(100, countsDown: false), -7, 1), (interval(100, countsDown: false), 99, 100),
      (interval(99.5, countsDown: false), 98, 99), (.timer(at(10)), 9.5, 10),
      (.timer(at(10)), 10, 11),
      (
        .stopwatch(
          start: origin, showsHours: true, limits: ClockLimits(fieldCount: 3, precision: 1)), 2, 3
      ),
      (.stopwatch(start: origin, showsHours: true, limits: .stopwatch), 2, 2 + 1.0 / 30),
      (.relative(origin), 5, 6), (.relative(origin), 7205, 7260),
      (.relative(origin), 86_400, 90_000), (.offset(origin), 65, 120),
    ] as [(TimedText, Double, Double)])
  func textChangesAtWholeUnits(text: TimedText, now: Double, next: Double) throws {
    let change = try #require(text.nextChange(after: at(now)))
    #expect(abs(change.timeIntervalSince(origin) - next) < 0.002)
  }

  @Test(
    arguments: [
      (interval(300), 300.0), (interval(300), 1000), (interval(100, countsDown: false), 100),
      (interval(99.5, countsDown: false), 99), (interval(720, pause: 600), 600), (.date(origin), 0),
      (.time(origin), 0), (.range(start: origin, end: at(60)), 0), (interval(-5), -10),
    ] as [(TimedText, Double)])
  func textThatHasStoppedNeverChanges(text: TimedText, now: Double) {
    #expect(text.nextChange(after: at(now)) == nil)
    #expect(text.nextChange(after: at(now), isLuminanceReduced: true) == nil)
  }

  @Test(
    arguments: [
      (interval(300), 10.0, 61.0), (interval(300), 239, 241), (interval(300), 241, 242),
      (interval(100, countsDown: false), 10, 41), (interval(100, countsDown: false), 41, 42),
      (.timer(origin), 30, 60), (.relative(origin), 5, 60),
      (.stopwatch(start: origin, showsHours: true, limits: .stopwatch), 5, 60),
    ] as [(TimedText, Double, Double)])
  func alwaysOnChangesOnceAMinute(text: TimedText, now: Double, next: Double) throws {
    let change = try #require(text.nextChange(after: at(now), isLuminanceReduced: true))
    #expect(abs(change.timeIntervalSince(origin) - next) < 0.002)
  }

  private static let moving: [TimedText] = [
    interval(200.25), interval(200, countsDown: false), interval(4000), .timer(at(90)),
    .relative(at(90)), .relative(at(7300)), .offset(at(3700)), .relative(at(-86_000)),
    .offset(at(-2_600_000)), .relative(at(2_800_000)), .offset(at(-40_000_000)),
    .timer(at(-1e9)), .relative(.distantFuture),
    .stopwatch(
      start: origin, showsHours: true, limits: ClockLimits(fieldCount: 3, precision: 1)),
    .stopwatch(start: origin, showsHours: true, limits: ClockLimits(fieldCount: 2, precision: 1)),
    limited(8_000, fields: 2), limited(8_000, fields: 1), limited(3_700, precision: 60),
    limited(4_000, fields: 1, countsDown: false), limited(9_000, precision: 3_600),
    offset([.minute, .second]), offset(Set(TimeSpan.Unit.allCases)), offset([.day, .hour]),
    .dateReference(
      DateReferenceFormat(
        date: at(100_000), units: [.year, .month, .day, .hour, .minute], fieldLimit: 2,
        threshold: .day, timeZone: "Asia/Tokyo")),
    .dateReference(
      DateReferenceFormat(
        date: at(-3_000_000), units: [.year, .month, .day], fieldLimit: 2, threshold: .day)),
    .currentDate(Date.FormatStyle(date: .omitted, time: .standard)),
    .currentDate(Date.FormatStyle(date: .long, time: .omitted)),
  ]

  private static func limited(
    _ seconds: Double, fields: Int = 3, precision: Double = 1, countsDown: Bool = true
  ) -> TimedText {
    .interval(
      start: origin, end: at(seconds), pause: nil, countsDown: countsDown, showsHours: true,
      limits: ClockLimits(fieldCount: fields, precision: precision))
  }

  private static func offset(_ units: Set<TimeSpan.Unit>) -> TimedText {
    .dateOffset(
      DateOffsetFormat(anchor: at(100.5), units: units, fieldLimit: 2, sign: .automatic))
  }

  /// Walking from change to change meets every text there is: nothing reads differently before
  /// an instant, to the microsecond, and something does at it.
  @Test(arguments: moving, [false, true])
  func everyChangeIsSeenAndNothingChangesBetween(text: TimedText, isLuminanceReduced: Bool) {
    var now = at(0.37)
    // Dates in the year 4001 are 8 microseconds apart.
    let margin = text == .relative(.distantFuture) ? 1e-4 : 4e-6
    for _ in 0..<150 {
      func shown(_ date: Date) -> String {
        text.string(
          in: TimedTextContext(
            now: date, timeZone: "Asia/Tokyo", isLuminanceReduced: isLuminanceReduced))
      }
      guard let next = text.nextChange(after: now, isLuminanceReduced: isLuminanceReduced) else {
        #expect(shown(now) == shown(now.addingTimeInterval(100_000)))
        return
      }
      #expect(next > now)
      #expect(shown(next) != shown(now))
      let length = next.timeIntervalSince(now)
      for part in [0.001, 0.3, 0.7, 0.99] {
        #expect(shown(now.addingTimeInterval(length * part)) == shown(now))
      }
      #expect(shown(next.addingTimeInterval(-margin)) == shown(now) || length < margin)
      now = next
    }
  }

  @Test(
    arguments: [
      (60.0, 0.0, 1.0), (60, 0.5, 1), (60, 59.5, 60), (4000, 0, 10), (4000, 10, 20),
      (4000, -50, 10), (60.5, 60, 60.5),
    ] as [(Double, Double, Double)])
  func barMovesAtMostOnceASecondAndFourHundredTimes(length: Double, now: Double, next: Double) {
    #expect(bar(length).nextChange(after: at(now)) == at(next))
  }

  private static let past = Date.distantPast.timeIntervalSince(origin)
  private static let future = Date.distantFuture.timeIntervalSince(origin)

  @Test(
    arguments: [
      (past, future), (0, future), (past, 0), (60, 0), (0, 0), (.nan, 0), (0, .nan),
      (-.infinity, .infinity), (0, 1e300),
    ] as [(Double, Double)])
  func barOfAnyIntervalIsAShareOfOne(first: Double, last: Double) throws {
    let (start, end) = (at(first), at(last))
    for countsDown in [true, false] {
      let bar = ProgressContent(value: .interval(start: start, end: end, countsDown: countsDown))
      for now in [origin, start, end, .distantPast, .distantFuture] {
        let fraction = try #require(bar.fraction(at: now))
        #expect((0...1).contains(fraction))
        #expect(bar.nextChange(after: now).map { $0 > now } ?? true)
      }
    }
  }

  @Test(arguments: [(60.0, 60.0), (60, 61), (0, -1), (-5, -10)] as [(Double, Double)])
  func barThatIsOverRests(length: Double, now: Double) {
    #expect(bar(length).nextChange(after: at(now)) == nil)
  }

  @Test func viewChangesWithTheFirstOfItsParts() {
    let stack = ViewNode(
      .zstack(.center), modifiers: [.overlay(text(.timer(at(50.5))), alignment: .center)],
      children: [ViewNode(.divider), bar(4000)])
    #expect(stack.nextChange(after: at(0.1)) == at(0.5))
    #expect(ViewNode(.divider).nextChange(after: origin) == nil)
    let archive = ActivityArchive(lockScreen: bar(4000), expanded: stack)
    #expect(archive.nextChange(after: at(0.1)) == at(0.5))
    #expect(ActivityArchive().nextChange(after: origin) == nil)
  }

  @Test func hiddenViewsRestButWhatLiesOverThemMoves() {
    let template = bar(60).modified(.hidden)
    #expect(template.nextChange(after: origin) == nil)
    let over = template.modified(.overlay(text(.timer(at(50.5))), alignment: .center))
    #expect(over.nextChange(after: origin) == at(0.5))
  }

  @Test(
    arguments: [(30.0, true, 0.75), (30, false, 0.25), (-1, true, 1), (130, true, 0)]
      as [(Double, Bool, Double)])
  func barShowsItsShare(now: Double, countsDown: Bool, fraction: Double) {
    let progress = ProgressContent(
      value: .interval(start: origin, end: at(120), countsDown: countsDown))
    #expect(progress.fraction(at: at(now)) == fraction)
  }
}
