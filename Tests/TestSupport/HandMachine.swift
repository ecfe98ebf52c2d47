package import Foundation
package import LocalEngine
import Synchronization

/// A machine that does nothing until it is told to.
package final class HandMachine: Sendable {
  private struct State {
    var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var soon: [@Sendable () -> Void] = []
    var alarms: [(date: Date, work: @Sendable () -> Void)] = []
    var tokens: UInt8 = 0
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Date { state.withLock { $0.now } }
  package var alarmDates: [Date] { state.withLock { $0.alarms.map(\.date) } }

  package var machine: InProcessEngine.Machine {
    InProcessEngine.Machine(
      now: { [self] in now },
      soon: { [self] work in state.withLock { $0.soon.append(work) } },
      at: { [self] date, work in state.withLock { $0.alarms.append((date, work)) } },
      newToken: { [self] in
        state.withLock { state in
          state.tokens += 1
          return Data([state.tokens])
        }
      })
  }

  /// Does what was to be done soon.
  package func catchUp() {
    let work = state.withLock { state in
      defer { state.soon = [] }
      return state.soon
    }
    for work in work { work() }
  }

  /// Lets time pass; alarms that are due go off.
  package func advance(by seconds: Double) {
    let due = state.withLock { state in
      let now = state.now.addingTimeInterval(seconds)
      state.now = now
      defer { state.alarms.removeAll { $0.date <= now } }
      return state.alarms.filter { $0.date <= now }.map(\.work)
    }
    for work in due { work() }
  }
}
