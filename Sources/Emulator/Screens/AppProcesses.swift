import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine
import PhoneScreen

/// The processes of the apps that have screens: their starts, their ends, and what they print.
@MainActor
final class AppProcesses {
  private let apps: [EmulatedApp]
  private let socket: String?
  private let screen: SessionScreen
  private let log: EventLog
  private let broker: WidgetBroker
  private let reloads: AppReloads
  private var processes: [String: AppProcess] = [:]
  /// The app that was in front at the last tick.
  private var lastFront: String?

  /// - Parameter socket: The path of the control socket; nil: there is none, and no app is started.
  init(
    apps: [EmulatedApp], socket: String?, screen: SessionScreen, log: EventLog,
    broker: WidgetBroker
  ) {
    self.apps = apps
    self.socket = socket
    self.screen = screen
    self.log = log
    self.broker = broker
    reloads = AppReloads(apps: apps, wake: broker.wake)
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    processes.values.flatMap(\.descriptors) + reloads.descriptors
  }

  /// When `follow` must be called at the latest, in seconds of uptime; nil: no app is being ended.
  var deadline: Double? { processes.values.compactMap(\.deadline).min() }

  func isRunning(_ app: String) -> Bool { processes[app] != nil }

  /// True for an app that was started with another clock than the one to follow now.
  func isBehindTheClock(_ app: String) -> Bool {
    processes[app].map { $0.clock != broker.clock } ?? false
  }

  /// True for an app whose process runs or can be started.
  func has(_ app: String) -> Bool {
    isRunning(app) || apps.contains { $0.id == app && $0.command != nil }
  }

  /// Returns the name of an app, by its identifier.
  func name(of app: String) -> String { apps.first { $0.id == app }?.name ?? app }

  /// Starts the processes of all apps that have one.
  func begin(at now: Moment) {
    for app in apps { start(app, at: now) }
  }

  private func start(_ app: EmulatedApp, at now: Moment) {
    guard let command = app.command, let socket, processes[app.id] == nil else { return }
    do throws(ChildProcess.Failure) {
      processes[app.id] = try AppProcess(
        command, app: app.id, socket: socket, clock: broker.clock)
    } catch {
      log.showNotice(
        "\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }

  /// Ends an app that has not answered within a timeout, in seconds.
  func interrupt(_ app: String, after timeout: Double, at uptime: Double) {
    processes[app]?.interrupt(after: timeout, at: uptime)
  }

  /// Ends all processes.
  func stop() {
    for process in processes.values { process.stop() }
    processes = [:]
  }

  /// Takes what the apps have printed, and notes which have ended: the home screen comes to the front.
  /// Makes the code anew of which a source was saved.
  ///
  /// - Parameter reload: Has an app load its code again.
  func follow(at now: Moment, reload: (String) -> Void) {
    for (app, process) in processes { follow(process, of: app, at: now) }
    for result in reloads.tick() {
      if let failure = result.failure {
        show(failure, of: name(of: result.app), at: now)
      } else {
        reload(result.app)
      }
    }
  }

  /// Shows why the former code of an app runs on: the first line with the place as a notice, and all of
  /// it in the list of events.
  private func show(_ failure: String, of name: String, at now: Moment) {
    let lines = failure.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in lines.dropFirst() { log.append("\(name): \(line)", at: now) }
    let mark = "at "
    let place = lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count).drop { $0 == " " }
    log.showNotice(
      "\(name) runs on as before: \(lines.first ?? "")" + (place.map { " · \($0)" } ?? ""),
      at: now, isError: true)
  }

  /// Starts the app that has come to the front; nil: none is there.
  func follow(front: String?, at now: Moment) {
    // An app that has ended starts again when it is opened, by a person or a script.
    if front != lastFront, let app = apps.first(where: { $0.id == front }) { start(app, at: now) }
    lastFront = front
  }

  private func follow(_ process: AppProcess, of app: String, at now: Moment) {
    let name = name(of: app)
    for line in process.printedLines() {
      process.log?.write(line)
      log.appendAndRecord("\(name) · \(line)", at: now)
      screen.needsFrame = true
    }
    guard let end = process.end(at: now.uptime) else { return }
    process.close()
    processes[app] = nil
    // As on a phone: the home screen comes back.
    if screen.driver.engine.foreground == app { screen.driver.submit(.setForeground(nil)) }
    log.showNotice("\(name) \(end); its key starts it again", at: now, isError: true)
  }
}
