import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import ViewArchive
import ViewLayout

/// The apps that have screens: their processes and connections, the screen of the one in front, and
/// what a person does to it.
@MainActor
final class AppScreens: ScreenClients {
  final class Connection {
    let client: ControlClient
    var archive: ScreenArchive?
    var isOutdated = true
    /// True while its next screen is on the way.
    var isRequested = false
    /// The number of inputs whose replies have not arrived.
    var inputs = 0
    var phase: AppPhase?
    /// The request of the last screen.
    var last: ScreenRequest?
    /// The rows of long collections that the app was last told are seen, by collection.
    var seen: [Int: LazyRows.Wanted] = [:]
    /// The offsets of its scroll views when another app came to the front.
    var offsets: [Int: Int] = [:]
    /// The serials of the last requests to scroll that were carried out, by their scopes.
    var scrolled: [Int: Int] = [:]

    init(_ client: ControlClient) { self.client = client }
  }

  /// A field that takes what is typed.
  struct Editing: Equatable {
    var id: String
    var text: String
  }

  let screen: SessionScreen
  private let log: EventLog
  private let apps: [EmulatedApp]
  let selection: Selection
  private let broker: WidgetBroker
  private let socket: String?
  private var processes: [String: AppProcess] = [:]
  private var connections: [String: Connection] = [:]
  /// Addresses to open when the app is connected.
  private var addresses: [String: URL] = [:]
  /// The field that is being edited; nil: none is.
  var editing: Editing?
  /// The app that was in front at the last tick.
  private var lastFront: String?
  /// What a drag scrolls; nil: there is none.
  var scrolled: DragScroll?
  /// The field to select when its screen is shown.
  var wantsSelection: String?
  /// The app whose page is shown, and what the page was rendered from.
  private var shown: (app: String, archive: ScreenArchive, size: CellSize, appearance: String)?

  /// - Parameter socket: The path of the control socket; nil: there is none, and no app is started.
  init(
    apps: [EmulatedApp], socket: String?, screen: SessionScreen, log: EventLog,
    selection: Selection, broker: WidgetBroker
  ) {
    self.apps = apps
    self.socket = socket
    self.screen = screen
    self.log = log
    self.selection = selection
    self.broker = broker
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { processes.values.flatMap(\.descriptors) }

  /// The app in front; nil: the home screen, or the phone is locked.
  var front: String? {
    screen.isLocked ? nil : screen.driver.engine.foreground
  }

  /// True for an app that has a screen or will have one.
  func hasScreen(_ app: String) -> Bool {
    connections[app] != nil || processes[app] != nil
      || apps.contains { $0.id == app && $0.command != nil }
  }

  // MARK: Processes

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

  /// Gives an app that comes to the front an address to open.
  func open(_ app: String, url: String?, at now: Moment) {
    guard let url = url.flatMap(URL.init(string:)), hasScreen(app) else { return }
    if let connection = connections[app] {
      send(.open(url), to: connection, at: now)
    } else {
      addresses[app] = url
    }
  }

  /// Ends all processes.
  func stop() {
    for process in processes.values { process.stop() }
    processes = [:]
  }

  private func followProcesses(at now: Moment) {
    for (app, process) in processes {
      let name = apps.first { $0.id == app }?.name ?? app
      for line in process.printedLines() {
        process.log?.write(line)
        log.appendAndRecord("\(name) · \(line)", at: now)
        screen.needsFrame = true
      }
      guard let end = process.end(at: now.uptime) else { continue }
      process.close()
      processes[app] = nil
      // As on a phone: the home screen comes back.
      if screen.driver.engine.foreground == app { screen.driver.submit(.setForeground(nil)) }
      log.showNotice("\(name) \(end); its key starts it again", at: now, isError: true)
    }
  }

  // MARK: Connections

  func connect(_ client: ControlClient, app: String) {
    connections[app] = Connection(client)
    // It may have been changed since the process was started.
    if let process = processes[app], process.clock != broker.clock {
      tell(client, broker.clock)
    }
  }

  /// Lets the apps follow a clock from now on; nil: the machine's.
  func follow(_ clock: HostClock?) {
    for (app, connection) in connections where processes[app] != nil {
      tell(connection.client, clock)
    }
  }

  private func tell(_ client: ControlClient, _ clock: HostClock?) {
    client.send(ClockRequest(clock: clock), at: 0) { _ in }
  }

  func disconnect(_ client: ControlClient, _ failure: WidgetFailure) {
    guard let app = connections.first(where: { $0.value.client === client })?.key else { return }
    connections[app] = nil
    // An app that hangs would use a core until it is ended.
    if case .timedOut(let seconds, _) = failure {
      processes[app]?.interrupt(after: seconds, at: lastMoment.uptime)
    }
    screen.needsFrame = true
  }

  /// Notes that the screen of an app is outdated.
  func changed(_ app: String) { connections[app]?.isOutdated = true }

  /// Takes over the screen that an app has sent.
  private func show(_ archive: ScreenArchive, of app: String, _ connection: Connection) {
    followFocus(from: connection.archive, to: archive, of: app)
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
    let name = apps.first { $0.id == app }?.name ?? app
    log.appendAndRecord("\(name): not drawn: \(names.joined(separator: ", "))", at: lastMoment)
  }

  private var reported: Set<String> = []
  private var lastMoment = Moment(date: .distantPast, uptime: 0)

  // MARK: Screens

  /// Notes whether the app in front has a screen, which the plan of the terminal depends on.
  func followFront() { screen.display.isPageShown = front.map { connections[$0] != nil } ?? false }

  /// Tells the apps which of them is in front, requests its screen when it is outdated, and renders it
  /// when it has changed.
  func tick(at now: Moment) {
    // A page that was to change at a date is rendered again when the clock was set back.
    if now.date < lastMoment.date, let page = screen.display.page, let shown {
      connections[shown.app]?.offsets = page.offsets
      self.shown = nil
    }
    lastMoment = now
    followProcesses(at: now)
    let front = front
    // An app that has ended starts again when it is opened, whoever opens it.
    if front != lastFront, let app = apps.first(where: { $0.id == front }) { start(app, at: now) }
    lastFront = front
    for (app, connection) in connections {
      let phase: AppPhase = app == front ? .active : .background
      if connection.phase != phase {
        connection.phase = phase
        input(phase, to: connection, at: now)
      }
      if let url = addresses.removeValue(forKey: app) {
        send(.open(url), to: connection, at: now)
      }
    }
    if let front, let connection = connections[front] {
      request(connection, of: front, at: now)
      showPage(connection.archive.map { (front, $0) }, at: now)
      askForRows(connection, at: now)
    } else {
      showPage(nil, at: now)
    }
    answerScripts(at: now)
  }

  private func request(_ connection: Connection, of app: String, at now: Moment) {
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
      case .success(let archive): self?.show(archive, of: app, connection)
      case .failure(.refused(let message)):
        self?.log.append("\(app): \(message)", at: self?.lastMoment ?? now)
      case .failure(.process), .failure(.otherReply): break
      }
    }
  }

  /// Tells the app which rows of long collections are seen, when they are not evaluated yet.
  private func askForRows(_ connection: Connection, at now: Moment) {
    guard !connection.isRequested, !connection.isOutdated, let page = screen.display.page
    else { return }
    for wanted in page.wantedRows where connection.seen[wanted.container] != wanted {
      connection.seen[wanted.container] = wanted
      send(.seen(wanted.container, row: wanted.row, pitch: wanted.pitch), to: connection, at: now)
    }
  }

  private func showPage(_ page: (app: String, archive: ScreenArchive)?, at now: Moment) {
    guard let page, let area = screen.display.pageArea else {
      guard let page = screen.display.page else { return }
      if let shown { connections[shown.app]?.offsets = page.offsets }
      screen.display.page = nil
      shown = nil
      editing = nil
      selection.control = nil
      screen.needsFrame = true
      return
    }
    let size = CellSize(columns: area.columns, rows: area.rows)
    let look = screen.display.look
    let appearance = "\(look.theme.name) \(look.appearance)"
    var last: AppPage?
    if let shown, shown.app == page.app, shown.archive == page.archive, shown.size == size,
      shown.appearance == appearance, let page = screen.display.page,
      page.nextChange ?? .distantFuture > now.date
    {
      if page.isDrawn { return }
      last = page
    }
    let connection = connections[page.app]
    if let shown, shown.app != page.app, let page = screen.display.page {
      connections[shown.app]?.offsets = page.offsets
    }
    let before = shown?.app == page.app ? screen.display.page : nil
    let selected = selection.target
    let scrolls = page.archive.scrolls.filter {
      $0.serial > connection?.scrolled[$0.scope] ?? 0
    }
    let opensDialog = page.archive.dialog != nil && shown?.archive.dialog == nil
    screen.display.page = screen.display.page(
      page.archive, offsets: before?.offsets ?? connection?.offsets ?? [:], scrolls: scrolls,
      after: last, screen.situation, at: now.date)
    for scroll in scrolls where screen.display.page?.scopes.contains(scroll.scope) ?? false {
      connection?.scrolled[scroll.scope] = scroll.serial
    }
    shown = (page.app, page.archive, size, appearance)
    // The selected control keeps its place when others come or go before it.
    if let wantsSelection {
      selection.select(.screen(wantsSelection))
      self.wantsSelection = nil
    } else if opensDialog {
      selection.control = 0
    } else if selected != nil {
      selection.select(selected)
    }
    if let editing, page.archive.controls[editing.id] == nil { self.editing = nil }
    screen.needsFrame = true
  }

  /// When the screen of the app in front changes without the app.
  var nextChange: Date? { screen.display.page?.nextChange }

  // MARK: Input

  /// Performs the intent of a button in the island or on a card: in the app, as on iOS, when it runs,
  /// else in the widget's process.
  func perform(_ intent: IntentReference, of record: ActivityRecord, at now: Moment) {
    guard let connection = connections[record.app] else {
      return broker.perform(intent, of: record, at: now.uptime)
    }
    let request = PerformRequest(activityID: record.id.rawValue, intent: intent)
    connection.client.send(request, at: now.uptime) { [weak self] result in
      self?.finish(intent, of: record, result)
    }
  }

  /// True when the screen of an app is in front.
  var isInFront: Bool { screen.pageInFront != nil }

  /// True when it is shown, perhaps below the expanded island.
  var isShown: Bool { screen.display.page != nil }

  var inFront: Connection? { front.flatMap { connections[$0] } }

  /// Sends what an app has to do before its screen shows the effect.
  private func input(_ call: some HostCall, to connection: Connection, at now: Moment) {
    connection.inputs += 1
    connection.client.send(call, at: now.uptime) { _ in connection.inputs -= 1 }
  }

  func send(_ input: ScreenInput, to connection: Connection, at now: Moment) {
    self.input(input, to: connection, at: now)
  }

  func kind(of id: String) -> ScreenControl.Kind? { inFront?.archive?.controls[id]?.kind }

  // MARK: Scripts

  let scripts = ScreenScripts()
  /// Returns what the terminal shows, or a part of it; nil: there is none.
  var frame: (Moment, WireCall.Frame.Part?) -> CellGrid? = { _, _ in nil }

  /// When `tick` must be called at the latest, in seconds of uptime; nil: no script waits.
  var deadline: Double? {
    (processes.values.map(\.deadline) + [scripts.deadline]).compactMap(\.self).min()
  }

  /// True when the run loop must not wait: a script waits for a frame, and nothing moves any more.
  func isDue(at now: Moment) -> Bool {
    scripts.isFrameWanted && !screen.display.isMoving(at: now.uptime) && !broker.isWaiting
  }

  private func answerScripts(at now: Moment) {
    scripts.answer(
      isSettled: isSettled, isResting: isResting(at: now), at: now, report: report,
      frame: { frame(now, $0) }, theme: screen.display.look.theme.name)
  }

  /// True when the app in front has nothing left to do.
  private var isSettled: Bool {
    if let connection = inFront {
      return connection.inputs == 0 && !connection.isRequested && !connection.isOutdated
        && screen.display.page != nil
    }
    return front.map { processes[$0] == nil } ?? true
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
