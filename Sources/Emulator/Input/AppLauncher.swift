import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen

/// Starts and ends the apps of the dock, and shows why one does not start.
@MainActor
final class AppLauncher {
  let runner: AppRunner
  private let driver: EngineDriver
  private let log: EventLog

  init(runner: AppRunner, driver: EngineDriver, log: EventLog) {
    self.runner = runner
    self.driver = driver
    self.log = log
  }

  /// Resumes the apps that still run, and starts those of the others that start automatically.
  ///
  /// - Parameter date: The end of the run that is resumed; nil: no run is resumed.
  func begin(resumingFrom date: Date?, at now: Moment) {
    for app in runner.apps {
      let isThere = driver.engine.records.contains { $0.app == app.id && $0.phase != .ended }
      if isThere, let date {
        runner.resume(app, from: date)
      } else if app.startsAutomatically {
        perform(on: app, at: now) { try runner.start(app, at: now.date) }
      }
    }
  }

  /// Starts or ends an app by its index in the dock, counted from 0.
  func toggle(_ index: Int, at now: Moment) {
    guard runner.apps.indices.contains(index) else { return }
    let app = runner.apps[index]
    perform(on: app, at: now) { try runner.toggle(app, at: now.date) }
  }

  private func perform(on app: EmulatedApp, at now: Moment, _ action: () throws -> Void) {
    do {
      try action()
    } catch {
      log.showNotice(
        "\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }
}
