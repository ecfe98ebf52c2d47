import ActivityEngine
import ActivityModel
import CellRaster
import Foundation
import LocalEngine
import PhoneScreen

/// Applies the engine's effects to the screen, to the log and to the clients.
@MainActor
final class EffectHandler {
  private let screen: SessionScreen
  private let log: EventLog
  private let archives: ArchiveRequester
  private let surfaces: SurfaceController
  private let selection: Selection
  private let control: ControlServer?
  /// Returns a new push token; nil when tokens come from another source.
  private let newToken: (@Sendable () -> Data)?

  init(
    screen: SessionScreen, log: EventLog, archives: ArchiveRequester, surfaces: SurfaceController,
    selection: Selection, control: ControlServer?, newToken: (@Sendable () -> Data)?
  ) {
    self.screen = screen
    self.log = log
    self.archives = archives
    self.surfaces = surfaces
    self.selection = selection
    self.control = control
    self.newToken = newToken
  }

  /// Applies the engine's pending effects, until there are no more.
  func apply(at now: Moment) {
    let driver = screen.driver
    let effects = driver.takeEffects()
    guard !effects.isEmpty else { return }
    screen.needsFrame = true
    screen.display.cardsChanged(at: now)
    for effect in effects { apply(effect, at: now) }
    let engine = driver.engine
    let ids = Set(engine.records.map(\.id))
    screen.names.removeAll(except: ids)
    archives.removeAll(except: ids)
    if effects.contains(where: \.isDismissal) { archives.deleteSaved(except: ids) }
    screen.display.keepCards { engine.record($0) != nil }
    archives.request(at: now)
    let focus = selection.focus
    let old = screen.updatePlacement()
    if screen.isLocked {
      selection.keepPlace(among: focus.choices, focused: focus.current)
    }
    surfaces.showAlerts(among: effects, at: now)
    surfaces.follow(at: now)
    if screen.placement.island != old.island { changeIsland(from: old.island, at: now) }
    // Handling the replies may have caused further effects.
    apply(at: now)
  }

  private func apply(_ effect: Effect, at now: Moment) {
    switch effect {
    case .authorizationChanged, .frequentPushesChanged:
      let engine = screen.driver.engine
      control?.notify(
        WireAuthorization(
          activities: engine.isAuthorized, frequentPushes: engine.areFrequentPushesAllowed))
    case .phaseChanged(let id, let phase):
      if phase != .dismissed { screen.names.remember(id) }
    case .tokenChanged(let target, let bytes?):
      if case .start = target { control?.notify(PushToken(bytes, for: target)) }
    case .tokenWanted(let target):
      if let newToken {
        screen.driver.submit(.issueToken(PushToken(newToken(), for: target)))
      }
    case .contentChanged, .cardsChanged, .placementChanged, .alerted, .tokenChanged,
      .appOpened, .intentRequested, .refused:
      break
    }
    if let line = EffectText.line(for: effect, name: screen.name(of:)) { log.append(line, at: now) }
  }

  /// Starts the change of the island to its new presentation.
  private func changeIsland(from old: Placement.Island, at now: Moment) {
    selection.control = nil
    // Archives that have already arrived are part of the change to the new presentation. They are
    // applied first, so that they do not start an update animation afterwards.
    archives.applyReplies(at: now)
    screen.showIsland(
      change: IslandStage.Change(
        from: old, to: screen.placement.island, motion: screen.display.look.theme.motion),
      at: now)
  }
}

extension Effect {
  fileprivate var isDismissal: Bool {
    if case .phaseChanged(_, .dismissed) = self { true } else { false }
  }
}
