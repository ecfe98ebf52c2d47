import ActivityEngine
package import ActivityModel
package import CellRaster
import CursesTerminal
package import Foundation
import HostProtocol
package import LocalEngine
package import PhoneScreen
package import ViewArchive

/// A run of the emulator without its terminal: events and the time go in, frames come out.
///
/// Contains no rules of its own: the engine decides, the stage animates, the scene draws. It stores
/// all state that is kept between two frames.
@MainActor
package final class Session {
  package let driver: EngineDriver
  package let desk: WidgetDesk
  package internal(set) var exitCode: Int32?
  /// True when the screen differs from the last frame.
  package internal(set) var needsFrame = true
  package internal(set) var wantsSuspension = false

  /// Text shown instead of the clock's state in the bottom line; for a replay.
  package var caption: String?
  /// Hints for keys that another component handles before this session, shown first in the bottom
  /// line.
  package var extraHints: [KeyHint] = []

  let clock: EmulatorClock
  let newToken: (@Sendable () -> Data)?
  let control: ControlServer?
  let recorder: Recorder?
  let keeper: Keeper?
  let runner: AppRunner
  let configuration: EmulatorConfiguration
  let themeWatch: ThemeWatch?
  let text: ClockText
  var state = SessionState()
  var router: InputRouter
  /// True when the terminal reports the mouse.
  var hasMouse: Bool
  var store = ArchiveStore()
  var screen: PhoneDisplay
  var placement: Placement
  var cards: [ActivityID]
  private var device: Device
  private var nextMinute: Date
  private var wasMoving = false

  /// Creates a session and lays out its first frame.
  ///
  /// - Parameters:
  ///   - keeper: The persisted state of an earlier run, which also persists this one.
  ///   - newToken: Returns a new push token; nil when tokens come from another source.
  ///   - recorder: Records changes of the screen; the driver passes events to it.
  package init(
    configuration: EmulatorConfiguration, apps: [EmulatedApp], driver: EngineDriver,
    desk: WidgetDesk, clock: EmulatorClock, control: ControlServer? = nil, keeper: Keeper? = nil,
    recorder: Recorder? = nil, size: CellSize, look: Look, reportsRelease: Bool,
    hasMouse: Bool = false, now: Moment,
    newToken: (@Sendable () -> Data)? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    self.configuration = configuration
    themeWatch = configuration.themePath.flatMap(ThemeWatch.init)
    self.clock = clock
    self.newToken = newToken
    self.keeper = keeper
    self.recorder = recorder
    self.driver = driver
    self.desk = desk
    self.control = control
    screen = PhoneDisplay(
      look: look, locale: configuration.locale, timeZone: configuration.timeZone, size: size,
      device: driver.engine.device)
    runner = AppRunner(apps: apps, driver: driver, wake: wake)
    router = InputRouter(reportsRelease: reportsRelease)
    self.hasMouse = hasMouse
    text = ClockText(timeZone: configuration.timeZone)
    placement = driver.engine.placement
    cards = driver.engine.cards
    device = driver.engine.device
    nextMinute = text.nextMinute(after: now.date)
    for (id, archive) in keeper?.archives ?? [:] {
      recorder?.change(.archive(archive, of: id), at: now.uptime)
      store.adopt(archive, of: id)
    }
    state.mode = configuration.mode
    _ = screen.follow(situation)
    layOut(at: now)
  }

  /// Resumes the activities of an earlier run, and starts the apps that start by themselves and are
  /// not running.
  package func begin(at now: Moment) {
    for note in keeper?.notes ?? [] { say(note, at: now, isError: true) }
    for record in driver.engine.records { state.names[record.id] = name(of: record.id) }
    // Handle the deadlines that passed between the runs.
    driver.submit(.tick)
    for app in runner.apps {
      let isThere = driver.engine.records.contains { $0.app == app.id && $0.phase != .ended }
      if isThere, let date = keeper?.resumesFrom {
        runner.resume(app, from: date)
      } else if app.startsByItself {
        start(app, at: now)
      }
    }
    advance(to: now)
  }

  /// Sets the archive of an activity from a recording.
  package func adopt(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    store.adopt(archive, of: id)
    screen.forgetCard(id)
    showIsland(change: islandID(id) == nil ? .tick(since: now.uptime) : .update, at: now)
  }

  /// Waits until all work of apps and intents in this process has finished; for tests.
  package func settle() async {
    await runner.settle()
    await desk.settle()
  }

  package func didSuspend() { wantsSuspension = false }

  // MARK: Time

  /// Processes everything that is due at `now`.
  package func advance(to now: Moment) {
    perform(router.tick(at: now.uptime), at: now)
    runner.advance(to: now.date)
    if let deadline = driver.engine.nextDeadline, deadline <= now.date { driver.submit(.tick) }
    if now.date >= nextMinute {
      nextMinute = text.nextMinute(after: now.date)
      needsFrame = true
    }
    if let notice = state.notice, now.uptime >= notice.until {
      state.notice = nil
      state.confirmation = nil
      needsFrame = true
    }
    takeCalls(at: now)
    takeTheme(at: now)
    darkenAgain(at: now)
    followSituation(at: now)
    takeEffects(at: now)
    takeAnswers(at: now)
    if screen.tick(situation, at: now) { needsFrame = true }
    // One more frame after an animation ends, to draw the final positions.
    let isMoving = screen.isMoving(at: now.uptime)
    if isMoving || wasMoving { needsFrame = true }
    wasMoving = isMoving
    record(at: now)
  }

  /// The minimum seconds between two wake-ups for a date that advances fast; more are not visible.
  private static let shortestWait = 1.0 / 30

  /// Returns when `advance` must be called at the latest, in seconds of uptime; nil is never.
  package func nextWake(after now: Moment) -> Double? {
    let dates = [
      driver.engine.nextDeadline, runner.nextDeadline, screen.nextChange(situation),
      screen.plan == nil ? nil : nextMinute,
    ]
    var soonest = dates.compactMap { $0 }.min().flatMap(now.uptime(at:))
    if now.rate > 1 { soonest = soonest.map { max($0, now.uptime + Self.shortestWait) } }
    let uptimes = [
      soonest, router.deadline, desk.deadline, control?.deadline, state.notice?.until,
      state.darkAgain,
    ]
    return uptimes.compactMap { $0 }.min()
  }

  /// The descriptors to poll besides the terminal's.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    desk.descriptors + (control?.descriptors ?? [])
      + (themeWatch.map { [($0.descriptor, false)] } ?? [])
  }

  package func isMoving(at now: Moment) -> Bool { screen.isMoving(at: now.uptime) }

  /// The minimum seconds between two frames of an animation; the terminal link may require more.
  package var frameInterval: Double { screen.look.motion.frameInterval }

  /// Lays everything out again when the device, the surface or Always-On has changed, through
  /// events
  /// or through a recording.
  func followSituation(at now: Moment) {
    if driver.engine.device != device {
      device = driver.engine.device
      state.tell(Notice(device.name), at: now.uptime)
      log(device.name, at: now)
    }
    if let id = state.revealed, !isLocked || !cards.contains(id) { reveal(nil, at: now) }
    if screen.follow(situation) { layOut(at: now) }
  }

  // MARK: Messages

  /// Shows an error message to the user and continues.
  package func warn(_ words: String, at now: Moment) { say(words, at: now, isError: true) }

  /// Returns the name of an activity's app, also for an activity that has just been removed.
  func name(of id: ActivityID) -> String {
    guard let record = driver.engine.record(id) else { return state.names[id] ?? id.rawValue }
    return runner.app(of: record.app)?.name ?? record.attributesType
  }

  /// Shows a notice and adds it to the event list.
  func say(_ words: String, at now: Moment, isError: Bool = false) {
    state.tell(Notice(words, isError: isError), at: now.uptime)
    note(words, at: now)
    needsFrame = true
  }

  /// Adds a line to the event list, and to the recording, that does not come from an effect of the
  /// engine.
  func note(_ words: String, at now: Moment) {
    recorder?.change(.said(words), at: now.uptime)
    log(words, at: now)
  }

  /// Adds a line to the event list only.
  package func log(_ words: String, at now: Moment) {
    state.log(words, time: text.precise(now.date))
  }
}
