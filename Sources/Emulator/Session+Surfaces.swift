import ActivityEngine
import ActivityModel
import CellRaster
import LocalEngine
import PhoneScreen

/// Switching between surfaces, Always-On and night mode.
extension Session {
  /// The seconds for which an alert lights an Always-On screen; Apple documents no number.
  private static let lightDuration = 8.0

  func show(_ mode: ScreenMode, at now: Moment) {
    state.mode = mode
    state.darkAgain = nil
    needsFrame = true
    if mode.surface != .phone || !isLocked { reveal(nil, at: now) }
    followSituation(at: now)
    askForArchives(at: now)
    takeAnswers(at: now)
  }

  func change(at now: Moment, _ change: (inout ScreenMode) -> Void) {
    var mode = state.mode
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
    let isDark = situation.isDimmed
    if !isDark, !isLocked { driver.submit(.setLocked(true)) }
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

  /// Switches to the next device of the kind shown: watch, car or phone.
  func nextDevice(at now: Moment) {
    switch state.mode.surface {
    case .watch: change(at: now) { $0.watch = $0.watch.next }
    case .carPlay: change(at: now) { $0.car = $0.car.next }
    case .phone, .standBy, .mac:
      let all = DeviceCatalog.all
      let current = all.firstIndex { $0.id == driver.engine.device.id } ?? -1
      driver.submit(.setDevice(all[(current + 1) % all.count]))
    }
  }

  func nextSystemItem(at now: Moment) {
    let all: [SystemItem?] = [nil] + SystemItem.allCases
    let current = all.firstIndex(of: driver.engine.systemItem) ?? 0
    let next = all[(current + 1) % all.count]
    driver.submit(.setSystemItem(next))
    say(
      next.map { "the system shows: \(SystemSign.words($0))" } ?? "the system shows nothing",
      at: now)
  }

  /// Reacts to alerts: ends Always-On for some seconds, and opens the card in StandBy.
  func light(for effects: [Effect], at now: Moment) {
    for case .alerted(let id, _) in effects {
      if situation.isDimmed {
        state.mode.isAlwaysOn = false
        state.darkAgain = now.uptime + Self.lightDuration
        state.focus = id
      }
      if state.mode.surface == .standBy {
        state.focus = id
        state.mode.isStandByOpen = true
      }
    }
  }

  /// Turns Always-On on again when the seconds after an alert are over.
  func darkenAgain(at now: Moment) {
    guard let darkAgain = state.darkAgain, now.uptime >= darkAgain else { return }
    state.darkAgain = nil
    state.mode.isAlwaysOn = true
    needsFrame = true
  }

  /// True when Esc closes an overlay or a selection, or leaves an app.
  package var hasSomethingOpen: Bool {
    state.isHelpShown || state.listStart != nil || state.control != nil || state.revealed != nil
      || driver.engine.foreground != nil
  }

  /// True when the island is expanded.
  package var isExpanded: Bool { if case .expanded = placement.island { true } else { false } }

  /// Handles Esc on a surface: goes one step back; false when the phone handles Esc itself.
  func stepBack(at now: Moment) -> Bool {
    switch state.mode.surface {
    case .phone:
      guard isLocked, state.revealed != nil else { return false }
      reveal(nil, at: now)
    case .standBy:
      change(at: now) { mode in
        if mode.isStandByOpen { mode.isStandByOpen = false } else { mode.surface = .phone }
      }
    case .mac:
      if case .expanded = placement.island { return false }
      change(at: now) { $0.surface = .phone }
    case .watch, .carPlay: change(at: now) { $0.surface = .phone }
    }
    return true
  }

  /// Handles a tap that is specific to a surface; false for all other taps.
  func tapSurface(_ target: HitRegion.Target?, at now: Moment) -> Bool {
    switch (state.mode.surface, target) {
    case (.standBy, .island(let id)):
      state.focus = id
      change(at: now) { $0.isStandByOpen = true }
    case (.mac, .island(let id)):
      if case .expanded = placement.island { return false }
      gesture(.longPress(id), at: now)
    case (.carPlay, .control):
      say("buttons do nothing in a car", at: now)
    case (.phone, .clear(let id)):
      gesture(.dismissCard(id), at: now)
      reveal(nil, at: now)
    default:
      guard situation.isDimmed else { return false }
      // A tap ends Always-On and has no other effect.
      change(at: now) { $0.isAlwaysOn = false }
    }
    return true
  }
}
