import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import ViewArchive
import ViewLayout

/// The apps that have screens: which of them is in front, its screen, and what a person does to it.
@MainActor
final class AppScreens: ScreenClients {
  let screen: SessionScreen
  let selection: Selection
  let editor = FieldEditor()
  let scroller: PageScroller
  let scripts = ScreenScripts()
  private let log: EventLog
  private let broker: WidgetBroker
  private let processes: AppProcesses
  private let connections = AppConnections()
  private let presenter: PagePresenter
  /// What was reported as not drawn, with the app.
  private var reported: Set<String> = []
  private var lastMoment = Moment(date: .distantPast, uptime: 0)

  /// - Parameter socket: The path of the control socket; nil: there is none, and no app is started.
  init(
    apps: [EmulatedApp], socket: String?, screen: SessionScreen, log: EventLog,
    selection: Selection, broker: WidgetBroker
  ) {
    self.screen = screen
    self.log = log
    self.selection = selection
    self.broker = broker
    scroller = PageScroller(screen: screen)
    processes = AppProcesses(
      apps: apps, socket: socket, screen: screen, log: log, broker: broker)
    presenter = PagePresenter(
      screen: screen, selection: selection, connections: connections, editor: editor)
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.descriptors }

  /// The app in front; nil: the home screen, or the phone is locked.
  var front: String? {
    screen.isLocked ? nil : screen.driver.engine.foreground
  }

  /// The connection to the app in front; nil: there is none.
  var inFront: AppConnection? { front.flatMap { connections[$0] } }

  /// True when the screen of an app is in front.
  var isInFront: Bool { screen.pageInFront != nil }

  /// True while keys are typed into a field of the app in front.
  var isEditing: Bool {
    editor.editing != nil && inFront != nil && screen.display.pageArea != nil
  }

  /// True for an app that has a screen or will have one.
  func hasScreen(_ app: String) -> Bool { connections[app] != nil || processes.has(app) }

  /// Starts the processes of all apps that have one.
  func begin(at now: Moment) { processes.begin(at: now) }

  /// Ends all processes.
  func stop() { processes.stop() }

  /// Gives an app that comes to the front an address to open.
  func open(_ app: String, url: String?, at now: Moment) {
    guard let url = url.flatMap(URL.init(string:)), hasScreen(app) else { return }
    connections.open(url, in: app, at: now)
  }

  // MARK: Connections

  func connect(_ client: ControlClient, app: String) {
    connections.connect(client, app: app)
    // It may have been changed since the process was started.
    if processes.isBehindTheClock(app) { connections[app]?.follow(broker.clock) }
  }

  /// Lets the apps follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) {
    connections.follow(clock) { processes.isRunning($0) }
  }

  func disconnect(_ client: ControlClient, _ failure: WidgetFailure) {
    guard let app = connections.disconnect(client) else { return }
    // An app that hangs would use a core until it is ended.
    if case .timedOut(let seconds, _) = failure {
      processes.interrupt(app, after: seconds, at: lastMoment.uptime)
    }
    screen.needsFrame = true
  }

  /// Notes that the screen of an app is outdated.
  func changed(_ app: String) { connections[app]?.isOutdated = true }

  /// Takes over the screen that an app has sent.
  private func take(_ archive: ScreenArchive, of app: String, _ connection: AppConnection) {
    if app == front, editor.followFocus(from: connection.archive, to: archive) {
      screen.needsFrame = true
    }
    connection.archive = archive
    reportUnsupported(in: archive, of: app)
  }

  /// Reports how an intent has ended that an app was asked to perform.
  private func finish(
    _ intent: IntentReference, of record: ActivityRecord,
    _ result: Result<PerformResult, HostFailure>
  ) {
    switch result {
    case .success(let result):
      guard let error = result.error else { return }
      log.showNotice(
        "\(screen.name(of: record.id)): \(intent.typeName) failed: \(error)", at: lastMoment,
        isError: true)
    // It is an intent of the widget's own.
    case .failure(.refused): broker.perform(intent, of: record, at: lastMoment.uptime)
    case .failure(.process), .failure(.otherReply): break
    }
  }

  /// Logs once what a screen uses that is not drawn.
  private func reportUnsupported(in archive: ScreenArchive, of app: String) {
    let names = archive.unsupportedNames.filter { reported.insert("\(app) \($0)").inserted }
    guard !names.isEmpty else { return }
    log.appendAndRecord(
      "\(processes.name(of: app)): not drawn: \(names.joined(separator: ", "))", at: lastMoment)
  }

  // MARK: Screens

  /// Notes whether the app in front has a screen, which the plan of the terminal depends on.
  func followFront() { screen.display.isPageShown = inFront != nil }

  /// Tells the apps which of them is in front, requests its screen when it is outdated, and renders it
  /// when it has changed.
  func tick(at now: Moment) {
    // A page that was to change at a date is rendered again when the clock was set back.
    if now.date < lastMoment.date { presenter.renderAgain() }
    lastMoment = now
    processes.follow(at: now) { [connections] in connections[$0]?.reload(at: now) }
    let front = front
    processes.follow(front: front, at: now)
    connections.follow(front: front, at: now)
    if let front, let connection = connections[front] {
      request(connection, of: front, at: now)
      if let archive = connection.archive {
        presenter.show(archive, of: front, at: now)
      } else {
        presenter.hide()
      }
      askForRows(connection, at: now)
    } else {
      presenter.hide()
    }
    answerScripts(at: now)
  }

  private func request(_ connection: AppConnection, of app: String, at now: Moment) {
    guard !connection.isRequested, let area = screen.display.pageArea else { return }
    let engine = screen.driver.engine
    let environment = EnvironmentBuilder.environment(
      for: engine.device, configuration: screen.configuration, mode: ScreenMode(),
      isDimmed: false, isLimitedInWidth: false, now: now.date)
    let request = ScreenRequest(
      environment: environment,
      room: Size(
        width: CellMetric.width(of: area.columns), height: CellMetric.height(of: area.rows)))
    var compared = connection.last
    compared?.environment.now = environment.now
    guard connection.isOutdated || compared != request else { return }
    connection.isOutdated = false
    connection.last = request
    connection.isRequested = true
    connection.client.send(request, at: now.uptime) { [weak self] result in
      connection.isRequested = false
      switch result {
      case .success(let archive): self?.take(archive, of: app, connection)
      case .failure(.refused(let message)):
        self?.log.append("\(app): \(message)", at: self?.lastMoment ?? now)
      case .failure(.process), .failure(.otherReply): break
      }
    }
  }

  /// Tells the app which rows of long collections are seen, when they are not evaluated yet.
  private func askForRows(_ connection: AppConnection, at now: Moment) {
    guard !connection.isRequested, !connection.isOutdated, let page = screen.display.page
    else { return }
    for wanted in page.wantedRows where connection.seen[wanted.container] != wanted {
      connection.seen[wanted.container] = wanted
      connection.send(.seen(wanted.container, row: wanted.row, pitch: wanted.pitch), at: now)
    }
  }

  /// When the screen of the app in front changes without the app.
  var nextChange: Date? { screen.display.page?.nextChange }

  /// Performs the intent of a button in the island or on a card: in the app, as on iOS, when it runs,
  /// else in the widget's process.
  func perform(_ intent: IntentReference, of record: ActivityRecord, at now: Moment) {
    guard let connection = connections[record.app] else {
      return broker.perform(intent, of: record, at: now.uptime)
    }
    let request = PerformRequest(activityID: record.id.rawValue, intent: intent)
    if intent.isPerformedInWidget {
      broker.perform(intent.besideApp, of: record, at: now.uptime)
    }
    connection.client.send(request, at: now.uptime) { [weak self] result in
      self?.finish(intent, of: record, result)
    }
  }

  func kind(of id: String) -> ScreenControl.Kind? { inFront?.archive?.controls[id]?.kind }

  // MARK: Scripts

  /// When `tick` must be called at the latest, in seconds of uptime; nil: no script waits.
  var deadline: Double? { [processes.deadline, scripts.deadline].compactMap(\.self).min() }

  /// True when the run loop must not wait: a script waits for a frame, and nothing moves any more.
  func isDue(at now: Moment) -> Bool {
    scripts.isFrameWanted && !screen.display.isMoving(at: now.uptime) && !broker.isWaiting
  }

  private func answerScripts(at now: Moment) {
    scripts.answer(
      isSettled: isSettled, isResting: isResting(at: now), at: now, report: report,
      theme: screen.display.look.theme.name)
  }

  /// True when the app in front has nothing left to do.
  private var isSettled: Bool {
    // What the app has sent is on the page by now.
    if let inFront { return inFront.isIdle && inFront.archive != nil }
    return front.map { !processes.isRunning($0) } ?? true
  }

  private func isResting(at now: Moment) -> Bool {
    !screen.display.isMoving(at: now.uptime) && !broker.isWaiting
  }

  /// True when the screen shows all that has happened, and nothing moves.
  func isAtRest(at now: Moment) -> Bool { isSettled && isResting(at: now) }

  /// What the screen of the app in front shows.
  func report() -> ScreenReport {
    guard let page = screen.display.page, let area = screen.display.pageArea, let front else {
      return ScreenReport(app: front)
    }
    return ScreenReport(page, of: front, in: area, selected: selection.target, kind: kind)
  }
}
