import ActivityEngine
import ActivityModel
import HostProtocol
import LocalEngine
import PhoneScreen

/// Performs the clock commands that keys and clients send.
@MainActor
final class ClockController {
  /// Called with the new time after a command, to process everything that has become due.
  var onChange: (Moment) -> Void = { _ in }
  /// Called before it with the clock as processes follow it; nil: the machine's.
  var lead: (HostClock?) -> Void = { _ in }
  private let clock: EmulatorClock
  private let screen: SessionScreen
  private let apps: AppRunner
  private let log: EventLog
  private let recorder: Recorder?

  init(
    clock: EmulatorClock, screen: SessionScreen, apps: AppRunner, log: EventLog,
    recorder: Recorder?
  ) {
    self.clock = clock
    self.screen = screen
    self.apps = apps
    self.log = log
    self.recorder = recorder
  }

  var now: Moment { clock.now() }

  /// The clock as processes follow it; nil: the machine's.
  var host: HostClock? { clock.host }

  /// Performs a clock command, processes everything that becomes due, and returns the clock's new
  /// state.
  ///
  /// - Throws: `ClockRefusal` when the rate or step is out of range, or when there is no deadline.
  @discardableResult
  func perform(_ command: ClockCommand) throws(ClockRefusal) -> ClockReading {
    onChange(try change(command))
    return clock.reading
  }

  /// Performs a clock command and returns the new time.
  private func change(_ command: ClockCommand) throws(ClockRefusal) -> Moment {
    let due = [screen.driver.engine.nextDeadline, apps.nextDeadline].compactMap { $0 }.min()
    try clock.perform(command, deadline: due)
    let now = clock.now()
    lead(clock.host)
    recorder?.recordChange(.clock(at: now.date, rate: now.rate), at: now.uptime)
    screen.needsFrame = true
    return now
  }

  /// Performs the command of a key; shows why it is refused. What becomes due on the screen is
  /// processed once for all keys that arrived together.
  func perform(_ key: ClockAction, at now: Moment) {
    guard let command = key.command(for: clock.reading) else { return }
    do {
      let now = try change(command)
      // The next key may step to the next deadline.
      apps.advance(to: now.date)
      if !apps.isBusy { screen.driver.submit(.tick) }
    } catch {
      log.showNotice(error.message, at: now)
    }
  }
}
