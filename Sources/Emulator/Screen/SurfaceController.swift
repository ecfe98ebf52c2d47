import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import LocalEngine
import PhoneScreen

/// Switches between surfaces, devices, Always-On and night mode, and follows the engine's changes
/// of them.
@MainActor
final class SurfaceController {
  /// When Always-On resumes after an alert, in seconds of uptime; nil: it does not.
  private(set) var alwaysOnResumesAt: Double?
  private let screen: SessionScreen
  private let log: EventLog
  private let archives: ArchiveRequester
  private let selection: Selection
  private var device: Device
  /// The seconds for which an alert lights an Always-On screen; Apple documents no number.
  private static let lightDuration = 8.0

  init(screen: SessionScreen, log: EventLog, archives: ArchiveRequester, selection: Selection) {
    self.screen = screen
    self.log = log
    self.archives = archives
    self.selection = selection
    device = screen.driver.engine.device
  }

  private var driver: EngineDriver { screen.driver }

  /// Lays everything out again when the device, the surface or Always-On has changed, through
  /// events or through a recording.
  func follow(at now: Moment) {
    if driver.engine.device != device {
      device = driver.engine.device
      log.show(Notice(device.name), at: now)
      log.append(device.name, at: now)
    }
    if let id = screen.revealed, !screen.isLocked || !screen.cards.contains(id) {
      screen.reveal(nil, at: now)
    }
    if screen.display.follow(screen.situation) { archives.refreshAll(at: now) }
  }

  /// Switches to a surface or changes its settings; it is laid out once for all changes that arrived
  /// together, by `follow`.
  func show(_ mode: ScreenMode, at now: Moment) {
    screen.mode = mode
    alwaysOnResumesAt = nil
    screen.needsFrame = true
    archives.needsRequest = true
    if mode.surface != .phone || !screen.isLocked { screen.reveal(nil, at: now) }
  }

  /// Sets a value of the store that widgets share with their app; false when there is too much.
  func setAppGroup(_ key: String, to value: String?, at now: Moment) -> Bool {
    archives.setAppGroup(key, to: value, at: now)
  }

  func change(at now: Moment, _ change: (inout ScreenMode) -> Void) {
    var mode = screen.mode
    change(&mode)
    show(mode, at: now)
  }

  /// Switches to a surface, or back to the phone when it is already shown.
  func toggle(_ surface: ScreenMode.Surface, at now: Moment) {
    change(at: now) { mode in
      mode.surface = mode.surface == surface ? .phone : surface
      mode.isStandByOpen = false
    }
  }

  /// Turns Always-On on or off; turning it on locks the phone, because it applies only to a locked
  /// phone.
  func toggleAlwaysOn(at now: Moment) {
    let isDark = screen.situation.isDimmed
    if !isDark, !screen.isLocked { driver.submit(.setLocked(true)) }
    change(at: now) { mode in
      mode.surface = .phone
      mode.isAlwaysOn = !isDark
    }
  }

  /// Turns night mode on or off; outside of StandBy it switches to StandBy with night mode on.
  func toggleNight(at now: Moment) {
    change(at: now) { mode in
      mode.isNight = mode.surface == .standBy ? !mode.isNight : true
      mode.surface = .standBy
    }
  }

  /// Hides the contents of cards on the locked phone, or shows them again.
  func togglePrivacy(at now: Moment) {
    change(at: now) { $0.hidesCardsWhenLocked.toggle() }
    log.showNotice(
      "cards are \(screen.mode.hidesCardsWhenLocked ? "hidden" : "shown") when locked", at: now)
  }

  /// Switches between pictures and cells.
  func togglePictures(at now: Moment) {
    log.show(Notice(screen.pictures.toggle()), at: now)
    screen.needsFrame = true
  }

  /// Switches to the next or previous device of the kind shown: watch, car or phone.
  func nextDevice(forwards: Bool, at now: Moment) {
    switch screen.mode.surface.traits.sizes {
    case .watch: change(at: now) { $0.watch = $0.watch.neighbor(forwards: forwards) }
    case .car: change(at: now) { $0.car = $0.car.neighbor(forwards: forwards) }
    case .phone:
      let all = DeviceCatalog.all
      let current = all.firstIndex { $0.id == driver.engine.device.id } ?? (forwards ? -1 : 0)
      let device = all[(current + (forwards ? 1 : all.count - 1)) % all.count]
      driver.submit(.setDevice(device))
      // An iPad shows activities on its lock screen only.
      if device.isTablet { driver.submit(.setLocked(true)) }
    }
  }

  /// Switches to the next of the built-in themes, until the program ends.
  func nextTheme(at now: Moment) {
    let names = Theme.builtInNames
    let current = names.firstIndex(of: screen.display.look.theme.name) ?? -1
    guard let theme = Theme.builtIn(names[(current + 1) % names.count]) else { return }
    screen.apply(theme, at: now)
    log.show(Notice("theme \(theme.name)"), at: now)
  }

  /// Shows the phone alone, without panel and hints, or all again.
  func toggleStage(at now: Moment) {
    screen.isStageOnly.toggle()
    screen.needsFrame = true
    follow(at: now)
    screen.showIsland(change: .none, at: now)
  }

  func nextSystemItem(at now: Moment) {
    let all: [SystemItem?] = [nil] + SystemItem.allCases
    let current = all.firstIndex(of: driver.engine.systemItem) ?? 0
    let next = all[(current + 1) % all.count]
    driver.submit(.setSystemItem(next))
    log.showNotice(
      next.map { "System: \(SystemItemViews.label($0))" } ?? "System item gone",
      at: now)
  }

  /// Reacts to alerts: ends Always-On for some seconds, and opens the card in StandBy.
  func showAlerts(among effects: [Effect], at now: Moment) {
    for case .alerted(let id, _) in effects {
      if screen.situation.isDimmed {
        screen.mode.isAlwaysOn = false
        alwaysOnResumesAt = now.uptime + Self.lightDuration
        selection.activity = id
      }
      if screen.mode.surface == .standBy {
        selection.activity = id
        screen.mode.isStandByOpen = true
      }
    }
  }

  /// Turns Always-On on again when the seconds after an alert are over.
  func resumeAlwaysOn(at now: Moment) {
    guard let date = alwaysOnResumesAt, now.uptime >= date else { return }
    alwaysOnResumesAt = nil
    screen.mode.isAlwaysOn = true
    screen.needsFrame = true
  }

  /// Handles Esc on a surface: goes one step back; false when the phone handles Esc itself.
  func handleEscape(at now: Moment) -> Bool {
    guard screen.mode.surface != .phone else {
      guard screen.isLocked, screen.revealed != nil else { return false }
      screen.reveal(nil, at: now)
      return true
    }
    switch screen.mode.surface.traits.press {
    case .opensCard where screen.mode.isStandByOpen: change(at: now) { $0.isStandByOpen = false }
    case .expands where screen.isExpanded: return false
    case .opensApp, .opensCard, .expands: change(at: now) { $0.surface = .phone }
    }
    return true
  }
}
