package import Foundation

/// An app on the home screen: how its activity starts, what it does by itself, how it ends.
package struct EmulatedApp: Sendable, Identifiable {
  /// What the app does some time after its activity started.
  package struct Step: Sendable {
    /// Seconds since the start.
    package var after: TimeInterval
    package var run: @MainActor @Sendable (Date) async -> Void

    package init(after: TimeInterval, run: @escaping @MainActor @Sendable (Date) async -> Void) {
      self.after = after
      self.run = run
    }
  }

  /// Bundle identifier.
  package var id: String
  package var name: String
  /// One emoji, and a letter for terminals without.
  package var icon: String
  package var letter: String
  package var attributesType: String
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

/// Knows which step of which app is due next.
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

  /// Takes up a run that began at `start` and has done all that was due until `date`.
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

  /// The steps that are due at `now`, as app and index, in the order they were due.
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
