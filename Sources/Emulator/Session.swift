import ActivityEngine
package import ActivityModel
package import CellRaster
import CursesTerminal
package import Foundation
package import LocalEngine
package import ViewArchive
import WidgetKit

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

  let clock: EmulatorClock
  private let newToken: (@Sendable () -> Data)?
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
  var screen: PhoneScreen
  var placement: Placement
  var cards: [ActivityID]
  private var device: Device
  private var nextMinute: Date

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
    screen = PhoneScreen(
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
    showIsland(change: islandID(id) == nil ? .tick : .update, at: now)
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
    showDevice(at: now)
    takeEffects(at: now)
    takeAnswers(at: now)
    if screen.tick(situation, at: now) || screen.isMoving(at: now.uptime) { needsFrame = true }
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
    ]
    return uptimes.compactMap { $0 }.min()
  }

  /// What to poll besides the terminal.
  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    desk.descriptors + (control?.descriptors ?? [])
      + (themeWatch.map { [($0.descriptor, false)] } ?? [])
  }

  package func isMoving(at now: Moment) -> Bool { screen.isMoving(at: now.uptime) }

  /// Lays everything out for another device, whoever chose it. Follows from the events, so a
  /// recording need not be told.
  private func showDevice(at now: Moment) {
    guard driver.engine.device != device else { return }
    device = driver.engine.device
    state.tell(Notice(device.name), at: now.uptime)
    log(device.name, at: now)
    screen.resize(device: device)
    layOut(at: now)
  }

  private func takeEffects(at now: Moment) {
    let effects = driver.takeEffects()
    guard !effects.isEmpty else { return }
    needsFrame = true
    for effect in effects {
      switch effect {
      case .authorizationChanged, .frequentPushesChanged: control?.tell(authorization)
      case .phaseChanged(let id, let phase):
        if phase != .dismissed { state.names[id] = name(of: id) }
      case .tokenChanged(let target, let bytes?):
        if case .start = target { control?.tell(PushToken(bytes, for: target)) }
      case .tokenWanted(let target):
        if let newToken { driver.submit(.issueToken(PushToken(newToken(), for: target))) }
      case .contentChanged, .cardsChanged, .placementChanged, .alerted, .tokenChanged,
        .appOpened, .intentRequested, .refused:
        break
      }
      if let line = EffectText.line(for: effect, name: name(of:)) { log(line, at: now) }
    }
    let engine = driver.engine
    let ids = Set(engine.records.map(\.id))
    state.names = state.names.filter { ids.contains($0.key) }
    store.keep(ids)
    if effects.contains(where: \.isDismissal) { keeper?.keep(ids) }
    screen.keepCards { engine.record($0) != nil }
    askForArchives(at: now)
    let old = placement
    placement = engine.placement
    cards = engine.cards
    if placement.island != old.island {
      state.control = nil
      // Answers that are there already are part of the new form, not an update of it.
      takeAnswers(at: now)
      showIsland(
        change: IslandStage.Change(
          from: old.island, to: placement.island, motion: screen.look.theme.motion), at: now)
    }
    // What was answered to these has effects of its own.
    takeEffects(at: now)
  }

  func askForArchives(at now: Moment) {
    let engine = driver.engine
    let environment = EnvironmentBuilder.environment(
      for: engine.device, configuration: configuration, plan: screen.plan,
      isLimitedInWidth: engine.placement.isLimitedInWidth, now: now.date)
    for record in engine.records where record.phase != .dismissed && record.phase != .pending {
      guard let (request, key) = store.request(for: record, environment: environment)
      else { continue }
      desk.archive(request, for: record.id, key: key, at: now.uptime)
    }
  }

  func takeAnswers(at now: Moment) {
    for answer in desk.collect(at: now.uptime) {
      switch answer {
      case .archive(let id, let key, let archive):
        guard store.settle(id, key: key, archive: archive) else { continue }
        needsFrame = true
        keep(archive, of: id, at: now)
        report(archive.unsupportedNames, of: id, at: now)
        screen.forgetCard(id)
        if islandID(id) != nil { showIsland(change: .update, at: now) }
      case .noArchive(let id, let key, let words):
        if store.settle(id, key: key, archive: nil, problem: words) {
          screen.forgetCard(id)
          if islandID(id) != nil { showIsland(change: .update, at: now) }
        }
        let said = "\(name(of: id)): \(words)"
        // There is a picture of an earlier run: nobody misses anything.
        store.archive(of: id) != nil && keeper?.archives[id] != nil
          ? note(said, at: now) : say(said, at: now, isError: true)
      case .performed(let id, let intent, let error):
        guard let error else { continue }
        say("\(name(of: id)): \(intent.typeName) failed: \(error)", at: now, isError: true)
      }
    }
  }

  private func keep(_ archive: ActivityArchive, of id: ActivityID, at now: Moment) {
    recorder?.change(.archive(archive, of: id), at: now.uptime)
    do throws(FileFailure) {
      try keeper?.save(archive, of: id)
    } catch {
      guard state.reported.insert(error.words).inserted else { return }
      note("pictures are not kept: \(error.reason)", at: now)
    }
  }

  /// Names what a widget uses and nobody sees here, once.
  private func report(_ names: [String], of id: ActivityID, at now: Moment) {
    let new = names.filter { state.reported.insert("\(name(of: id)) \($0)").inserted }
    guard !new.isEmpty else { return }
    note("\(name(of: id)): not drawn: \(new.joined(separator: ", "))", at: now)
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

extension Effect {
  fileprivate var isDismissal: Bool {
    if case .phaseChanged(_, .dismissed) = self { true } else { false }
  }
}
