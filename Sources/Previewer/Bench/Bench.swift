import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen
import ViewArchive

/// The controller of `island preview`, independent of the terminal: input events and the time go
/// in, frames come out. It shows the contact sheet, or one presentation zoomed (`BenchStage`).
///
/// Selection and settings are in `BenchState`, received archives in `SheetArchives`, compiling and
/// child processes in `Reloader`; this class passes events and results between them. No method
/// blocks, and there is no polling: `nextWake` returns nil while nothing is due.
@MainActor
package final class Bench: RunLoopClient {
  package private(set) var exitCode: Int32?
  package var needsFrame: Bool { isDirty || stage?.session.needsFrame == true }

  let reloader: Reloader
  let clock: EmulatorClock
  let configuration: EmulatorConfiguration
  /// The name of what is previewed, shown until the first build has described its widgets.
  let title: String
  let wake: @Sendable () -> Void
  var look: Look
  var size: CellSize
  var state: BenchState {
    didSet { sheet.focus = state.focus }
  }
  var archives = SheetArchives()
  var sheet = SheetView()
  var fit = FitReport()
  /// Where a phone with these settings would show the activity now, and the reason.
  private(set) var situation: PhoneSituation
  /// The archives from before the last reload.
  var before: [SheetPresentation: ActivityArchive] = [:]
  /// The widget at another revision, compared with instead of `before`; nil without `--against`.
  let baseline: Baseline?
  /// The server that viewers connect to; nil without one.
  let door: SheetDoor?
  /// The look at the start, from the terminal and the flags; its depth limits later choices.
  let firstLook: Look
  var stage: BenchStage?
  var notice: TimedNotice?
  var isDirty = true
  var drawnName = ""
  private let isConfined: Bool
  /// The state named by a flag, kept until there are states to choose from.
  private var firstState: String?
  private var wantsOwnSuspension = false
  private(set) var reportsRelease: Bool
  private(set) var hasMouse: Bool

  /// - Parameters:
  ///   - configuration: Options chosen at the start that no key changes.
  ///   - firstState: A state's name or number.
  ///   - isConfined: True to forbid reading and writing state files, and suspending.
  package init(
    title: String, reloader: Reloader, clock: EmulatorClock, configuration: EmulatorConfiguration,
    settings: SheetSettings, firstState: String? = nil, size: CellSize, look: Look,
    reportsRelease: Bool = false,
    hasMouse: Bool = false, baseline: Baseline? = nil, door: SheetDoor? = nil,
    isConfined: Bool = false,
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
    self.door = door
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

  /// Stops the zoomed preview, both reloaders and the viewers' server.
  package func stop() {
    stage?.stop()
    reloader.stop()
    baseline?.stop()
    door?.stop()
  }

  // MARK: Time

  package func advance(to now: Moment) {
    let wasBusy = reloader.isBusy
    let news = reloader.advance(to: now)
    for item in news { take(item, at: now) }
    if let baseline { follow(baseline, at: now) }
    if let door {
      door.advance()
      if door.hasViewers { door.tell(tidings, archives.all) }
    }
    if wasBusy != reloader.isBusy { isDirty = true }
    if let notice, now.uptime >= notice.until {
      self.notice = nil
      isDirty = true
    }
    if let stage {
      stage.session.advance(to: now)
      if let code = stage.session.exitCode { exitCode = code }
    } else if let date = sheet.nextChange, date <= now.date {
      isDirty = true
    }
  }

  package func nextWake(after now: Moment) -> Double? {
    let change = stage == nil ? sheet.nextChange : nil
    let times = [
      now.wake(at: change), reloader.deadline, baseline?.deadline, notice?.until,
      stage?.session.nextWake(after: now),
    ]
    return times.compactMap { $0 }.min()
  }

  package var wantsMotion: Bool {
    if stage == nil, case .inspection(.view) = state.pane { true } else { false }
  }

  package func isMoving(at now: Moment) -> Bool { stage?.session.isMoving(at: now) ?? false }

  package var frameInterval: Double { look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    reloader.descriptors + (baseline?.descriptors ?? []) + (door?.descriptors ?? [])
      + (stage?.session.descriptors ?? [])
  }

  package var wantsSuspension: Bool {
    wantsOwnSuspension || stage?.session.wantsSuspension == true
  }

  package func didSuspend() {
    wantsOwnSuspension = false
    stage?.session.didSuspend()
  }

  func quit() { exitCode = 0 }

  /// Requests suspension on ^Z, unless confined: it would give access to a shell.
  func suspend() { wantsOwnSuspension = !isConfined }

  // MARK: Terminal events

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

  // MARK: Settings

  /// Discards all frames, after a change of settings or of the terminal's size, and draws anew.
  func useSettings() {
    drawnName = name
    situation = PhoneSituation(state.settings)
    let room = plan?.sheet.size ?? .zero
    sheet.use(
      renderer,
      room: CellSize(columns: room.columns, rows: max(room.rows - 1, 0)))
    isDirty = true
  }

  var renderer: SheetRenderer {
    SheetRenderer(settings: state.settings, look: look, name: name, isTraced: true)
  }

  /// The values that toggles change.
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
    // The zoomed preview restarts, because its settings are fixed at its creation.
    stage?.stop()
    zoom(at: now)
  }

  /// Applies other settings, draws anew and requests the archives that differ under them.
  package func change(_ settings: SheetSettings, at now: Moment) {
    guard settings != state.settings else { return }
    state.settings = settings
    useSettings()
    ask(at: now)
  }

  /// Selects the state named by the flag once there are states; shows an error if none matches.
  func chooseFirstState(at now: Moment) {
    guard let name = firstState, let book = state.states?.book else { return }
    firstState = nil
    guard state.states?.choose(named: name) == false else { return }
    let names = book.entries.map(\.name).joined(separator: ", ")
    say("no state is called '\(name)'; there are \(names)", at: now, isError: true)
  }

  /// Shows a notice above the bottom line for `TimedNotice.duration`.
  func say(_ words: String, at now: Moment, isError: Bool = false) {
    notice = TimedNotice(
      notice: Notice(words, isError: isError), until: now.uptime + TimedNotice.duration)
    isDirty = true
  }
}
