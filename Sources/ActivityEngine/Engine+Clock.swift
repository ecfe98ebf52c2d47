import ActivityModel
package import Foundation

/// The device's clock and real time (LIFE-16, LIFE-17).
extension Engine {
  /// The seconds by which the device's clock is ahead of real time; negative: it is behind.
  package var clockAhead: TimeInterval { state.clockAhead ?? 0 }

  /// Returns the real date at `now`, by which timestamps are judged: those who produce data have a
  /// clock of their own.
  package func realDate(at now: Date) -> Date { now.addingTimeInterval(-clockAhead) }

  /// Applies a change of the device's clock.
  ///
  /// - Parameters:
  ///   - ahead: The seconds by which it is ahead of real time.
  ///   - back: The seconds by which it was set back; 0: it was not.
  mutating func setClock(ahead: TimeInterval, back: TimeInterval) {
    state.clockAhead = ahead == 0 || !ahead.isFinite ? nil : ahead
    if back > 0, back.isFinite { moveDates(by: -back) }
  }

  /// Moves all dates with a clock that was set: what was to happen in a minute happens in a minute,
  /// and nothing is younger than it is. Timestamps stay: they are real.
  package mutating func moveDates(by seconds: TimeInterval) {
    state.moveDates(by: seconds)
  }
}

extension EngineState {
  fileprivate mutating func moveDates(by seconds: TimeInterval) {
    for id in activities.records.map(\.id) {
      activities.change(id) { entry in
        entry.record.moveDates(by: seconds)
        entry.budget.move(by: seconds)
      }
    }
    expansion?.until?.addTimeInterval(seconds)
    for app in startBudgets.keys { startBudgets[app]?.move(by: seconds) }
    for index in retiredTokens?.indices ?? 0..<0 {
      retiredTokens?[index].date.addTimeInterval(seconds)
    }
  }
}

extension ActivityRecord {
  fileprivate mutating func moveDates(by seconds: TimeInterval) {
    startDate.addTimeInterval(seconds)
    endDate?.addTimeInterval(seconds)
    dismissalDate?.addTimeInterval(seconds)
    lastPromotion.addTimeInterval(seconds)
    content.staleDate?.addTimeInterval(seconds)
  }
}
