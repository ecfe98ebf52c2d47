import ActivityEngine
package import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen

extension Session {
  /// Performs a clock command, processes everything that becomes due, and returns the clock's new
  /// state.
  ///
  /// - Throws: `ClockRefusal` when the rate or step is out of range, or when there is no deadline.
  @discardableResult
  package func perform(_ command: ClockCommand) throws(ClockRefusal) -> ClockReading {
    try clock.perform(command, deadline: driver.engine.nextDeadline)
    let now = clock.now()
    recorder?.change(.clock(at: now.date, rate: now.rate), at: now.uptime)
    advance(to: now)
    needsFrame = true
    return clock.reading
  }

  func turn(_ key: ClockKey, at now: Moment) {
    guard let command = key.command(for: clock.reading) else { return }
    do {
      try perform(command)
    } catch {
      say(error.words, at: now)
    }
  }
}
