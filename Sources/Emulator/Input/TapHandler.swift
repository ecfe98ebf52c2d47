import ActivityEngine
import ActivityModel
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import ViewArchive

/// Handles taps: on an activity, a control, a link, an app or a card's button.
@MainActor
final class TapHandler {
  private let screen: SessionScreen
  private let log: EventLog
  private let surfaces: SurfaceController
  private let selection: Selection
  private let gestures: GestureSender
  private let apps: AppLauncher
  let pages: AppScreens
  /// The button on a locked phone that a second tap would authenticate.
  private var authenticationTarget: HitRegion.Target?

  init(
    screen: SessionScreen, log: EventLog, surfaces: SurfaceController, selection: Selection,
    gestures: GestureSender, apps: AppLauncher, pages: AppScreens
  ) {
    self.screen = screen
    self.log = log
    self.surfaces = surfaces
    self.selection = selection
    self.gestures = gestures
    self.apps = apps
    self.pages = pages
  }

  /// Cancels a pending authentication, so that the next tap does not authenticate; called when the
  /// notice that requests the tap disappears.
  func cancelAuthentication() { authenticationTarget = nil }

  /// Removes the notice of an earlier tap: the user has gone on, by Esc or the lock.
  func goOn() {
    cancelAuthentication()
    log.removeNotice()
  }

  /// Taps an activity where it is shown; nil taps the focused target.
  ///
  /// - Throws: `WireRejection` when there is no such activity.
  func tap(activity id: ActivityID?, at now: Moment) throws(WireRejection) {
    guard let id else { return tap(selection.focusedTarget, at: now) }
    guard screen.driver.engine.record(id) != nil else { throw .refused(.unknown(id)) }
    tap(screen.isLocked || screen.islandID(id) == nil ? .card(id) : .island(id), at: now)
  }

  func tap(_ target: HitRegion.Target?, at now: Moment) {
    if handleSurfaceTap(target, at: now) { return }
    let archives = screen.archives
    switch target {
    case .control(let id, let intent): press(intent, of: id, target: target, at: now)
    case .link(let id, let url): submit(id, .link(url: url.absoluteString), target, at: now)
    case .island(let id): open(id, archives.archive(of: id)?.links.island, target, at: now)
    case .card(let id): open(id, archives.archive(of: id)?.links.lockScreen, target, at: now)
    case .app(let index): apps.toggle(index, at: now)
    case .surface(let surface): surfaces.toggle(surface, at: now)
    case .screen(let id): pages.press(id, at: now)
    case .clear: break
    case nil:
      // GESTURE-6.
      if screen.isExpanded { gestures.send(.collapse, at: now) }
    }
  }

  /// Handles a tap that is specific to a surface; false for all other taps.
  private func handleSurfaceTap(_ target: HitRegion.Target?, at now: Moment) -> Bool {
    let traits = screen.mode.surface.traits
    switch (target, traits.press) {
    case (.control?, _) where traits.refusal != nil:
      traits.refusal.map { log.showNotice($0, at: now) }
    case (.island(let id)?, .opensCard):
      selection.activity = id
      surfaces.change(at: now) { $0.isStandByOpen = true }
    case (.island(let id)?, .expands) where !screen.isExpanded:
      gestures.send(.longPress(id), at: now)
    case (.clear(let id)?, _) where screen.mode.surface == .phone:
      gestures.send(.dismissCard(id), at: now)
      screen.reveal(nil, at: now)
    case _ where screen.situation.isDimmed:
      // A tap ends Always-On and has no other effect.
      surfaces.change(at: now) { $0.isAlwaysOn = false }
    default: return false
    }
    return true
  }

  /// Opens the link of the presentation, else the app (GESTURE-3, GESTURE-10).
  private func open(
    _ id: ActivityID, _ url: URL?, _ target: HitRegion.Target?, at now: Moment
  ) {
    submit(id, .content(url: url?.absoluteString), target, at: now)
  }

  /// Runs the intent of a button or toggle.
  private func press(
    _ intent: IntentReference?, of id: ActivityID, target: HitRegion.Target?, at now: Moment
  ) {
    guard let intent else {
      log.showNotice(
        "a button with a closure has no effect here: give it an intent", at: now, isError: true)
      return
    }
    guard let record = screen.driver.engine.record(id) else { return }
    for case .intentRequested in submit(id, .control(intent.typeName), target, at: now) {
      pages.perform(intent, of: record, at: now)
    }
  }

  /// Submits a tap to the engine. On a locked phone, a second tap on the same target counts as the
  /// authentication that the first one requires (GESTURE-12).
  @discardableResult
  private func submit(
    _ id: ActivityID, _ touched: TapTarget, _ target: HitRegion.Target?, at now: Moment
  ) -> [Effect] {
    let driver = screen.driver
    if authenticationTarget != nil, authenticationTarget == target { driver.submit(.authenticate) }
    authenticationTarget = nil
    let effects = driver.submit(.gesture(.tap(id, touched)))
    for effect in effects {
      switch effect {
      case .refused(.needsAuthentication):
        authenticationTarget = target
        log.showNotice(
          "Locked. Enter again unlocks (Face ID) and opens \(screen.name(of: id))", at: now)
      case .refused(let refusal): log.showNotice(RefusalMessage.text(for: refusal), at: now)
      case .appOpened(let app, let url, _) where pages.hasScreen(app):
        pages.open(app, url: url, at: now)
      case .appOpened(_, let url, _):
        log.showNotice(
          "\(screen.name(of: id)) opens \(url ?? "its app: no link"); esc goes home", at: now)
      case .contentChanged, .phaseChanged, .cardsChanged, .placementChanged, .alerted,
        .tokenWanted, .tokenChanged, .authorizationChanged, .frequentPushesChanged,
        .intentRequested:
        break
      }
    }
    return effects
  }
}
