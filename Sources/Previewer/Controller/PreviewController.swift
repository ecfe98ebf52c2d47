import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
import HostProtocol
package import PhoneScreen

/// The controller of `island preview`, independent of the terminal: input events and the time go
/// in, frames come out. It shows the contact sheet, or one presentation zoomed.
///
/// Its parts do the work: `SheetController` shows the sheet, `ZoomController` the zoomed preview,
/// `PreviewArchives` requests and stores archives. This class passes events, commands and results
/// between them. No method blocks, and there is no polling: `nextWake` returns nil while nothing is
/// due.
@MainActor
package final class PreviewController: RunLoopClient {
  package private(set) var exitCode: Int32?
  private let clock: EmulatorClock
  private let archives: PreviewArchives
  private let sheet: SheetController
  private let zoom: ZoomController
  private var notice = PreviewNotice()
  private var pacer = DatePacer()
  /// The server that viewers connect to; nil when viewers cannot connect.
  private let server: SheetServer?
  private var sharedScreen = SharedScreen()
  private var wantsOwnSuspension = false
  /// Whether the presentations are shown as pictures.
  package var pictures = PictureSwitch(PictureSupport(reason: "not a full screen")) {
    didSet { zoom.session?.pictures = pictures }
  }
  /// The parts of the last frame that can be shown as pictures.
  private var sheetPictures: [PictureRegion] = []

  /// - Parameters:
  ///   - title: The name of what is previewed, shown until the first build has described its
  ///     widgets.
  ///   - configuration: Options chosen at the start that no key changes.
  ///   - initialState: A state's name or number.
  ///   - baseline: The widget at another revision to compare with; nil for the last save.
  ///   - makeApp: Makes the reloader of the app around the widget; nil: there is none.
  ///   - isConfined: True to forbid reading and writing state files, and suspending.
  package init(
    title: String, reloader: Reloader, clock: EmulatorClock, configuration: EmulatorConfiguration,
    settings: SheetSettings, initialState: String? = nil, size: CellSize, look: RenderStyle,
    reportsRelease: Bool = false, hasMouse: Bool = false, baseline: Baseline? = nil,
    server: SheetServer? = nil, isConfined: Bool = false, makeApp: (() -> Reloader)? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.clock = clock
    self.server = server
    archives = PreviewArchives(reloader, baseline: baseline)
    sheet = SheetController(
      title: title,
      PreviewState(settings: settings, initialState: initialState, isConfined: isConfined),
      on: PreviewScreen(
        size: size, look: look, reportsRelease: reportsRelease, hasMouse: hasMouse),
      archives, ViewSheet(reloader, makeApp: makeApp), clock: clock)
    zoom = ZoomController(configuration: configuration, clock: clock, wake: wake)
  }

  package func begin(at now: Moment) {
    leadProcesses()
    archives.start(at: now)
    if !archives.reloader.watchesAll {
      showNotice("not every folder can be watched: press R to recompile", at: now, isError: true)
    }
  }

  /// Stops the zoomed preview, both reloaders and the viewers' server.
  package func stop() {
    zoom.stop()
    archives.stop()
    sheet.views.stop()
    server?.stop()
  }

  // MARK: Time

  /// Lets the code of all processes follow the clock, which keys change here or in the zoomed preview.
  private func leadProcesses() {
    archives.follow(clock.host)
    sheet.views.follow(clock.host)
  }

  package func advance(to now: Moment) {
    leadProcesses()
    let wasBusy = archives.reloader.isBusy
    archives.advance(to: now) { apply($0, at: now) }
    if sheet.views.advance(to: now) { viewsChanged(at: now) }
    if let server {
      server.advance()
      if server.hasViewers { server.send(viewerUpdate(at: now), archives.current.all) }
    }
    if wasBusy != archives.reloader.isBusy { sheet.isDirty = true }
    if notice.expire(at: now) { sheet.isDirty = true }
    if let session = zoom.session {
      session.advance(to: now)
      if let code = session.exitCode { exitCode = code }
    } else if let date = sheet.nextChange, date <= now.date, pacer.isDue(at: now) {
      sheet.isDirty = true
    }
  }

  package func nextWake(after now: Moment) -> Double? {
    let change = zoom.preview == nil ? sheet.nextChange : nil
    let times = [
      pacer.wake(at: change, after: now), archives.deadline, sheet.views.deadline,
      notice.deadline,
      zoom.session?.nextWake(after: now),
    ]
    return times.compactMap { $0 }.min()
  }

  package var needsFrame: Bool { sheet.isDirty || zoom.session?.needsFrame == true }

  package var wantsMotion: Bool {
    if zoom.preview == nil, case .inspection(.view) = sheet.state.pane { true } else { false }
  }

  package func isMoving(at now: Moment) -> Bool { zoom.session?.isMoving(at: now) ?? false }

  package var frameInterval: Double { sheet.screen.look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    archives.descriptors + sheet.views.descriptors + (server?.descriptors ?? [])
      + (zoom.session?.descriptors ?? [])
  }

  package var wantsSuspension: Bool {
    wantsOwnSuspension || zoom.session?.wantsSuspension == true
  }

  package func didSuspend() {
    wantsOwnSuspension = false
    zoom.session?.didSuspend()
  }

  // MARK: Archives

  private func apply(_ change: PreviewArchives.Change, at now: Moment) {
    switch change {
    case .adopted(let description):
      adopt(PreviewContent(description, appGroupKeys: archives.appGroupKeys), at: now)
    case .received: sheet.redrawIfSettled()
    case .interrupted(let message):
      if let message { showNotice(message, at: now, isError: true) }
      requestArchives(at: now)
    case .statusChanged: sheet.isDirty = true
    case .denied(let denial): showNotice(denial.message, at: now, isError: true)
    case .baselineReady: requestArchives(at: now)
    case .views(let event):
      if sheet.views.handle(event) { viewsChanged(at: now) }
    case .baselineReceived: if case .compare = sheet.state.pane { sheet.isDirty = true }
    }
  }

  /// Shows the content of a new build.
  private func adopt(_ content: PreviewContent, at now: Moment) {
    sheet.state.hasViews = sheet.views.isAvailable
    let lost = sheet.state.adopt(content, now: now.date)
    beginViews(at: now)
    if let error = sheet.state.selectInitialState() { showNotice(error, at: now, isError: true) }
    if let lost {
      showNotice("the edited state no longer fits: \(lost.text)", at: now, isError: true)
    }
    if sheet.name != sheet.drawnName { sheet.resetFrames() }
    requestArchives(at: now)
    if let preview = zoom.preview as? ZoomedPreview,
      let process = archives.reloader.sibling(at: now)
    {
      preview.replaceProcess(process)
    }
  }

  /// Requests every archive that is wanted and neither received nor pending.
  private func requestArchives(at now: Moment) {
    if sheet.state.isShowingViews { return sheet.views.request(at: now) }
    if archives.request(for: sheet.state, visible: sheet.view.pages.visible, at: now) {
      sheet.redrawIfSettled()
    }
  }

  /// Shows what has changed about the previews of plain views.
  private func viewsChanged(at now: Moment) {
    guard sheet.state.isShowingViews else { return }
    sheet.isDirty = true
    requestArchives(at: now)
    // A new build replaces the app that is zoomed.
    guard let zoomed = zoom.preview as? ZoomedView, let child = sheet.views.focusedReloader?.child,
      sheet.views.focused == zoomed.preview, child.generation != zoomed.generation
    else { return }
    zoom.stop()
    openZoom(at: now)
  }

  /// Begins to show the previews of plain views, if they are selected.
  private func beginViews(at now: Moment) {
    guard sheet.state.isShowingViews else { return }
    sheet.views.begin(at: now)
    switch sheet.state.pane {
    case .inspection, .states, .compare: sheet.show(nil)
    case .help, .toggles, nil: break
    }
  }

  private func viewerUpdate(at now: Moment) -> SheetUpdate {
    let (status, reading) = (sheet.status, clock.reading)
    return SheetUpdate(
      parts: status.titleParts, name: sheet.name, settings: sheet.state.settings,
      focus: sheet.state.focus, shown: sheet.showing.presentation,
      failed: SheetPresentation.allCases.filter { archives.current.failure(of: $0) != nil },
      status: status.reload, problem: status.problem,
      clock: SheetUpdate.Clock(date: reading.date, rate: reading.rate, ahead: reading.ahead),
      screen: sharedScreen.text(isMoving: isMoving(at: now), look: sheet.screen.look, at: now))
  }

  // MARK: Events

  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .resized(let size):
      sheet.screen.size = size
      sheet.resetFrames()
    case .closed(let closure): exitCode = closure.exitCode
    case .profile(let profile):
      sheet.screen.adopt(profile)
      pictures.adopt(profile.pictures)
    case .resumed: sheet.isDirty = true
    case .key, .mouse, .focus, .paste: break
    }
    guard let session = zoom.session else {
      if let request = sheet.handle(event, at: now) { perform(request, at: now) }
      return
    }
    switch zoom.command(for: event) {
    case .back?: closeZoom(at: now)
    case let command?: perform(command, at: now)
    case nil:
      session.handle(event, at: now)
      if session.pictures != pictures { pictures = session.pictures }
    }
  }

  private func perform(_ request: PaneRequest, at now: Moment) {
    switch request {
    case .close: sheet.show(nil)
    case .focus(let presentation): sheet.focusFinding(on: presentation, at: now)
    case .unhandled: break
    case .stateChanged: showState(at: now)
    case .choose(let choices):
      let before = sheet.showing
      apply(choices, at: now)
      let showing = sheet.showing
      if showing != before { showNotice(showing.reason, at: now) }
    case .compare(let older):
      if !archives.comparisonSource.step(older: older) {
        showNotice(older ? "no older save is kept" : "this is the newest", at: now)
      }
      sheet.isDirty = true
    case .command(let command): perform(command, at: now)
    }
  }

  private func perform(_ command: SheetCommand, at now: Moment) {
    sheet.isDirty = true
    if sheet.moveFocus(command) {
      if sheet.state.isShowingViews { requestArchives(at: now) }
      return
    }
    if sheet.state.isShowingViews, command.isOfActivities {
      return showNotice("this key is for Live Activities", at: now)
    }
    switch command {
    case .move, .next, .previous, .first, .last, .page: break
    case .zoom: openZoom(at: now)
    case .state(let forwards):
      sheet.state.states?.step(by: forwards ? 1 : -1)
      showState(at: now)
    case .preset(let preset):
      sheet.state.states?.choose(preset)
      showState(at: now)
    case .form: sheet.toggleStates(.form)
    case .json: sheet.toggleStates(.json)
    case .toggles: sheet.show(.toggles(TogglePane(choices)))
    case .report: showNotice(sheet.openReport(), at: now)
    case .compare: showNotice(sheet.openComparison(), at: now)
    case .toggle(let key): toggle(key, at: now)
    case .widget(let forwards): stepWidget(forwards: forwards, at: now)
    case .inspect: showNotice(sheet.toggleInspector(at: now), at: now)
    case .fit: sheet.toggleFindings()
    case .pictures: showNotice(pictures.toggle(), at: now)
    case .rebuild: archives.reloader.rebuild(at: now)
    case .clock(let key): perform(key, at: now)
    case .back: break
    case .help: sheet.show(.help(SheetKeys.helpScreen))
    case .quit: exitCode = 0
    // Suspending would give access to a shell.
    case .suspend: wantsOwnSuspension = !sheet.state.isConfined
    }
  }

  private func stepWidget(forwards: Bool, at now: Moment) {
    guard sheet.state.stepWidget(forwards: forwards, now: now.date) else {
      return showNotice("there is one Live Activity with one #Preview", at: now)
    }
    beginViews(at: now)
    sheet.resetFrames()
    requestArchives(at: now)
  }

  private func perform(_ key: ClockAction, at now: Moment) {
    guard let command = key.command(for: clock.reading) else { return }
    do {
      try clock.perform(command, deadline: sheet.view.nextChangeOfAll)
      leadProcesses()
      sheet.invalidate()
      requestArchives(at: clock.now())
    } catch {
      showNotice(error.message, at: now)
    }
  }

  private func showState(at now: Moment) {
    if let preview = zoom.preview as? ZoomedPreview, let values = sheet.state.values {
      preview.update(state: values.state)
    }
    requestArchives(at: now)
  }

  /// Shows a notice above the bottom line.
  package func show(_ message: String, at now: Moment) { showNotice(message, at: now) }

  /// Shows a notice above the bottom line; does nothing when `message` is nil.
  private func showNotice(_ message: String?, at now: Moment, isError: Bool = false) {
    guard let message else { return }
    notice.show(message, at: now, isError: isError)
    sheet.isDirty = true
  }

  // MARK: Settings

  /// The values that toggles change.
  private var choices: SheetChoices { sheet.screen.choices(sheet.state.settings) }

  private func toggle(_ key: Character, at now: Moment) {
    var choices = choices
    guard let message = SheetToggle.change(key, in: &choices) else { return }
    apply(choices, at: now)
    if case .toggles(var pane) = sheet.state.pane {
      pane.choices = choices
      sheet.state.pane = .toggles(pane)
    }
    let showing = sheet.showing.reason
    showNotice(SheetToggle.isAboutPhone(key) ? "\(message) · \(showing)" : message, at: now)
  }

  /// Applies theme, colour depth and settings; requests the archives that differ under them.
  private func apply(_ choices: SheetChoices, at now: Moment) {
    if sheet.screen.apply(choices) { sheet.resetFrames() }
    if choices.settings != sheet.state.settings {
      sheet.state.settings = choices.settings
      sheet.resetFrames()
      requestArchives(at: now)
    }
    guard zoom.preview != nil else { return }
    // The zoomed preview restarts, because its settings are fixed at its creation.
    zoom.stop()
    openZoom(at: now)
  }

  // MARK: The zoomed preview

  /// Zooms the focused presentation, in a new child process of the current build.
  private func openZoom(at now: Moment) {
    if sheet.state.isShowingViews { return openView(at: now) }
    let isOpen = zoom.open(sheet.state, name: sheet.name, on: sheet.screen, at: now) {
      archives.reloader.sibling(at: now)
    }
    zoom.session?.pictures = pictures
    if isOpen { sheet.isDirty = true }
  }

  /// Zooms the focused preview of a plain view.
  private func openView(at now: Moment) {
    guard let view = sheet.views.focused, let source = sheet.views.focusedReloader else { return }
    let types = Set(sheet.state.content?.entries.map(\.attributesType) ?? []).sorted()
    let process = types.isEmpty ? nil : archives.reloader.sibling(at: now)
    do throws(ZoomedView.Failure) {
      try zoom.open(
        view, of: source, widgets: process.map { ($0, types) }, sheet.state.settings,
        on: sheet.screen, at: now)
      zoom.session?.pictures = pictures
      sheet.isDirty = true
    } catch {
      showNotice(error.message, at: now, isError: true)
    }
  }

  private func closeZoom(at now: Moment) {
    zoom.close()
    sheet.resetFrames()
    requestArchives(at: now)
  }

  // MARK: Drawing

  package func frame(at now: Moment) -> CellGrid {
    sheet.isDirty = false
    if let preview = zoom.preview {
      let grid = frame(of: preview, at: now)
      if server != nil { sharedScreen.show(grid) }
      return grid
    }
    let grid = sheet.frame(at: now, notice) {
      if sheet.isSettled { reportDisplayed(at: now) }
    }
    sheetPictures = pictures.isOn ? sheet.pictures(at: now) : []
    if server != nil {
      let isPlain = sheet.state.pane == nil && !sheet.state.isShowingViews
      sharedScreen.show(isPlain ? nil : grid)
    }
    return grid
  }

  private func frame(of preview: any Zoom, at now: Moment) -> CellGrid {
    if sheet.state.isShowingViews {
      sheet.views.reportDisplayed(at: now)
    } else if preview.hasNoPendingRequests, sheet.isSettled {
      reportDisplayed(at: now)
    }
    preview.session.extraHints = SheetKeys.zoomHints(
      states: sheet.state.states?.collection.entries.count ?? 1, leaves: preview.isAsOpened)
    preview.session.outerNotice = notice.notice
    let (status, screen) = (sheet.status, sheet.screen)
    preview.session.header = status.subject.joined(
      separator: screen.look.glyphs.glyph(" · ", ascii: " - "))
    var grid = preview.session.frame(at: now)
    status.drawCorner(of: screen, into: &grid)
    guard let areas = sheet.areas else { return grid }
    status.drawProblem(in: areas.sheet, look: screen.look, into: &grid)
    notice.draw(above: areas.hints, look: screen.look, into: &grid)
    return grid
  }

  package var pictureRegions: [PictureRegion] {
    guard let session = zoom.session else { return sheetPictures }
    return session.pictureRegions.uncovered(
      by: sheet.areas.flatMap {
        sheet.status.problemArea(in: $0.sheet, look: sheet.screen.look)
      })
  }

  package var wantsStillPicture: Bool { pictures.isStillWanted }

  package func stillPictureEnded() { pictures.endStill() }

  package func showPictureControls(_ controls: [String: [PictureReply.Control]]) {
    zoom.session?.showPictureControls(controls)
  }

  package func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {
    if isPermanent { pictures.fail(message) }
    showNotice(message, at: now, isError: true)
  }

  private func reportDisplayed(at now: Moment) {
    if let generation = archives.reloader.child?.generation {
      archives.reloader.displayed(generation, at: now)
    }
  }
}
