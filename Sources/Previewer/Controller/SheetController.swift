import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import WidgetBuild
import WidgetLint

/// Shows the contact sheet with its panes: handles events, and draws. What concerns more than the
/// sheet is returned as a request.
@MainActor
final class SheetController {
  var state: PreviewState {
    didSet { contactSheet.view.pages.focus = state.focus }
  }
  var screen: PreviewScreen
  /// True when the screen differs from the last frame.
  var isDirty = true
  private var contactSheet: ContactSheet
  private var inspection = InspectionUpdater()
  private let archives: PreviewArchives
  /// The previews of plain views, which are shown instead of the contact sheet.
  let views: ViewSheet
  private let clock: EmulatorClock

  init(
    title: String, _ state: PreviewState, on screen: PreviewScreen, _ archives: PreviewArchives,
    _ views: ViewSheet, clock: EmulatorClock
  ) {
    self.views = views
    self.state = state
    self.screen = screen
    self.archives = archives
    self.clock = clock
    contactSheet = ContactSheet(title: title, settings: state.settings)
    resetFrames()
  }

  // MARK: Frames

  /// Discards all frames, after a change of settings or of the terminal's size, and draws anew.
  func resetFrames() {
    contactSheet.configure(renderer, name: name, in: areas?.sheet)
    let room = areas?.sheet.size ?? .zero
    views.configure(
      ViewRenderer(
        settings: state.settings, look: screen.look,
        room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0))))
    isDirty = true
  }

  /// Discards all frames, after new archives or a jump of the clock.
  func invalidate() {
    contactSheet.view.invalidate()
    views.invalidate()
    isDirty = true
  }

  /// Redraws once all visible archives are there, never a half-updated sheet: the rest arrives
  /// within milliseconds.
  func redrawIfSettled() {
    if isSettled { invalidate() }
  }

  /// The layout of the frames and their cache.
  var view: SheetView { contactSheet.view }

  /// Where a phone with these settings would show the activity now, and the reason.
  var showing: PhoneShowing { contactSheet.showing }

  /// The app's name that the frames are rendered with.
  var drawnName: String { contactSheet.name }

  /// True when the archives of the current page have been received or have failed.
  var isSettled: Bool { archives.current.isSettled(contactSheet.view.pages.visible) }

  private var renderer: SheetRenderer {
    SheetRenderer(settings: state.settings, look: screen.look, name: name, isTraced: true)
  }

  /// The name that a watch writes over the activity: the app's if declared, else the widget's.
  var name: String {
    archives.reloader.child?.build.sources.app.displayName ?? state.entry?.widget
      ?? "Live Activity"
  }

  /// The layout of the terminal; nil when it is too small for a sheet.
  var areas: PreviewAreas? { screen.areas(with: state.pane, on: state.settings.device) }

  var status: PreviewStatus {
    var status = PreviewStatus(state, contactSheet, archives, views, screen)
    let count = builds.reduce(0) { $0 + $1.standIns.count }
    if count > 0 {
      status.titleParts.insert(
        "\(count) stand-in\(count == 1 ? "" : "s") (\(SheetKeys.report))", at: 1)
    }
    return status
  }

  /// The next date at which a visible frame changes without an event; nil: never.
  var nextChange: Date? {
    state.isShowingViews ? views.nextChange : contactSheet.view.nextChange
  }

  private func frame(of presentation: SheetPresentation, at now: Moment) -> SheetFrame? {
    contactSheet.frame(of: presentation, archives.current, at: now.date)
  }

  private var comparison: ComparisonSource.Result {
    archives.comparisonSource.comparison(
      with: archives.current, renderer, at: clock.now().date, in: screen.size)
  }

  // MARK: Events

  /// Handles an event, first by the open pane; returns what the controller has to do, nil when
  /// nothing is left to do.
  func handle(_ event: TerminalEvent, at now: Moment) -> PaneRequest? {
    if case .mouse(let mouse) = event, inspect(mouse, at: now) { return nil }
    if var pane = state.pane {
      let request = pane.handle(
        event, in: areas?.pane ?? .init(size: .zero), look: screen.look, at: now.date,
        &state.states)
      state.pane = pane
      isDirty = true
      guard request == .unhandled else { return request }
    }
    switch event {
    case .key(let press): return SheetKeys.command(for: press).map { .command($0) }
    case .mouse(let mouse): return point(mouse)
    case .paste(let text): return paste(text, at: now)
    case .resized, .resumed, .closed, .profile, .focus: return nil
    }
  }

  /// Moves the focus as a command says; false when it is about something else.
  func moveFocus(_ command: SheetCommand) -> Bool {
    isDirty = true
    guard !state.isShowingViews else { return views.pages.perform(command) }
    defer { state.focus = contactSheet.view.pages.focus }
    return contactSheet.view.pages.perform(command)
  }

  /// Focuses the presentation at a click; a click on the focused one zooms it.
  private func point(_ mouse: MouseEvent) -> PaneRequest? {
    switch mouse.phase {
    case .scrollUp, .scrollDown:
      return .command(.page(forwards: mouse.phase == .scrollDown))
    case .down where mouse.button == .left:
      guard let areas, areas.sheet.contains(mouse.position) else { return nil }
      if state.isShowingViews {
        guard let tile = views.pages.tile(at: mouse.position) else { return nil }
        if tile == views.pages.focus { return .command(.zoom) }
        views.pages.focus = tile
        isDirty = true
        return nil
      }
      guard let presentation = contactSheet.view.pages.tile(at: mouse.position) else { return nil }
      if presentation == state.focus { return .command(.zoom) }
      state.focus = presentation
      isDirty = true
    case .down, .drag, .up, .move, .scrollLeft, .scrollRight: break
    }
    return nil
  }

  /// Pastes JSON as a state, from anywhere on the sheet.
  private func paste(_ text: String, at now: Moment) -> PaneRequest? {
    guard state.states != nil else { return nil }
    show(.states)
    return state.states?.paste(text, at: now.date) == .changed ? .stateChanged : nil
  }

  /// Selects the view under the mouse while the inspector is open; true when the event is used.
  private func inspect(_ mouse: MouseEvent, at now: Moment) -> Bool {
    guard case .inspection(.view(var pane)) = state.pane, let areas,
      areas.sheet.contains(mouse.position)
    else { return false }
    switch mouse.phase {
    case .move, .drag, .down: break
    case .up: return true
    case .scrollUp, .scrollDown, .scrollLeft, .scrollRight: return false
    }
    let place = contactSheet.view.pages.places.first { $0.rect.contains(mouse.position) }
    guard let place else { return true }
    let presentation = SheetPresentation.allCases[place.index]
    guard let frame = frame(of: presentation, at: now) else { return true }
    state.focus = presentation
    pane.inspector.show(frame)
    pane.point(at: SheetView.cell(at: mouse.position, of: frame, in: place))
    state.pane = .inspection(.view(pane))
    isDirty = true
    return true
  }

  // MARK: Panes

  /// Opens or closes a pane, and lays the sheet out in the remaining room.
  func show(_ pane: PreviewPane?) {
    state.pane = pane
    resetFrames()
  }

  /// Opens the form or the JSON of the state, or closes it; does nothing before there are states.
  func toggleStates(_ tab: StatePane.Tab) {
    guard state.states != nil else { return }
    state.toggleStates(tab)
    resetFrames()
  }

  /// Opens the inspector on the focused presentation, or closes it; returns a message when there is
  /// no frame to inspect.
  func toggleInspector(at now: Moment) -> String? {
    if case .inspection(.view) = state.pane {
      show(nil)
    } else if let frame = frame(of: state.focus, at: now) {
      show(.inspection(.view(InspectorPane(frame))))
    } else {
      return "nothing is rendered yet"
    }
    return nil
  }

  /// Opens the lint findings, or closes them.
  func toggleFindings() {
    if case .inspection(.fit) = state.pane {
      show(nil)
    } else {
      show(.inspection(.fit(FitPane())))
    }
  }

  /// The reports of the builds that are shown.
  private var builds: [BuildReport] {
    let widget = archives.reloader.child?.build.report
    return state.isShowingViews ? views.builds : [widget].compactMap(\.self)
  }

  /// Opens the whole report about the last save; returns a message when it has none.
  func openReport() -> String? {
    let notes = builds.flatMap(\.lines)
    guard let report = status.problem?.report ?? (notes.isEmpty ? nil : notes) else {
      return "nothing to report: the last save works"
    }
    show(
      .help(HelpScreen(hints: report.map { KeyHint("", $0) }, title: "What the last save says")))
    return nil
  }

  /// Opens the comparison; returns a message when there is nothing to compare with.
  func openComparison() -> String? {
    guard archives.comparisonSource.isAvailable else {
      return "nothing to compare with before the first save"
    }
    let result = comparison
    show(.compare(ComparePane(result.comparison, before: result.name, focus: state.focus)))
    return nil
  }

  /// Focuses the presentation that shows a finding, unless the focused one shows the same part.
  func focusFinding(on presentation: SheetPresentation, at now: Moment) {
    let parts = Set(frame(of: presentation, at: now)?.parts.map(\.part) ?? [])
    let here = Set(frame(of: state.focus, at: now)?.parts.map(\.part) ?? [])
    if parts.isDisjoint(with: here) || parts.isEmpty { state.focus = presentation }
    isDirty = true
  }

  // MARK: Drawing

  /// Draws the sheet with its title, its pane, the problem of the last save and the key hints.
  ///
  /// - Parameter didDraw: Called after the sheet was drawn, before its title.
  func frame(at now: Moment, _ notice: PreviewNotice, didDraw: () -> Void) -> CellGrid {
    var grid = CellGrid(size: screen.size, style: screen.style)
    guard let areas else {
      screen.drawTooSmall(into: &grid)
      return grid
    }
    updatePane(at: now)
    if state.isShowingViews {
      drawViews(in: areas.sheet, into: &grid, at: now)
    } else {
      drawSheet(in: areas.sheet, into: &grid, at: now)
    }
    if !state.isShowingViews { didDraw() }
    let (look, status) = (screen.look, status)
    status.drawTitle(in: areas.title, look: look, into: &grid)
    status.drawProblem(in: areas.sheet, key: SheetKeys.report, look: look, into: &grid)
    state.pane?.draw(in: areas.pane, look: look, at: now.date, state.states, into: &grid)
    notice.draw(above: areas.hints, look: look, into: &grid)
    let text = ClockFormatter(
      timeZone: state.settings.timeZone, locale: state.settings.locale)
    let time = text.label(for: clock.reading)
    HintLine(hints: hints, clock: time).draw(in: areas.hints, look: look, into: &grid)
    return screen.finished(grid)
  }

  /// Updates the open pane from the current frames.
  private func updatePane(at now: Moment) {
    switch state.pane {
    case .inspection(let open)?:
      let updated = inspection.updated(
        open, frame: { frame(of: state.focus, at: now) },
        archives.lintInput(state.settings, at: now.date))
      state.pane = .inspection(updated)
      // The first finding is seen at once, as one that is chosen.
      if case .fit(let before) = open, before.chosen == nil, case .fit(let after) = updated,
        let part = after.chosen?.part
      {
        focusFinding(on: part.presentation, at: now)
      }
    case .compare(var pane)?:
      let result = comparison
      pane.show(result.comparison, before: result.name, note: result.note)
      state.pane = .compare(pane)
    case .help?, .states?, .toggles?, nil: break
    }
  }

  private func drawSheet(in area: CellRect, into grid: inout CellGrid, at now: Moment) {
    guard archives.current.all.isEmpty else {
      return contactSheet.draw(
        archives.current, marksOf: state.pane, in: area, look: screen.look, at: now.date,
        into: &grid)
    }
    // Before the first archive there is nothing to lay out.
    contactSheet.view.clearLayout()
    if status.problem == nil { contactSheet.drawPlaceholder(in: area, on: screen, into: &grid) }
  }

  private func drawViews(in area: CellRect, into grid: inout CellGrid, at now: Moment) {
    guard let text = views.placeholder else {
      return views.draw(in: area, look: screen.look, at: now, into: &grid)
    }
    if status.problem == nil {
      contactSheet.drawPlaceholder(text, in: area, on: screen, into: &grid)
    }
  }

  /// The parts of the sheet that can be shown as pictures; empty while a pane marks the frames or
  /// covers them. A problem covers the lowest.
  func pictures(at now: Moment) -> [PictureRegion] {
    guard !state.isShowingViews, let areas, !archives.current.all.isEmpty else { return [] }
    switch state.pane {
    case nil: break
    case .states?, .toggles?: guard areas.pane != areas.sheet else { return [] }
    case .help?, .inspection?, .compare?: return []
    }
    return contactSheet.pictures(archives.current, at: now.date).uncovered(
      by: status.problemArea(in: areas.sheet, key: SheetKeys.report, look: screen.look))
  }

  private var hints: [KeyHint] {
    if let pane = state.pane { return pane.hints(state.states) }
    if state.isShowingViews {
      return SheetKeys.hintsOfViews(pages: views.pages.count, sheets: state.sheetCount)
    }
    return SheetKeys.hints(
      for: SheetKeys.Conditions(
        pages: contactSheet.view.pages.count,
        states: state.states?.collection.entries.count ?? 1,
        widgets: max(state.sheetCount, 1), isClockAdjusted: !clock.reading.isReal,
        hasChange: archives.comparisonSource.isAvailable))
  }
}
