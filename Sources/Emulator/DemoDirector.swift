package import Foundation

/// An app in the dock: how its activity starts, which scripted steps follow, and how it ends.
package struct EmulatedApp: Sendable, Identifiable {
  /// A scripted action some time after the activity started.
  package struct Step: Sendable {
    /// The delay in seconds since the start.
    package var after: TimeInterval
    package var run: @MainActor @Sendable (Date) async -> Void

    package init(after: TimeInterval, run: @escaping @MainActor @Sendable (Date) async -> Void) {
      self.after = after
      self.run = run
    }
  }

  /// The bundle identifier.
  package var id: String
  package var name: String
  /// The icon: one emoji, or a letter on terminals without emoji.
  package var icon: String
  package var letter: String
  package var attributesType: String
  /// True when the app's activity starts together with the emulator.
  package var startsByItself: Bool
  package var start: @MainActor @Sendable (Date) throws -> Void
  package var steps: [Step]
  package var end: @MainActor @Sendable (Date) async -> Void

  package init(
    id: String, name: String, icon: String, letter: String, attributesType: String,
    startsByItself: Bool, start: @escaping @MainActor @Sendable (Date) throws -> Void,
    steps: [Step], end: @escaping @MainActor @Sendable (Date) async -> Void
  ) {
    self.id = id
    self.name = name
    self.icon = icon
    self.letter = letter
    self.attributesType = attributesType
    self.startsByItself = startsByItself
    self.start = start
    self.steps = steps
    self.end = end
  }
}

/// Schedules the steps of the running apps.
package struct DemoDirector: Sendable {
  private struct Run: Sendable {
    var start: Date
    var times: [TimeInterval]
    var next = 0
  }

  private var runs: [String: Run] = [:]

  package init() {}

  package mutating func started(_ app: EmulatedApp, at now: Date) {
    runs[app.id] = Run(start: now, times: app.steps.map(\.after))
  }

  /// Resumes a run that began at `start`; the steps due until `date` count as done.
  package mutating func resumed(_ app: EmulatedApp, startedAt start: Date, from date: Date) {
    var run = Run(start: start, times: app.steps.map(\.after))
    run.next = run.times.count { start.addingTimeInterval($0) <= date }
    runs[app.id] = run
  }

  package mutating func ended(_ id: String) { runs[id] = nil }

  package var nextDeadline: Date? {
    runs.values.compactMap { run in
      run.next < run.times.count ? run.start.addingTimeInterval(run.times[run.next]) : nil
    }.min()
  }

  /// Returns the steps due at `now`, as app identifier and step index, in the order they became
  /// due, and marks them as done.
  package mutating func due(at now: Date) -> [(app: String, step: Int)] {
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
