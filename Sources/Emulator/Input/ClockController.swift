import ActivityEngine
import ActivityModel
import LocalEngine
import PhoneScreen

/// Performs the clock commands that keys and clients send.
@MainActor
final class ClockController {
  /// Called with the new time after a command, to process everything that has become due.
  var onChange: (Moment) -> Void = { _ in }
  private let clock: EmulatorClock
  private let screen: SessionScreen
  private let log: EventLog
  private let recorder: Recorder?

  init(clock: EmulatorClock, screen: SessionScreen, log: EventLog, recorder: Recorder?) {
    self.clock = clock
    self.screen = screen
    self.log = log
    self.recorder = recorder
  }

  var now: Moment { clock.now() }

  /// Performs a clock command, processes everything that becomes due, and returns the clock's new
  /// state.
  ///
  /// - Throws: `ClockRefusal` when the rate or step is out of range, or when there is no deadline.
  @discardableResult
  func perform(_ command: ClockCommand) throws(ClockRefusal) -> ClockReading {
    try clock.perform(command, deadline: screen.driver.engine.nextDeadline)
    let now = clock.now()
    recorder?.recordChange(.clock(at: now.date, rate: now.rate), at: now.uptime)
    onChange(now)
    screen.needsFrame = true
    return clock.reading
  }

  /// Performs the command of a key; shows why it is refused.
  func perform(_ key: ClockAction, at now: Moment) {
    guard let command = key.command(for: clock.reading) else { return }
    do {
      try perform(command)
    } catch {
      log.showNotice(error.message, at: now)
    }
  }
}
