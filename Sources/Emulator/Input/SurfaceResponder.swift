import ActivityModel
import PhoneScreen

/// Switches the surface and what it is shown with.
@MainActor
final class SurfaceResponder: InputResponder {
  private let surfaces: SurfaceController
  private let selection: Selection

  init(surfaces: SurfaceController, selection: Selection) {
    self.surfaces = surfaces
    self.selection = selection
  }

  func take(_ action: InputAction, at now: Moment) -> Bool {
    switch action {
    case .command(let command): return take(command, at: now)
    case .swipeUp: return goBack(at: now)
    case .tap, .longPress, .swipe, .press, .drag, .unboundKey: return false
    }
  }

  private func goBack(at now: Moment) -> Bool {
    selection.control = nil
    return surfaces.handleEscape(at: now)
  }

  private func take(_ command: Command, at now: Moment) -> Bool {
    switch command {
    case .collapse: return goBack(at: now)
    case .device(let forwards): surfaces.nextDevice(forwards: forwards, at: now)
    case .nextTheme: surfaces.nextTheme(at: now)
    case .stage: surfaces.toggleStage(at: now)
    case .show(let surface): surfaces.toggle(surface, at: now)
    case .alwaysOn: surfaces.toggleAlwaysOn(at: now)
    case .night: surfaces.toggleNight(at: now)
    case .privacy: surfaces.togglePrivacy(at: now)
    case .systemItem: surfaces.nextSystemItem(at: now)
    case .pictures: surfaces.togglePictures(at: now)
    case .longPress, .tap, .nextActivity, .toggleLock, .help, .list, .quit, .suspend, .swipe,
      .selectControl, .scroll, .app, .clock, .rotate, .pushes, .newToken:
      return false
    }
    return true
  }
}
