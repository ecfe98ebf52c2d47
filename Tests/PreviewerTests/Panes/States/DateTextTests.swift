import Foundation
import Testing

@testable import Previewer

/// At 2025-01-01 09:41:00 in Greenwich.
struct DateTextTests {
  private let dates = DateText(now: Parcel.now, timeZone: Parcel.utc)

  @Test(arguments: [
    ("now", 0.0), ("+5m", 300), ("-30s", -30), ("+1h30m", 5_400), ("+ 2d", 172_800),
    ("09:42", 60), ("09:41:05", 5), ("2025-01-02 09:41", 86_400), ("2025-01-01", -34_860),
    ("2025-01-01T10:41:00+01:00", 0), ("2025-01-01T09:41:30Z", 30), ("@1735724470", 10),
  ])
  func readsDates(_ text: String, _ seconds: Double) {
    #expect(dates.date(text).map { $0.timeIntervalSince(Parcel.now) } == seconds)
  }

  @Test(arguments: [
    "", "+", "five", "25:00", "09:61", "2025-02-30", "2025-13-01", "09", "+5x", "1:2:3:4",
    "2025-01-01 x", "2025-01-01 09:41 x",
  ])
  func refusesTheRest(_ text: String) { #expect(dates.date(text) == nil) }

  @Test(arguments: [
    (0.0, "09:41:00 now"), (300, "09:46:00 +5m"), (-30, "09:40:30 -30s"),
    (7_199, "11:40:59 +1h"),
    (86_400, "2025-01-02 09:41"), (1e15, "far away"),
  ])
  func saysHowFarAwayItIs(_ seconds: Double, _ words: String) {
    #expect(dates.text(for: Parcel.now + seconds) == words)
  }

  @Test(arguments: [0.0, 300, -40_000, 1_000_000, 1e9])
  func whatItWritesItReads(_ seconds: Double) {
    let date = Parcel.now + seconds
    #expect(dates.date(dates.exact(date)) == date)
  }

  @Test func aTimeIsInTheZoneOfThePhone() throws {
    let berlin = DateText(
      now: Parcel.now, timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
    #expect(berlin.exact(Parcel.now) == "10:41:00")
    #expect(berlin.date("10:41") == Parcel.now)
  }
}
