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
/// Holds no rule of its own: the engine decides, the stage moves, the scene draws. Everything
/// that must be remembered between two frames is here.
@MainActor
package final class Session {
  package let driver: EngineDriver
  package let desk: WidgetDesk
  package internal(set) var exitCode: Int32?
  /// True when a frame would look different from the last one.
  package internal(set) var needsFrame = true
  package internal(set) var wantsSuspension = false

  /// Stands where the clock's speed does; for a replay.
  package var caption: String?
  /// Keys that somebody else takes before they come here, said first in the bottom line.
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
  /// The terminal was found to report the mouse.
  var hasMouse: Bool
  var store = ArchiveStore()
  var screen: PhoneDisplay
  var placement: Placement
  var cards: [ActivityID]
  private var device: Device
  private var nextMinute: Date
  private var wasMoving = false

  /// - Parameters:
  ///   - keeper: What of an earlier run goes on here, and keeps this one.
  ///   - newToken: Makes a push token; nil where tokens come from elsewhere.
  ///   - recorder: Is told what happens on the screen; the driver tells it of events.
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

  /// Takes up what an earlier run left, and starts the apps that start by themselves and are not
  /// there already.
  package func begin(at now: Moment) {
    for note in keeper?.notes ?? [] { say(note, at: now, isError: true) }
    for record in driver.engine.records { state.names[record.id] = name(of: record.id) }
    // What came due while nobody ran.
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

  /// Draws an activity from a recorded picture.
  package func adopt(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    store.adopt(archive, of: id)
    screen.forgetCard(id)
    showIsland(change: islandID(id) == nil ? .tick(since: now.uptime) : .update, at: now)
  }

  /// Waits for everything that apps and intents do in this process; for tests.
  package func settle() async {
    await runner.settle()
    await desk.settle()
  }

  package func didSuspend() { wantsSuspension = false }

  // MARK: Time

  /// Does everything that is due at `now`.
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
    // And once more when everything is in its place.
    let isMoving = screen.isMoving(at: now.uptime)
    if isMoving || wasMoving { needsFrame = true }
    wasMoving = isMoving
    record(at: now)
  }

  /// Seconds between two looks at a date that runs fast: nobody sees more of it.
  private static let shortestWait = 1.0 / 30

  /// When `advance` must be called at the latest, in seconds of uptime; nil is never.
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

  /// What to poll besides the terminal.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    desk.descriptors + (control?.descriptors ?? [])
      + (themeWatch.map { [($0.descriptor, false)] } ?? [])
  }

  package func isMoving(at now: Moment) -> Bool { screen.isMoving(at: now.uptime) }

  /// The least number of seconds between two frames of a motion, whatever the link carries.
  package var frameInterval: Double { screen.look.motion.frameInterval }

  /// Lays everything out for another device, surface or light, whoever chose it. Follows from
  /// events and from what a recording tells.
  func followSituation(at now: Moment) {
    if driver.engine.device != device {
      device = driver.engine.device
      state.tell(Notice(device.name), at: now.uptime)
      log(device.name, at: now)
    }
    if let id = state.revealed, !isLocked || !cards.contains(id) { reveal(nil, at: now) }
    if screen.follow(situation) { layOut(at: now) }
  }

  // MARK: Words

  /// Tells the person of something that does not work, and goes on.
  package func warn(_ words: String, at now: Moment) { say(words, at: now, isError: true) }

  func name(of id: ActivityID) -> String {
    guard let record = driver.engine.record(id) else { return state.names[id] ?? id.rawValue }
    return runner.app(of: record.app)?.name ?? record.attributesType
  }

  func say(_ words: String, at now: Moment, isError: Bool = false) {
    state.tell(Notice(words, isError: isError), at: now.uptime)
    note(words, at: now)
    needsFrame = true
  }

  /// A line for the list of events that the engine's effects do not give.
  func note(_ words: String, at now: Moment) {
    recorder?.change(.said(words), at: now.uptime)
    log(words, at: now)
  }

  package func log(_ words: String, at now: Moment) {
    state.log(words, time: text.precise(now.date))
  }
}
