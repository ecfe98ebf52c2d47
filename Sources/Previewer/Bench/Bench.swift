import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
import ViewArchive

/// An interactive preview without its terminal: events and the time go in, frames come out. The
/// contact sheet, and the stage that one of its presentations is zoomed to.
///
/// What is looked at is in `BenchState`, where the pictures stand in `SheetArchives`, how they are
/// compiled in `Reloader`; this carries what happens from one to the other. Nothing here waits, and
/// nothing wakes up while nothing changes.
@MainActor
package final class Bench: Interactive {
  package private(set) var exitCode: Int32?
  package var needsFrame: Bool { isDirty || stage?.session.needsFrame == true }

  let reloader: Reloader
  let clock: EmulatorClock
  let configuration: EmulatorConfiguration
  /// What is previewed, in words, before the first build says what there is.
  let title: String
  let wake: @Sendable () -> Void
  var look: Look
  var size: CellSize
  var state: BenchState
  var archives = SheetArchives()
  var cells = SheetCells()
  /// Where the pictures lie; nil is to be found out anew.
  var pages: SheetPages?
  /// Where a phone with these settings would show the activity now, and why.
  private(set) var situation: PhoneSituation
  /// The pictures before the last save.
  private var before: [SheetPresentation: ActivityArchive] = [:]
  /// The widget at a revision, which is compared with instead.
  let baseline: Baseline?
  /// As the terminal and the flags have it.
  let firstLook: Look
  var stage: BenchStage?
  var notice: SessionState.TimedNotice?
  var isDirty = true
  private var drawnName = ""
  private let isConfined: Bool
  /// Until there are states to choose from.
  private var firstState: String?
  private var wantsOwnSuspension = false
  private var reportsRelease: Bool
  private var hasMouse: Bool

  /// - Parameters:
  ///   - configuration: What was chosen at the start and no key changes.
  ///   - firstState: By its name or number.
  ///   - isConfined: Nothing is read, written or run but the widget.
  package init(
    title: String, reloader: Reloader, clock: EmulatorClock, configuration: EmulatorConfiguration,
    settings: SheetSettings, firstState: String? = nil, size: CellSize, look: Look,
    reportsRelease: Bool = false,
    hasMouse: Bool = false, baseline: Baseline? = nil, isConfined: Bool = false,
    wake: @escaping @Sendable () -> Void
  ) {
    self.title = title
    self.reloader = reloader
    self.clock = clock
    self.configuration = configuration
    self.size = size
    self.look = look
    firstLook = look
    self.baseline = baseline
    self.isConfined = isConfined
    self.firstState = firstState
    situation = PhoneSituation(settings)
    self.reportsRelease = reportsRelease
    self.hasMouse = hasMouse
    self.wake = wake
    state = BenchState(settings: settings, allowsFiles: !isConfined)
    useSettings()
  }

  package func begin(at now: Moment) {
    reloader.begin(at: now)
    baseline?.begin(at: now)
    if !reloader.watchesAll {
      say("not every folder can be watched: R compiles again", at: now, isError: true)
    }
  }

  /// Ends everything that was started.
  package func stop() {
    stage?.stop()
    reloader.stop()
    baseline?.stop()
  }

  // MARK: Time

  package func advance(to now: Moment) {
    let wasBusy = reloader.isBusy
    let news = reloader.advance(to: now)
    for item in news { take(item, at: now) }
    if let baseline { follow(baseline, at: now) }
    if wasBusy != reloader.isBusy { isDirty = true }
    if let notice, now.uptime >= notice.until {
      self.notice = nil
      isDirty = true
    }
    if let stage {
      stage.session.advance(to: now)
      if let code = stage.session.exitCode { exitCode = code }
    } else if let date = cells.nextChange(of: visible), date <= now.date {
      isDirty = true
    }
  }

  package func nextWake(after now: Moment) -> Double? {
    let change = stage == nil ? cells.nextChange(of: visible) : nil
    var soonest = change.flatMap(now.uptime(at:))
    // A date that runs fast is looked at thirty times a second.
    if now.rate > 1 { soonest = soonest.map { max($0, now.uptime + 1.0 / 30) } }
    let times = [
      soonest, reloader.deadline, baseline?.deadline, notice?.until,
      stage?.session.nextWake(after: now),
    ]
    return times.compactMap { $0 }.min()
  }

  package func isMoving(at now: Moment) -> Bool { stage?.session.isMoving(at: now) ?? false }

  package var frameInterval: Double { look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    reloader.descriptors + (baseline?.descriptors ?? []) + (stage?.session.descriptors ?? [])
  }

  package var wantsSuspension: Bool {
    wantsOwnSuspension || stage?.session.wantsSuspension == true
  }

  package func didSuspend() {
    wantsOwnSuspension = false
    stage?.session.didSuspend()
  }

  func quit() { exitCode = 0 }

  /// Behind a suspended program lies a shell.
  func suspend() { wantsOwnSuspension = !isConfined }

  // MARK: What the terminal says

  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .resized(let size):
      self.size = size
      useSettings()
    case .closed(let closure): exitCode = closure.exitCode
    case .profile(let profile):
      hasMouse = profile.hasMouse ?? false
      reportsRelease = profile.reportsRelease
    case .resumed: isDirty = true
    case .key, .mouse, .focus, .paste: break
    }
    if stage != nil {
      handleOnStage(event, at: now)
    } else {
      handleOnSheet(event, at: now)
    }
  }

  // MARK: What is looked at

  /// Draws everything anew, for other settings or another terminal.
  func useSettings() {
    drawnName = name
    situation = PhoneSituation(state.settings)
    let room = plan?.sheet.size ?? .zero
    cells.use(
      renderer,
      room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
    pages = nil
    isDirty = true
  }

  private var renderer: SheetRenderer {
    SheetRenderer(settings: state.settings, look: look, name: name)
  }

  /// Everything that toggles change.
  var choices: SheetChoices {
    SheetChoices(
      settings: state.settings, theme: look.theme.name, depth: look.depth,
      mostColors: firstLook.depth)
  }

  func choose(_ choices: SheetChoices, at now: Moment) {
    if choices.theme != look.theme.name || choices.depth != look.depth {
      let theme =
        choices.theme == firstLook.theme.name ? firstLook.theme : Theme.builtIn(choices.theme)
      look.depth = choices.depth
      look = look.with(theme ?? firstLook.theme)
      useSettings()
    }
    change(choices.settings, at: now)
    guard stage != nil else { return }
    // The stage is set anew for another phone.
    stage?.stop()
    zoom(at: now)
  }

  /// Other settings, whoever chose them: pictures are asked for again where widgets can tell.
  package func change(_ settings: SheetSettings, at now: Moment) {
    guard settings != state.settings else { return }
    state.settings = settings
    useSettings()
    ask(at: now)
  }

  /// Asks for every picture that is wanted and neither there nor under way.
  func ask(at now: Moment) {
    guard let child = reloader.child, let entry = state.entry, let values = state.values else {
      return
    }
    var settings = state.settings
    settings.isStale = state.isStale
    func wanted(_ generation: Int) -> [SheetPresentation: SheetArchives.Key] {
      Dictionary(
        uniqueKeysWithValues: SheetPresentation.allCases.map { presentation in
          let request = settings.request(
            for: presentation, type: entry.attributesType, attributes: values.attributes,
            state: values.state, now: now.date)
          return (presentation, SheetArchives.Key(generation: generation, request: request))
        })
    }
    baseline?.ask(wanted, at: now)
    let keys = wanted(child.generation)
    for key in archives.want(keys, first: [state.focus] + visible + SheetPresentation.allCases) {
      if case .refused(_, let words)? = child.ask(key, at: now) {
        archives.fail(key, .refused(words))
      }
    }
    showSettled()
  }

  private func take(_ news: Reloader.News, at now: Moment) {
    switch news {
    case .adopted(let description):
      before = archives.all
      let lost = state.adopt(BenchContent(description), at: now.uptime, now: now.date)
      chooseFirstState(at: now)
      if let lost { say("the edited state no longer fits: \(lost.text)", at: now, isError: true) }
      if name != drawnName { useSettings() }
      ask(at: now)
      if let process = stage == nil ? nil : reloader.sibling() { stage?.exchange(process) }
    case .archived(let key, let archive):
      if archives.settle(key, archive) { showSettled() }
    case .refused(let key, let words):
      archives.fail(key, .refused(words))
      showSettled()
    case .ended(let culprit, let others, let problem):
      if let culprit { archives.fail(culprit, .ended(problem)) }
      archives.forget(others)
      ask(at: now)
    case .changed: isDirty = true
    }
  }

  private func chooseFirstState(at now: Moment) {
    guard let name = firstState, let book = state.states?.book else { return }
    firstState = nil
    guard state.states?.choose(named: name) == false else { return }
    let names = book.entries.map(\.name).joined(separator: ", ")
    say("no state is called '\(name)'; there are \(names)", at: now, isError: true)
  }

  private func follow(_ baseline: Baseline, at now: Moment) {
    switch baseline.advance(to: now) {
    case .nothing: break
    // It answers from now on, or again.
    case .ready: ask(at: now)
    case .picture: if comparesPictures { isDirty = true }
    }
  }

  // MARK: Compare

  private var comparesPictures: Bool {
    if case .compare = state.pane { true } else { false }
  }

  /// There is something to compare the pictures with.
  var hasBefore: Bool { baseline != nil || !before.isEmpty }

  /// What the pictures are compared with, and what it is called.
  var comparison: (comparison: Comparison, name: String, note: String?) {
    let old = baseline?.archives.all ?? before
    if let baseline, old.isEmpty {
      let note = baseline.problem.map { "\(baseline.name): \($0.message)" }
      return (
        Comparison(before: [], after: []), baseline.name,
        note ?? "\(baseline.name) is being compiled"
      )
    }
    let renderer = renderer
    let now = clock.now().date
    let room = CellSize(
      columns: max((size.columns - 6) / 2, 20), rows: max(size.rows - 8, 5))
    func frames(_ archives: [SheetPresentation: ActivityArchive]) -> [SheetFrame] {
      SheetPresentation.allCases.compactMap { presentation in
        archives[presentation].map { renderer.frame(presentation, of: $0, at: now, in: room) }
      }
    }
    let name = baseline?.name ?? "before the save"
    return (Comparison(before: frames(old), after: frames(archives.all)), name, nil)
  }

  /// Half a sheet is not shown, nor drawn: the rest is there within milliseconds.
  private func showSettled() {
    guard archives.isSettled(visible) else { return }
    cells.forgetAll()
    pages = nil
    isDirty = true
  }

  /// What a watch writes over the activity: the app's name, where one is declared.
  private var name: String {
    let app = state.content?.entries.count == 1 ? reloader.child?.build.sources.app : nil
    return app?.displayName ?? state.entry?.widget ?? "Live Activity"
  }

  /// What keeps the picture from being that of the last save.
  var problem: WidgetProblem? {
    if let problem = reloader.buildProblem { return problem }
    for presentation in visible + SheetPresentation.allCases {
      switch archives.failure(of: presentation) {
      case .refused(let words): return WidgetProblem(.run, words)
      case .ended(let number): return reloader.problems[number]
      case nil: continue
      }
    }
    return nil
  }

  func say(_ words: String, at now: Moment, isError: Bool = false) {
    notice = SessionState.TimedNotice(
      notice: Notice(words, isError: isError), until: now.uptime + SessionState.noticeSeconds)
    isDirty = true
  }

  // MARK: The stage

  func zoom(at now: Moment) {
    guard let entry = state.entry, let values = state.values, let process = reloader.sibling()
    else { return }
    var settings = state.settings
    settings.isStale = state.isStale
    stage = BenchStage(
      state.focus,
      BenchStage.Setting(
        entry: entry, values: values, settings: settings, configuration: configuration,
        clock: clock, size: size, look: look, reportsRelease: reportsRelease, hasMouse: hasMouse,
        wake: wake),
      process: process, at: now)
    isDirty = true
  }

  func leaveStage(at now: Moment) {
    stage?.stop()
    stage = nil
    useSettings()
    ask(at: now)
  }
}
