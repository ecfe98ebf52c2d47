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
  /// The apps of the opening that have not started yet, each with the uptime at which it does.
  private var opening: [(app: EmulatedApp, uptime: Double)] = []
  /// The apps that the event that ended the opening has started: its key does not end them again.
  private var skipped: Set<String> = []

  /// When the opening starts its apps, in seconds after the first frame; each further one
  /// `openingStep` later.
  private static let openingStart = 1.5
  private static let openingStep = 2.5

  init(runner: AppRunner, driver: EngineDriver, log: EventLog) {
    self.runner = runner
    self.driver = driver
    self.log = log
  }

  /// Resumes the apps that still run, and starts those of the others that start automatically.
  ///
  /// - Parameters:
  ///   - date: The end of the run that is resumed; nil: no run is resumed.
  ///   - hasOpening: True: where nothing runs, they start one after the other and not at once.
  func begin(resumingFrom date: Date?, hasOpening: Bool, at now: Moment) {
    if hasOpening, !driver.engine.records.contains(where: \.phase.isRunning) {
      let apps = runner.apps.filter(\.startsAutomatically)
      opening = apps.enumerated().map { index, app in
        (app, now.uptime + Self.openingStart + Double(index) * Self.openingStep)
      }
      return
    }
    for app in runner.apps {
      let isThere = driver.engine.records.contains { $0.app == app.id && $0.phase != .ended }
      if isThere, let date {
        runner.resume(app, from: date)
      } else if app.startsAutomatically {
        perform(on: app, at: now) { try runner.start(app, at: now.date) }
      }
    }
  }

  /// The uptime at which the opening goes on; nil: it is over.
  var deadline: Double? { opening.first?.uptime }

  /// Starts the apps of the opening that are due.
  func tick(at now: Moment) {
    skipped = []
    while let next = opening.first, next.uptime <= now.uptime {
      opening.removeFirst()
      perform(on: next.app, at: now) { try runner.start(next.app, at: now.date) }
    }
  }

  /// Ends the opening: what it has not started yet starts at once.
  func skipOpening(at now: Moment) {
    for app in opening.map(\.app) where !runner.isRunning(app) {
      perform(on: app, at: now) { try runner.start(app, at: now.date) }
      skipped.insert(app.id)
    }
    opening = []
  }

  /// Starts or ends an app by its index in the dock, counted from 0.
  func toggle(_ index: Int, at now: Moment) {
    guard runner.apps.indices.contains(index) else { return }
    let app = runner.apps[index]
    guard !skipped.contains(app.id) else { return }
    if app.command != nil {
      let isInFront = driver.engine.foreground == app.id && !driver.engine.isLocked
      driver.submit(.setLocked(false))
      driver.submit(.setForeground(isInFront ? nil : app.id))
      return
    }
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
