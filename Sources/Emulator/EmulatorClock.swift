package import ActivityModel
package import Foundation
import Glibc
package import PhoneScreen
import Synchronization

/// What time it is: the one place where the emulator's parts get it from.
///
/// A person may freeze the date, step it and speed it up; the uptime goes on as it does. Nothing
/// that is done to it moves the date back.
package final class EmulatorClock: Sendable {
  private struct Setting {
    /// Where the date left the machine's; nil is not yet.
    var anchor: Moment?
    /// What `resume` goes back to.
    var runningRate = 1.0
  }

  private let machine: @Sendable () -> Moment
  private let setting = Mutex(Setting())

  /// - Parameter machine: What the machine's clocks say.
  package init(_ machine: @escaping @Sendable () -> Moment) { self.machine = machine }

  /// A clock that begins with the machine's time.
  package static var real: EmulatorClock {
    EmulatorClock {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Moment(date: Date(), uptime: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
  }

  package func now() -> Moment {
    let machine = machine()
    return setting.withLock { Self.moment($0, machine) }
  }

  /// The date that it is goes on being `date`, whatever the machine says; for the start.
  package func begin(at date: Date) {
    let machine = machine()
    setting.withLock { setting in
      let rate = setting.anchor?.rate ?? 1
      setting.anchor = Moment(date: date, uptime: machine.uptime, rate: rate)
    }
  }

  /// Goes on as another clock does.
  package func follow(_ date: Date, rate: Double) {
    let machine = machine()
    setting.withLock { setting in
      setting.anchor = Moment(date: date, uptime: machine.uptime, rate: rate)
    }
  }

  /// - Parameter deadline: When something happens next by itself.
  package func perform(_ command: ClockCommand, deadline: Date?) throws(ClockRefusal) {
    let machine = machine()
    try setting.withLock { (setting) throws(ClockRefusal) in
      var now = Self.moment(setting, machine)
      switch command {
      case .freeze: now.rate = 0
      case .resume: now.rate = setting.runningRate
      case .rate(let rate):
        guard ClockCommand.rates.contains(rate) else { throw .badRate(rate) }
        now.rate = rate
        setting.runningRate = rate
      case .step(let seconds):
        guard (0...ClockCommand.longestStep).contains(seconds) else { throw .badStep(seconds) }
        now.date += seconds
      case .stepToDeadline:
        guard let deadline else { throw .nothingDue }
        now.date = max(now.date, deadline)
      }
      setting.anchor = now
    }
  }

  /// What has been done to it.
  package var reading: ClockReading {
    let machine = machine()
    return setting.withLock { setting in
      let now = Self.moment(setting, machine)
      return ClockReading(
        date: now.date, rate: now.rate, ahead: now.date.timeIntervalSince(machine.date))
    }
  }

  private static func moment(_ setting: Setting, _ machine: Moment) -> Moment {
    guard let anchor = setting.anchor else { return machine }
    let passed = max(machine.uptime - anchor.uptime, 0)
    return Moment(
      date: anchor.date.addingTimeInterval(passed * anchor.rate), uptime: machine.uptime,
      rate: anchor.rate)
  }
}
