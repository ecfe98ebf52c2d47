package import Foundation
import LocalEngine

/// Schedules the steps of the running apps.
package struct StepScheduler: Sendable {
  private struct Run: Sendable {
    var start: Date
    var times: [TimeInterval]
    var next = 0
  }

  private var runs: [String: Run] = [:]
  private var clock = ClockWatch()

  package init() {}

  package mutating func start(_ app: EmulatedApp, at now: Date) {
    runs[app.id] = Run(start: now, times: app.steps.map(\.after))
  }

  /// Resumes a run that began at `start`; the steps due until `date` count as done.
  package mutating func resume(_ app: EmulatedApp, startedAt start: Date, from date: Date) {
    var run = Run(start: start, times: app.steps.map(\.after))
    run.next = run.times.count { start.addingTimeInterval($0) <= date }
    runs[app.id] = run
  }

  package mutating func end(_ id: String) { runs[id] = nil }

  package var nextDeadline: Date? {
    runs.values.compactMap { run in
      run.next < run.times.count ? run.start.addingTimeInterval(run.times[run.next]) : nil
    }.min()
  }

  /// Returns the steps due at `now`, as app identifier and step index, in the order they became
  /// due, and marks them as done.
  package mutating func takeDueSteps(at now: Date) -> [(app: String, step: Int)] {
    let back = clock.secondsBack(at: now)
    if back > 0 { for id in runs.keys { runs[id]?.start.addTimeInterval(-back) } }
    var due: [(date: Date, app: String, step: Int)] = []
    for (id, run) in runs {
      var run = run
      while run.next < run.times.count {
        let date = run.start.addingTimeInterval(run.times[run.next])
        guard date <= now else { break }
        due.append((date, id, run.next))
        run.next += 1
      }
      runs[id] = run
    }
    return due.sorted { ($0.date, $0.app, $0.step) < ($1.date, $1.app, $1.step) }
      .map { ($0.app, $0.step) }
  }
}
