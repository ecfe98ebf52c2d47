import ActivityEngine
import ActivityModel
package import Foundation
package import LocalEngine

/// Starts and ends the dock's apps and runs the scheduled steps of the running ones.
@MainActor
package final class AppRunner {
  package let apps: [EmulatedApp]
  private let driver: EngineDriver
  private let wake: @Sendable () -> Void
  private var scheduler = StepScheduler()
  private let tasks = RunningTasks()

  package init(
    apps: [EmulatedApp], driver: EngineDriver, wake: @escaping @Sendable () -> Void
  ) {
    self.apps = apps
    self.driver = driver
    self.wake = wake
    for app in apps {
      for type in [app.attributesType] + app.otherTypes { driver.setOwner(app.id, of: type) }
    }
  }

  package var nextDeadline: Date? { scheduler.nextDeadline }

  /// True while a step runs.
  package var isBusy: Bool { !tasks.isEmpty }

  package func app(of id: String) -> EmulatedApp? { apps.first { $0.id == id } }

  package func isRunning(_ app: EmulatedApp) -> Bool {
    driver.engine.records.contains { $0.app == app.id && $0.phase.isRunning }
  }

  /// Starts the app's activity, or ends it if it is running.
  ///
  /// - Throws: The error of the app's `start` closure, such as a refused request.
  package func toggle(_ app: EmulatedApp, at now: Date) throws {
    guard isRunning(app) else { return try start(app, at: now) }
    scheduler.end(app.id)
    run { await app.end(now) }
  }

  /// Starts the app's activity and schedules its steps.
  ///
  /// - Throws: The error of the app's `start` closure, such as a refused request.
  package func start(_ app: EmulatedApp, at now: Date) throws {
    try app.start(now)
    scheduler.start(app, at: now)
  }

  /// Resumes the app's steps after those due until `date`, if its activity from an earlier run is
  /// still running.
  package func resume(_ app: EmulatedApp, from date: Date) {
    let living = driver.engine.records.filter { $0.app == app.id && $0.phase.isRunning }
    guard let record = living.max(by: { $0.startDate < $1.startDate }) else { return }
    scheduler.resume(app, startedAt: record.startDate, from: date)
  }

  /// Starts every step that is due; the steps run asynchronously, so the engine receives their
  /// requests after this returns.
  package func advance(to now: Date) {
    for (id, step) in scheduler.takeDueSteps(at: now) {
      guard let app = app(of: id) else { continue }
      run { await app.steps[step].run(now) }
    }
  }

  /// Waits until all running steps have finished; for tests.
  package func waitUntilIdle() async { await tasks.waitUntilIdle() }

  private func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    tasks.run { [wake] in
      await work()
      wake()
    }
  }
}
