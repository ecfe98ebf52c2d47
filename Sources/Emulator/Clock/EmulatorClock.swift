package import ActivityModel
package import Foundation
import Glibc
package import HostProtocol
package import PhoneScreen
import Synchronization

/// The clock from which all parts of the emulator get the time.
///
/// The user can freeze the date, step it and speed it up; the uptime is not affected. Only setting
/// it to the machine's date moves the date back.
package final class EmulatorClock: Sendable {
  private struct Setting {
    /// The moment of the last change, from which the date is computed; nil: the date is the
    /// machine's.
    var anchor: Moment?
    /// The rate that `resume` restores.
    var runningRate = 1.0
  }

  private let machine: @Sendable () -> Moment
  private let setting = Mutex(Setting())

  /// - Parameter machine: Returns the date and uptime of the system.
  package init(_ machine: @escaping @Sendable () -> Moment) { self.machine = machine }

  /// A clock that starts with the system's time.
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

  /// Sets the date, which then continues independently of the system clock; called once at the
  /// start.
  package func begin(at date: Date) {
    let machine = machine()
    setting.withLock { setting in
      let rate = setting.anchor?.rate ?? 1
      setting.anchor = Moment(date: date, uptime: machine.uptime, rate: rate)
    }
  }

  /// Continues from the date and rate of another clock.
  package func follow(_ date: Date, rate: Double) {
    let machine = machine()
    setting.withLock { setting in
      setting.anchor = Moment(date: date, uptime: machine.uptime, rate: rate)
    }
  }

  /// Performs a clock command.
  ///
  /// - Parameter deadline: The next deadline of the engine, for `stepToDeadline`; nil: none.
  /// - Throws: `ClockRefusal` when the rate or step is out of range, or when there is no deadline.
  package func perform(_ command: ClockCommand, deadline: Date?) throws(ClockRefusal) {
    let machine = machine()
    try setting.withLock { (setting) throws(ClockRefusal) in
      var now = Self.moment(setting, machine)
      switch command {
      case .freeze: now.rate = 0
      case .resume:
        guard now.rate == 0 else {
          setting = Setting()
          return
        }
        now.rate = setting.runningRate
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

  /// The clock as the processes of widgets and apps follow it; nil: it is the machine's.
  package var host: HostClock? {
    setting.withLock { $0.anchor }.map {
      HostClock(date: $0.date, uptime: $0.uptime, rate: $0.rate)
    }
  }

  /// The current date and rate, and the offset from the system clock.
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
