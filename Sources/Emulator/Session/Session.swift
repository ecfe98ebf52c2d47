import ActivityEngine
package import ActivityModel
package import CellRaster
package import CursesTerminal
package import Foundation
import HostProtocol
package import LocalEngine
package import PhoneScreen
package import ViewArchive

/// A run of the emulator without its terminal: events and the time go in, frames come out.
///
/// Contains no rules of its own: the engine decides, the stage animates, the scene draws. Creates
/// the parts that store the state between two frames, and calls them in order.
@MainActor
package final class Session: RunLoopClient {
  let screen: SessionScreen
  package let log: EventLog
  let input: InputHandler
  let archives: ArchiveRequester
  let apps: AppLauncher
  let pages: AppScreens
  let requests: RequestHandler
  let theme: ThemeReload
  let recording: SessionRecording
  let composer: FrameComposer
  let store: SessionStore?
  /// What is done in each step, in this order.
  private var parts: [SessionPart] = []

  /// Creates a session and lays out its first frame.
  ///
  /// - Parameters:
  ///   - store: The persisted state of an earlier run, which also persists this one.
  ///   - newToken: Returns a new push token; nil when tokens come from another source.
  ///   - recorder: Records changes of the screen; the driver passes events to it.
  package init(
    configuration: EmulatorConfiguration, apps: [EmulatedApp], driver: EngineDriver,
    broker: WidgetBroker, clock: EmulatorClock, control: ControlServer? = nil,
    store: SessionStore? = nil,
    recorder: Recorder? = nil, size: CellSize, look: RenderStyle, reportsRelease: Bool,
    hasMouse: Bool = false, now: Moment,
    newToken: (@Sendable () -> Data)? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.store = store
    let text = ClockFormatter(timeZone: configuration.timeZone, locale: configuration.locale)
    let runner = AppRunner(apps: apps, driver: driver, wake: wake)
    let overlays = Overlays(time: text)
    screen = SessionScreen(
      configuration: configuration, driver: driver,
      names: ActivityNames(
        driver: driver,
        appNames: Dictionary(apps.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
      ), size: size, look: look)
    let selection = Selection(screen: screen)
    log = EventLog(text: text, recorder: recorder, screen: screen)
    archives = ArchiveRequester(
      broker: broker, screen: screen, log: log, store: store, recorder: recorder)
    let surfaces = SurfaceController(
      screen: screen, log: log, archives: archives, selection: selection)
    self.apps = AppLauncher(runner: runner, driver: driver, log: log)
    pages = AppScreens(
      apps: apps, socket: control?.path, screen: screen, log: log, selection: selection,
      broker: broker)
    control?.screens = pages
    let clockControl = ClockController(
      clock: clock, screen: screen, apps: runner, log: log, recorder: recorder)
    let gestures = GestureSender(driver: driver, log: log)
    let taps = TapHandler(
      screen: screen, log: log, surfaces: surfaces, selection: selection, gestures: gestures,
      apps: self.apps, pages: pages)
    let touches = TouchHandler(screen: screen, gestures: gestures, selection: selection)
    let tips = UsageTips(path: store?.tipFile)
    let commands = CommandHandler(
      screen: screen, overlays: overlays, selection: selection, gestures: gestures, taps: taps,
      touches: touches, apps: self.apps, tips: tips, clock: clockControl)
    let field = FieldResponder(pages: pages)
    input = InputHandler(
      commands: commands,
      chain: [
        touches, OverlayResponder(overlays: overlays, screen: screen), field,
        PageResponder(
          pages: pages, screen: screen, selection: selection, touches: touches, taps: taps),
        SurfaceResponder(surfaces: surfaces, selection: selection), commands,
      ], field: field, reportsRelease: reportsRelease, hasMouse: hasMouse, screen: screen,
      overlays: overlays,
      selection: selection, archives: archives, recorder: recorder, tips: tips)
    let effects = EffectHandler(
      screen: screen, log: log, archives: archives, surfaces: surfaces, selection: selection,
      control: control, newToken: newToken)
    let pushes = PushReceiver(
      log: PushLog(path: store?.pushFile), screen: screen, events: log, broker: broker, time: text,
      newID: driver.makeID)
    overlays.pushes = { [log = pushes.log] in log.all }
    archives.onDecoded = { [weak pushes] in pushes?.decoded($0, $1, at: $2) }
    let tokens = TokenController(driver: driver, broker: broker, newToken: newToken)
    requests = RequestHandler(
      control: control, screen: screen, log: log, surfaces: surfaces, taps: taps, pages: pages,
      clock: clockControl, pushes: pushes, tokens: tokens,
      expectations: Expectations(screen: screen, pages: pages, tokens: tokens),
      sync: { () throws(FileFailure) in try store?.sync() })
    theme = ThemeReload(path: configuration.themePath, screen: screen, log: log)
    recording = SessionRecording(
      recorder: recorder, screen: screen, overlays: overlays, selection: selection, log: log)
    composer = FrameComposer(
      screen: screen, selection: selection, overlays: overlays, log: log, apps: runner,
      tips: tips, input: input, clock: clock, text: text, now: now)
    pages.scripts.frame = { [weak composer, weak screen] now, part in
      guard let composer, let screen else { return nil }
      let frame = composer.frame(at: now, part)
      // It has still to be shown.
      screen.needsFrame = true
      return frame
    }
    parts = makeParts(taps: taps, surfaces: surfaces, effects: effects)
    clockControl.onChange = { [weak self] in self?.advance(to: $0) }
    if let marker = store?.marker {
      screen.archives.willUse = { marker.set(.drawing($0)) }
    }
    archives.restoreSaved(at: now)
    screen.mode = configuration.mode
    _ = screen.display.follow(screen.situation)
    archives.deferringRequests { archives.refreshAll(at: now) }
    store?.marker?.set(nil)
  }

  package var driver: EngineDriver { screen.driver }
  package var broker: WidgetBroker { archives.broker }

  /// The exit code of the program; nil: it continues to run.
  package var exitCode: Int32? { input.commands.exitCode }

  /// True when the screen differs from the last frame.
  package var needsFrame: Bool { screen.needsFrame && !isHoldingFirstFrame }

  /// True while the first frame waits for the widgets to reply.
  package var isHoldingFirstFrame: Bool { archives.firstFrameLimit != nil }

  /// True when the program is to be suspended (Ctrl-Z).
  package var wantsSuspension: Bool { input.commands.wantsSuspension }

  package func didSuspend() { input.commands.wantsSuspension = false }

  /// The least seconds between two requests for an activity's archive; 0: none, as without a run
  /// loop.
  package var archiveInterval: Double {
    get { archives.pacer.interval }
    set { archives.pacer.interval = newValue }
  }

  /// Text shown instead of the clock's state in the bottom line; for a replay.
  package var caption: String? {
    get { composer.labels.caption }
    set { composer.labels.caption = newValue }
  }

  /// Hints for keys that another component handles before this session, shown first in the bottom
  /// line.
  package var extraHints: [KeyHint] {
    get { composer.labels.extraHints }
    set { composer.labels.extraHints = newValue }
  }

  /// What is previewed, in the panel; empty: nothing is.
  package var header: String {
    get { composer.labels.header }
    set { composer.labels.header = newValue }
  }

  /// What another draws over the frames in cells; a picture of the phone shows it itself.
  package var outerNotice: Notice? {
    get { composer.outerNotice }
    set { composer.outerNotice = newValue }
  }

  /// The control selected with the arrow keys; nil: none is selected.
  var selectedControl: HitRegion.Target? { composer.selection.target }

  /// True when Esc closes an overlay or a selection, or leaves an app.
  package var hasSomethingOpen: Bool { input.hasSomethingOpen }

  /// True while text is typed into a field of the app in front.
  package var isEditing: Bool { input.isEditing }

  /// True when the app in front shows its first screen, with nothing before it.
  package var isAppAtItsRoot: Bool {
    guard let page = screen.pageInFront else { return false }
    return !page.canGoBack && !isEditing && !input.hasOverlay
  }

  /// The path of the control socket; nil: there is none.
  package var socket: String? { requests.socket }

  /// The names of the apps whose activities are running, each once.
  package var runningNames: [String] {
    let running = driver.engine.records.filter(\.phase.isRunning)
    return running.map { screen.name(of: $0.id) }.reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// True when the island is expanded.
  package var isExpanded: Bool { screen.isExpanded }

  // MARK: Time

  /// Resumes the activities of an earlier run, and starts the apps that start automatically and are
  /// not running.
  package func begin(at now: Moment) {
    for note in store?.notes ?? [] { showError(note, at: now) }
    for record in driver.engine.records { screen.names.remember(record.id) }
    // Handle the deadlines that passed between the runs.
    store?.marker?.set(.deadlines)
    driver.submit(.tick)
    if driver.engine.device.isTablet { driver.submit(.setLocked(true)) }
    apps.begin(
      resumingFrom: store?.resumesFrom, hasOpening: screen.configuration.hasOpening, at: now)
    pages.begin(at: now)
    archives.holdFirstFrame(at: now)
    archives.deferringRequests { advance(to: now) }
  }

  /// Processes everything that is due at `now`.
  package func advance(to now: Moment) {
    for part in parts { part.advance(now) }
  }

  /// Puts the events of keys, apps and deadlines on the disk before their effects are shown.
  ///
  /// - Returns: Why they are not on the disk; nil: they are.
  func syncJournal(at now: Moment) -> String? {
    do throws(FileFailure) {
      try store?.sync()
      return nil
    } catch {
      showError("changes are not saved: \(error.message)", at: now)
      return error.message
    }
  }

  /// Returns when `advance` must be called at the latest, in seconds of uptime; nil: it need not be
  /// called.
  package func nextWake(after now: Moment) -> Double? {
    var date: Date?
    var uptime: Double?
    for part in parts {
      for case let due? in part.dates() { date = min(date ?? due, due) }
      for case let due? in part.deadlines(now) { uptime = min(uptime ?? due, due) }
    }
    guard let wake = screen.pacer.wake(at: date, after: now) else { return uptime }
    return min(uptime ?? wake, wake)
  }

  /// The descriptors to poll besides the terminal's.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { parts.flatMap { $0.descriptors() } }

  /// Performs a clock command, processes everything that becomes due, and returns the clock's new
  /// state.
  ///
  /// - Throws: `ClockRefusal` when the rate or step is out of range, or when there is no deadline.
  @discardableResult
  package func perform(_ command: ClockCommand) throws(ClockRefusal) -> ClockReading {
    try input.commands.clock.perform(command)
  }

  /// Lets the code of widgets and apps in processes of their own follow the clock from now on.
  package func leadProcesses() {
    let clock = input.commands.clock
    clock.lead = { [broker, pages] clock in
      broker.follow(clock)
      pages.follow(clock)
    }
    broker.follow(clock.host)
  }

  /// Waits until the apps and widgets have nothing left to do at `now`, or until no widget has
  /// replied for as long as a first reply may take; for a frame without a run loop.
  package func waitForWidgets(at now: Moment) async {
    let poller = Poller()
    await waitUntilIdle()
    advance(to: now)
    while broker.isWaiting {
      let ready = await poller.wait(
        for: broker.descriptors, timeout: Timeouts.firstWidgetReply)
      guard ready else { return }
      advance(to: now)
    }
  }

  /// Waits until all work of apps and intents in this process has finished; for tests.
  package func waitUntilIdle() async {
    await apps.runner.waitUntilIdle()
    await broker.waitUntilIdle()
  }

  // MARK: Input

  package func handle(_ event: TerminalEvent, at now: Moment) {
    if case .profile(let profile) = event, screen.pictures.adopt(profile.pictures) {
      log.show(Notice(PictureSwitch.slowNotice), at: now)
    }
    switch event {
    case .key, .mouse, .paste: apps.skipOpening(at: now)
    case .focus, .resized, .profile, .resumed, .closed: break
    }
    input.handle(event, at: now)
    recording.record(at: now)
  }

  /// Performs actions that no terminal event causes.
  func perform(_ actions: [InputAction], at now: Moment) { input.perform(actions, at: now) }

  // MARK: Frames

  package func isMoving(at now: Moment) -> Bool { screen.display.isMoving(at: now.uptime) }

  /// The minimum seconds between two frames of an animation; the terminal link may require more.
  package var frameInterval: Double { screen.display.look.motion.frameInterval }

  /// Renders the screen at `now`.
  package func frame(at now: Moment) -> CellGrid {
    let frame = composer.frame(at: now)
    didShow(at: now)
    // The start has succeeded: what happens from now on is no reason to set anything aside.
    if screen.archives.willUse != nil {
      screen.archives.willUse = nil
      store?.marker?.set(nil)
    }
    return frame
  }

  /// Notes that everything that has arrived is shown, as a frame or as lines of text.
  package func didShow(at now: Moment) {
    requests.pushes.frameDrawn(at: now)
  }

  /// Applies another theme and renders everything again.
  package func apply(_ theme: Theme, at now: Moment) { screen.apply(theme, at: now) }

  // MARK: Pictures

  /// Whether the island and the cards are shown as pictures.
  package var pictures: PictureSwitch {
    get { screen.pictures }
    set { screen.pictures = newValue }
  }

  package var pictureRegions: [PictureRegion] { screen.display.pictures }

  package var wantsStillPicture: Bool { pictures.isStillWanted }

  package func stillPictureEnded() { pictures.endStill() }

  package func showPictureControls(_ controls: [String: [PictureReply.Control]]) {
    screen.display.pictureControls = controls.mapValues { controls in
      controls.map { control in
        (
          CellRect(
            column: control.column, row: control.row, columns: control.columns, rows: control.rows),
          control.target
        )
      }
    }
  }

  package func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {
    if isPermanent { screen.pictures.fail(message) }
    showError(message, at: now)
  }

  /// Saves what is not saved at once; for the end of the program.
  package func flush() {
    pages.stop()
    requests.pushes.log.flush()
  }

  // MARK: Messages

  /// Shows a message to the user.
  package func showMessage(_ message: String, at now: Moment) { log.showNotice(message, at: now) }

  /// Shows an error message to the user and continues.
  package func showError(_ message: String, at now: Moment) {
    log.showNotice(message, at: now, isError: true)
  }

  /// Shows the first of a theme's problems, and the number of the others.
  package func showThemeProblems(_ problems: [ThemeProblem], at now: Moment) {
    theme.showProblems(problems, at: now)
  }

  // MARK: Replay

  /// Sets the archive of an activity from a recording.
  package func restore(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    screen.restore(archive, of: id, at: now)
  }

  /// Shows a recorded state of the screen.
  package func show(_ state: ScreenState, at now: Moment) { recording.show(state, at: now) }
}
