import ActivityModel
package import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen
import ViewArchive

/// A viewer of a preview that runs in another process (`island attach`). It shows what the preview
/// shows, in its own size and colours, until a key looks elsewhere on the sheet; it cannot change the
/// preview.
@MainActor
package final class SheetViewer: RunLoopClient {
  package private(set) var exitCode: Int32?
  /// The message to print after the end; nil when the user quit.
  package private(set) var endMessage: String?
  package var needsFrame: Bool { isDirty }
  package private(set) var wantsSuspension = false

  private let client: SheetClient
  private let clock: EmulatorClock
  private var pacer = DatePacer()
  private var isDirty = true
  private var screen: ViewerScreen

  package init(client: SheetClient, clock: EmulatorClock, size: CellSize, look: RenderStyle) {
    self.client = client
    self.clock = clock
    screen = ViewerScreen(size: size, look: look)
  }

  /// Whether the presentations are shown as pictures.
  package var pictures: PictureSwitch {
    get { screen.pictures }
    set { screen.pictures = newValue }
  }

  package var pictureRegions: [PictureRegion] { screen.pictureRegions }

  package func begin(at now: Moment) {}

  package var frameInterval: Double { screen.look.motion.frameInterval }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] { [(client.descriptor, false)] }

  package func isMoving(at now: Moment) -> Bool { false }

  package func didSuspend() { wantsSuspension = false }

  // MARK: Time

  package func advance(to now: Moment) {
    for event in client.read() {
      switch event {
      case .update(let update): apply(update)
      case .ended(let reason):
        endMessage = reason ?? "the preview has ended"
        exitCode = reason == nil ? 0 : 1
      }
    }
    let now = clock.now()
    if screen.notice.expire(at: now) { isDirty = true }
    if let date = screen.nextChange, date <= now.date, pacer.isDue(at: now) { isDirty = true }
  }

  package func nextWake(after now: Moment) -> Double? {
    [pacer.wake(at: screen.nextChange, after: now), screen.notice.deadline].compactMap { $0 }
      .min()
  }

  /// Applies a message and redraws what it changes.
  private func apply(_ update: SheetUpdate) {
    clock.follow(update.clock.date, rate: update.clock.rate)
    screen.apply(update)
    isDirty = true
  }

  // MARK: Input

  package func handle(_ event: TerminalEvent, at now: Moment) {
    switch event {
    case .key(let press):
      if let command = SheetKeys.command(for: press) { perform(command, at: now) }
    case .mouse(let mouse):
      switch mouse.phase {
      case .scrollUp, .scrollDown: perform(.page(forwards: mouse.phase == .scrollDown), at: now)
      case .down:
        if screen.choose(at: mouse.position) { isDirty = true }
      case .drag, .up, .move, .scrollLeft, .scrollRight: break
      }
    case .resized(let size):
      screen.resize(to: size)
      isDirty = true
    case .closed(let closure): exitCode = closure.exitCode
    case .resumed: isDirty = true
    case .profile(let profile):
      if screen.adopt(profile) { isDirty = true }
    case .focus, .paste: break
    }
  }

  private func perform(_ command: SheetCommand, at now: Moment) {
    if command != .quit, screen.takeForHelp(command) {
      isDirty = true
      return
    }
    switch command {
    case .move, .next, .previous, .first, .last, .page:
      screen.choose(by: command)
      isDirty = true
    case .back:
      screen.follow()
      isDirty = true
    case .help:
      screen.showKeys()
      isDirty = true
    case .report:
      if screen.showReport() { isDirty = true }
    case .quit: exitCode = 0
    case .suspend: wantsSuspension = true
    case .pictures:
      let message = pictures.toggle()
      screen.notice.show(message, at: now, isError: false)
      isDirty = true
    // A viewer cannot change the preview.
    case .zoom, .state, .preset, .widget, .inspect, .fit, .form, .json, .toggles, .compare, .toggle,
      .rebuild, .clock:
      break
    }
  }

  package var wantsStillPicture: Bool { pictures.isStillWanted }

  package func stillPictureEnded() { pictures.endStill() }

  package func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {
    if isPermanent { pictures.fail(message) }
    screen.notice.show(message, at: now, isError: true)
    isDirty = true
  }

  // MARK: Drawing

  package func frame(at now: Moment) -> CellGrid {
    isDirty = false
    return screen.draw(at: clock.now().date)
  }
}
