package import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
package import Foundation
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
  var fit = FitReport()
  /// Where the pictures lie; nil is to be found out anew.
  var pages: SheetPages?
  var stage: BenchStage?
  var notice: SessionState.TimedNotice?
  var isDirty = true
  private var wantsOwnSuspension = false
  private var reportsRelease: Bool
  private var hasMouse: Bool

  /// - Parameters:
  ///   - configuration: What was chosen at the start and no key changes.
  package init(
    title: String, reloader: Reloader, clock: EmulatorClock, configuration: EmulatorConfiguration,
    settings: SheetSettings, size: CellSize, look: Look, reportsRelease: Bool = false,
    hasMouse: Bool = false, wake: @escaping @Sendable () -> Void
  ) {
    self.title = title
    self.reloader = reloader
    self.clock = clock
    self.configuration = configuration
    self.size = size
    self.look = look
    self.reportsRelease = reportsRelease
    self.hasMouse = hasMouse
    self.wake = wake
    state = BenchState(settings: settings)
    useSettings()
  }

  package func begin(at now: Moment) {
    reloader.begin(at: now)
    if !reloader.watchesAll {
      say("not every folder can be watched: R compiles again", at: now, isError: true)
    }
  }

  /// Ends everything that was started.
  package func stop() {
    stage?.stop()
    reloader.stop()
  }

  // MARK: Time

  package func advance(to now: Moment) {
    let wasBusy = reloader.isBusy
    let news = reloader.advance(to: now)
    for item in news { take(item, at: now) }
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
      soonest, reloader.deadline, notice?.until, stage?.session.nextWake(after: now),
    ]
    return times.compactMap { $0 }.min()
  }

  package var wantsMotion: Bool {
    if stage == nil, case .inspection(.view) = state.pane { true } else { false }
  }

  package func isMoving(at now: Moment) -> Bool { stage?.session.isMoving(at: now) ?? false }

  package var frameInterval: Double { look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    reloader.descriptors + (stage?.session.descriptors ?? [])
  }

  package var wantsSuspension: Bool {
    wantsOwnSuspension || stage?.session.wantsSuspension == true
  }

  package func didSuspend() {
    wantsOwnSuspension = false
    stage?.session.didSuspend()
  }

  func quit() { exitCode = 0 }

  func suspend() { wantsOwnSuspension = true }

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
    let name = state.entry?.widget ?? "Live Activity"
    let room = plan?.sheet.size ?? .zero
    cells.use(
      SheetRenderer(settings: state.settings, look: look, name: name, isTraced: true),
      room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
    pages = nil
    isDirty = true
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
    var keys: [SheetPresentation: SheetArchives.Key] = [:]
    for presentation in SheetPresentation.allCases {
      keys[presentation] = SheetArchives.Key(
        generation: child.generation,
        request: state.settings.request(
          for: presentation, type: entry.attributesType, attributes: values.attributes,
          state: values.state, now: now.date, keepsPlaces: true))
    }
    for key in archives.want(keys, first: [state.focus] + visible + SheetPresentation.allCases) {
      if case .refused(_, let words)? = child.ask(key, at: now) {
        archives.fail(key, .refused(words))
      }
    }
    for presentation in keys.keys { cells.forget(presentation) }
    if archives.isSettled(visible) { isDirty = true }
  }

  private func take(_ news: Reloader.News, at now: Moment) {
    switch news {
    case .adopted(let description):
      state.adopt(BenchContent(description), at: now.uptime)
      useSettings()
      ask(at: now)
      if let process = stage == nil ? nil : reloader.sibling() { stage?.exchange(process) }
    case .archived(let key, let archive):
      if archives.settle(key, archive) { pictureCame() }
    case .refused(let key, let words):
      archives.fail(key, .refused(words))
      pictureCame()
    case .ended(let culprit, let others, let problem):
      if let culprit { archives.fail(culprit, .ended(problem)) }
      archives.forget(others)
      ask(at: now)
      pictureCame()
    case .changed: isDirty = true
    }
  }

  /// Half a sheet is not shown: the rest is there within milliseconds.
  private func pictureCame() {
    cells.forgetAll()
    pages = nil
    if archives.isSettled(visible) { isDirty = true }
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
    stage = BenchStage(
      state.focus,
      BenchStage.Setting(
        entry: entry, values: values, settings: state.settings, configuration: configuration,
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
