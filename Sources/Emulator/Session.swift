package import ActivityEngine
package import ActivityModel
package import CellRaster
package import CursesTerminal
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
  package private(set) var exitCode: Int32?
  /// True when a frame would look different from the last one.
  package internal(set) var needsFrame = true
  package private(set) var wantsSuspension = false

  /// Stands where the clock's speed does; for a replay.
  package var caption: String?

  let clock: EmulatorClock
  let control: ControlServer?
  let recorder: Recorder?
  private let keeper: Keeper?
  private let runner: AppRunner
  private let configuration: EmulatorConfiguration
  private let text: ClockText
  var state = SessionState()
  private var router: InputRouter
  var store = ArchiveStore()
  private var screen: PhoneScreen
  private var placement: Placement
  private var cards: [ActivityID]
  private var device: Device
  private var nextMinute: Date

  /// - Parameters:
  ///   - keeper: What of an earlier run goes on here, and keeps this one.
  ///   - recorder: Is told what happens on the screen; the driver tells it of events.
  package init(
    configuration: EmulatorConfiguration, apps: [EmulatedApp], driver: EngineDriver,
    desk: WidgetDesk, clock: EmulatorClock, control: ControlServer? = nil, keeper: Keeper? = nil,
    recorder: Recorder? = nil, size: CellSize, look: Look, reportsRelease: Bool, now: Moment,
    wake: @escaping @Sendable () -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
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

  // MARK: Input

  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .resized(let size):
      screen.resize(to: size, device: driver.engine.device)
      recorder?.change(.size(size), at: now.uptime)
      layOut(at: now)
    case .resumed: needsFrame = true
    case .closed(let closure): exitCode = closure.exitCode
    case .key, .mouse, .focus, .paste: break
    }
    perform(router.handle(event, at: now.uptime), at: now)
    record(at: now)
  }

  private func perform(_ actions: [InputAction], at now: Moment) {
    for action in actions {
      needsFrame = true
      if state.isHelpShown {
        state.isHelpShown = false
        if action == .command(.quit) { exitCode = 0 }
        continue
      }
      if let first = state.listStart, browse(action, from: first) { continue }
      switch action {
      case .command(let command): perform(command, at: now)
      case .tap(let point): tap(screen.target(at: point), at: now)
      case .longPress(let point): longPress(screen.target(at: point), at: now)
      case .swipe(let direction, let point): swipe(direction, on: screen.target(at: point), at: now)
      case .any: break
      }
    }
  }

  private func perform(_ command: Command, at now: Moment) {
    switch command {
    case .longPress: gesture(.longPress(state.focus.flatMap(islandID)), at: now)
    case .collapse:
      state.control = nil
      if case .expanded = placement.island {
        gesture(.collapse, at: now)
      } else {
        driver.submit(.setForeground(nil))
      }
    case .tap: tap(focusedTarget, at: now)
    case .nextActivity: focusNext(at: now)
    case .toggleLock: driver.submit(.setLocked(!isLocked))
    case .nextDevice: nextDevice(at: now)
    case .help: state.isHelpShown = true
    case .list: state.listStart = 0
    case .quit: exitCode = 0
    case .suspend: wantsSuspension = true
    case .swipe(let direction):
      swipe(direction, on: isLocked ? focus.current.map { .card($0) } : nil, at: now)
    case .selectControl(let forwards): selectControl(forwards)
    case .app(let index): toggleApp(index, at: now)
    case .clock(let key): turn(key, at: now)
    }
  }

  private func longPress(_ target: HitRegion.Target?, at now: Moment) {
    switch target {
    case .island(let id), .control(let id, _), .link(let id, _):
      if !isLocked { gesture(.longPress(id), at: now) }
    case .card, .app, nil: break
    }
  }

  private func swipe(
    _ direction: SwipeDirection, on target: HitRegion.Target?, at now: Moment
  ) {
    if case .card(let id) = target {
      if direction == .left { gesture(.dismissCard(id), at: now) }
    } else if !isLocked {
      gesture(.swipe(direction), at: now)
    }
  }

  func tap(_ target: HitRegion.Target?, at now: Moment) {
    switch target {
    case .control(let id, let intent): press(intent, of: id, target: target, at: now)
    case .link(let id, let url): touch(id, .link(url: url.absoluteString), target, at: now)
    case .island(let id):
      open(id, store.archive(of: id)?.links.island, target, at: now)
    case .card(let id):
      open(id, store.archive(of: id)?.links.lockScreen, target, at: now)
    case .app(let index): toggleApp(index, at: now)
    case nil:
      if case .expanded = placement.island { gesture(.collapse, at: now) }
    }
  }

  /// presentations.md §2.2 T3 and T10: the presentation's link, else the app.
  private func open(
    _ id: ActivityID, _ url: URL?, _ target: HitRegion.Target?, at now: Moment
  ) {
    touch(id, .content(url: url?.absoluteString), target, at: now)
  }

  private func press(
    _ intent: IntentReference?, of id: ActivityID, target: HitRegion.Target?, at now: Moment
  ) {
    guard let intent else {
      say("a button with a closure does nothing here: give it an intent", at: now, isError: true)
      return
    }
    guard let record = driver.engine.record(id) else { return }
    for case .intentRequested in touch(id, .control(intent.typeName), target, at: now) {
      desk.perform(intent, of: record, at: now.uptime)
    }
  }

  /// A tap; on a locked phone the second one on the same place stands for the authentication
  /// that the first one asks for (T12).
  @discardableResult
  private func touch(
    _ id: ActivityID, _ touched: TapTarget, _ target: HitRegion.Target?, at now: Moment
  ) -> [Effect] {
    if state.confirmation != nil, state.confirmation == target { driver.submit(.authenticate) }
    state.confirmation = nil
    let effects = driver.submit(.gesture(.tap(id, touched)))
    for effect in effects {
      switch effect {
      case .refused(.needsAuthentication):
        state.confirmation = target
        say("locked: press again to authenticate", at: now)
      case .refused(let refusal): say(RefusalText.words(for: refusal), at: now)
      case .appOpened(_, let url, _):
        say("\(name(of: id)) opens \(url ?? "its app: no link"); esc goes home", at: now)
      case .contentChanged, .phaseChanged, .cardsChanged, .placementChanged, .alerted,
        .tokenWanted, .tokenChanged, .authorizationChanged, .frequentPushesChanged,
        .intentRequested:
        break
      }
    }
    return effects
  }

  private func gesture(_ gesture: IslandGesture, at now: Moment) {
    for case .refused(let refusal) in driver.submit(.gesture(gesture)) {
      say(RefusalText.words(for: refusal), at: now)
    }
  }

  // MARK: Focus

  var isLocked: Bool { driver.engine.isLocked }

  var focus: Focus {
    Focus(placement, cards: cards, isLocked: isLocked, chosen: state.focus)
  }

  /// `id` when the island shows it.
  func islandID(_ id: ActivityID) -> ActivityID? {
    placement.islandPresentation(of: id) == nil ? nil : id
  }

  private func focusNext(at now: Moment) {
    state.control = nil
    // Expanded, the next activity takes the place of this one.
    if case .expanded(let id, _) = placement.island, !isLocked {
      let running = driver.engine.records.filter { $0.phase.isRunning }.map(\.id)
      guard running.count > 1, let index = running.firstIndex(of: id) else { return }
      gesture(.longPress(running[(index + 1) % running.count]), at: now)
    } else {
      state.focus = focus.next
    }
  }

  /// The controls where keys go: the island's, or the focused card's when locked.
  private var controls: [HitRegion] {
    guard isLocked else { return screen.controls(ofCard: nil) }
    return focus.current.map { screen.controls(ofCard: $0) } ?? []
  }

  private var selection: HitRegion.Target? {
    state.control.flatMap { controls.indices.contains($0) ? controls[$0].target : nil }
  }

  private func selectControl(_ forwards: Bool) {
    let count = controls.count
    guard count > 0 else { return }
    let current = state.control ?? (forwards ? -1 : count)
    state.control = (current + (forwards ? 1 : count - 1)) % count
  }

  var focusedTarget: HitRegion.Target? {
    if let selection { return selection }
    guard let id = focus.current else { return nil }
    return isLocked || islandID(id) == nil ? .card(id) : .island(id)
  }

  // MARK: Apps and devices

  private func toggleApp(_ index: Int, at now: Moment) {
    guard runner.apps.indices.contains(index) else { return }
    let app = runner.apps[index]
    do {
      try runner.toggle(app, at: now.date)
    } catch {
      say("\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }

  private func start(_ app: EmulatedApp, at now: Moment) {
    do {
      try runner.start(app, at: now.date)
    } catch {
      say("\(app.name) does not start: \(error.localizedDescription)", at: now, isError: true)
    }
  }

  private func nextDevice(at now: Moment) {
    let all = DeviceCatalog.all
    let current = all.firstIndex { $0.id == driver.engine.device.id } ?? -1
    driver.submit(.setDevice(all[(current + 1) % all.count]))
  }

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
      case .contentChanged, .cardsChanged, .placementChanged, .alerted, .tokenWanted,
        .tokenChanged, .appOpened, .intentRequested, .refused:
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

  private func takeAnswers(at now: Moment) {
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

  // MARK: Drawing

  private func layOut(at now: Moment) {
    askForArchives(at: now)
    takeAnswers(at: now)
    showIsland(change: .tick, at: now)
  }

  private func showIsland(change: IslandStage.Change, at now: Moment) {
    needsFrame = true
    screen.showIsland(situation, change: change, at: now)
  }

  private var situation: PhoneScreen.Situation {
    let engine = driver.engine
    let names = Dictionary(
      uniqueKeysWithValues: engine.records.map { ($0.id, name(of: $0.id)) })
    return PhoneScreen.Situation(
      device: engine.device, isLocked: engine.isLocked, placement: placement, cards: cards,
      archives: store, name: { names[$0] ?? $0.rawValue })
  }

  /// The screen as it is at `now`.
  package func frame(at now: Moment) -> CellGrid {
    needsFrame = false
    let surroundings = PhoneScreen.Surroundings(
      time: text.time(now.date), day: text.day(now.date), focus: focus.current,
      selection: selection, apps: dock, notice: state.notice?.notice, panel: panel,
      list: list(at: now), isHelpShown: state.isHelpShown,
      hints: caption == nil ? KeyBindings.hints(for: keySituation) : KeyBindings.replayHints,
      clock: caption ?? text.words(for: reading(at: now)))
    return screen.frame(situation, surroundings, at: now)
  }

  private var dock: [HomeScreen.App] {
    runner.apps.map {
      HomeScreen.App(
        name: $0.name, icon: $0.icon, letter: $0.letter, isRunning: runner.isRunning($0))
    }
  }

  private var panel: ActivityPanel {
    let engine = driver.engine
    let focused = focus.current
    let rows = engine.listings(name: name(of:)).map { listing in
      ActivityPanel.Row(
        icon: runner.app(of: listing.app)?.icon ?? "", name: name(of: listing.id),
        reason: listing.words, isFocused: listing.id == focused)
    }
    return ActivityPanel(device: engine.device.name, rows: rows, events: state.events)
  }

  /// The clock at the instant of a frame.
  private func reading(at now: Moment) -> ClockReading {
    ClockReading(date: now.date, rate: now.rate, ahead: clock.reading.ahead)
  }

  private var keySituation: KeyBindings.Situation {
    let clock = clock.reading
    return KeyBindings.Situation(
      island: placement.island, isLocked: isLocked, isHelpShown: state.isHelpShown,
      isListShown: state.listStart != nil, hasControls: !controls.isEmpty,
      hasHidden: driver.engine.hasHidden, isAppInFront: driver.engine.foreground != nil,
      cardCount: cards.count, appCount: runner.apps.count, isClockTurned: !clock.isReal,
      isClockFrozen: clock.rate == 0, holdKey: "hold space/e")
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
