import Emulator
import Foundation
import PhoneScreen
import Testing

@Suite struct DatePacerTests {
  private static let date = Date(timeIntervalSince1970: 1_000_000)

  @Test(arguments: [(1.0, 0.0), (10.0, 1.0 / 30), (3_600.0, 1.0 / 8)])
  func aFastDateIsShownAtIntervals(rate: Double, interval: Double) throws {
    var pacer = DatePacer()
    let start = Moment(date: Self.date, uptime: 50, rate: rate)
    let first = pacer.isDue(at: start)
    #expect(first)
    // Whatever wakes the loop in between, the date is not shown again before the interval is over.
    let between = pacer.isDue(at: start.advanced(by: interval / 2))
    #expect(between == (interval == 0))
    let next = try #require(pacer.wake(at: Self.date.addingTimeInterval(0.001), after: start))
    #expect(abs(next - (50 + max(interval, 0.001 / rate))) < 1e-6)
    let later = pacer.isDue(at: start.advanced(by: interval))
    #expect(later)
  }

  @Test func nothingIsDueWhileTheDateStands() {
    let frozen = Moment(date: Self.date, uptime: 50, rate: 0)
    #expect(DatePacer().wake(at: Self.date.addingTimeInterval(1), after: frozen) == nil)
    #expect(DatePacer().wake(at: nil, after: frozen) == nil)
  }
}
