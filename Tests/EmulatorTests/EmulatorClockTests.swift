import ActivityModel
import Foundation
import HostProtocol
import PhoneScreen
import Synchronization
import Testing

@testable import Emulator

/// A clock that a person turns, on a machine whose time only moves when told to.
struct EmulatorClockTests {
  private final class Machine: Sendable {
    let seconds = Mutex(0.0)
    static let start = Date(timeIntervalSince1970: 1_735_724_460)

    var clock: EmulatorClock {
      EmulatorClock { [self] in
        let seconds = seconds.withLock { $0 }
        return Moment(date: Self.start.addingTimeInterval(seconds), uptime: 100 + seconds)
      }
    }

    func pass(_ duration: Double) { seconds.withLock { $0 += duration } }
  }

  /// Does what a row says: numbers let time pass, words turn the clock.
  private func seconds(after story: String) throws -> (date: Double, uptime: Double) {
    let machine = Machine()
    let clock = machine.clock
    for word in story.split(separator: ",") {
      let word = word.trimmingCharacters(in: .whitespaces)
      if let duration = Double(word) {
        machine.pass(duration)
      } else {
        let command = try #require(ClockCommand(text: word))
        try clock.perform(command, deadline: Machine.start.addingTimeInterval(1_000))
      }
    }
    let now = clock.now()
    return (now.date.timeIntervalSince(Machine.start), now.uptime - 100)
  }

  @Test(arguments: [
    ("5", 5.0, 5.0), ("freeze, 5", 0, 5), ("2, freeze, 5, resume, 1", 3, 8), ("x60, 2", 120, 2),
    ("x3600, 8", 28_800, 8), ("x60, 1, x10, 1", 70, 2), ("x60, 1, freeze, 9, resume, 1", 120, 11),
    ("freeze, 3, step, step 60, 3", 61, 6), ("x2, step 10, 1", 12, 1), ("1, deadline, 1", 1_001, 2),
    ("freeze, deadline, 5", 1_000, 5), ("x3600, 1, deadline", 3_600, 1), ("x2, 3, x1, 4", 10, 7),
  ])
  func dateAfter(story: String, date: Double, uptime: Double) throws {
    let (gotDate, gotUptime) = try seconds(after: story)
    #expect(abs(gotDate - date) < 1e-6)
    #expect(gotUptime == uptime)
  }

  /// A frozen clock runs on; one that runs is the machine's again, whatever it was set to.
  @Test(arguments: [
    ("step 3600, 2, resume, 1", 3.0), ("x60, 2, resume, 1", 3),
    ("freeze, 9, resume, resume, 1", 10),
    ("freeze, step 60, 5, resume, 1", 61),
    ("x60, 1, freeze, 1, resume, resume, freeze, resume, 1", 3),
  ])
  func resumeEndsInTheMachinesTime(story: String, date: Double) throws {
    #expect(abs(try seconds(after: story).date - date) < 1e-6)
  }

  /// Processes are told nothing of the machine's clock, and where a changed one is.
  @Test func processesComputeTheSameDate() throws {
    let machine = Machine()
    let clock = machine.clock
    #expect(clock.host == nil)
    machine.pass(5)
    try clock.perform(.rate(60), deadline: nil)
    machine.pass(2)
    let host = try #require(clock.host)
    let now = clock.now()
    #expect(host.date.addingTimeInterval((now.uptime - host.uptime) * host.rate) == now.date)
    try clock.perform(.resume, deadline: nil)
    #expect(clock.host == nil)
  }

  @Test func noOtherCommandMovesItBack() throws {
    let machine = Machine()
    let clock = machine.clock
    var last = clock.now().date
    let commands: [ClockCommand] = [
      .freeze, .resume, .rate(3_600), .stepToDeadline, .rate(1), .step(0), .freeze, .step(5),
      .rate(2),
    ]
    for command in commands {
      try clock.perform(command, deadline: Machine.start)
      #expect(clock.now().date >= last)
      last = clock.now().date
      machine.pass(0.5)
      #expect(clock.now().date >= last)
      last = clock.now().date
    }
  }

  @Test(arguments: [
    (ClockCommand.rate(0), ClockRefusal.badRate(0)), (.rate(7_200), .badRate(7_200)),
    (.rate(-2), .badRate(-2)), (.step(-1), .badStep(-1)), (.step(.infinity), .badStep(.infinity)),
    (.stepToDeadline, .nothingDue),
  ])
  func whatCannotBeDoneIsRefusedAndChangesNothing(command: ClockCommand, refusal: ClockRefusal) {
    let clock = Machine().clock
    #expect(throws: refusal) { try clock.perform(command, deadline: nil) }
    #expect(clock.reading.isReal)
  }

  @Test func refusalsNameWhatIsWanted() {
    #expect(
      ClockRefusal.badRate(7_200).message
        == "speed ×7200 is out of range: it must be between 0.1 and 3600")
    #expect(
      ClockRefusal.badStep(-1).message
        == "a step of -1 s is out of range: it must be between 0 and 31622400")
  }

  @Test(arguments: [
    (0.0, 60.0, Double?.none), (0, -60, 100), (2, 60, 130), (3_600, 3_600, 101),
  ])
  func datesBecomeUptimesByTheRate(rate: Double, ahead: Double, uptime: Double?) {
    let now = Moment(date: Machine.start, uptime: 100, rate: rate)
    #expect(now.uptime(at: Machine.start.addingTimeInterval(ahead)) == uptime)
  }

  @Test(arguments: [
    (1.0, 0.0, String?.none), (1, 0.4, nil), (0, 0, "frozen 9:41:00"), (60, 0, "×60"),
    (2.5, 0, "×2.5"), (0.1, 0, "×0.1 slow motion"),
    (1, 14_399, "clock 3 h 59 m ahead"), (1, -61, "clock 1 m 1 s behind"),
    (1, 7_200, "clock 2 h ahead"), (1, -3, "clock 3 s behind"),
    (1, 28_195_261, "clock 326 d 8 h ahead"),
  ])
  func clockThatIsNotTheMachinesIsNamed(rate: Double, ahead: Double, label: String?) {
    let reading = ClockReading(date: Machine.start, rate: rate, ahead: ahead)
    #expect(ClockFormatter(timeZone: "UTC", locale: "en_US").label(for: reading) == label)
  }

  @Test(arguments: [
    (ClockAction.freezeOrResume, 1.0, ClockCommand?.some(.freeze)), (.freezeOrResume, 0, .resume),
    (.faster, 0, .rate(0.1)), (.faster, 0.1, .rate(1)), (.faster, 1, .rate(2)),
    (.faster, 2, .rate(10)),
    (.faster, 600, .rate(3_600)), (.faster, 3_600, nil), (.slower, 3_600, .rate(600)),
    (.slower, 2, .rate(1)), (.slower, 1, .rate(0.1)), (.slower, 0.1, .freeze),
    (.slower, 0, nil), (.faster, 7, .rate(10)),
    (.step(60), 1, .step(60)), (.stepToDeadline, 0, .stepToDeadline),
  ])
  func keyMeans(key: ClockAction, rate: Double, command: ClockCommand?) {
    #expect(key.command(for: ClockReading(date: Machine.start, rate: rate, ahead: 0)) == command)
  }
}
