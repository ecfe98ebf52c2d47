package import CursesTerminal
import Foundation
import PhoneScreen

/// The run loop: waits for the terminal, the clock, the widgets and the engine, whichever is
/// first, and shows a frame when something looks different.
@MainActor
package final class Emulator {
  private let session: any Interactive
  private let display: Display
  private let clock: EmulatorClock
  private let poller = Poller()
  private var lastFrame = -Double.infinity
  private var reportsMotion = false

  package init(session: any Interactive, display: Display, clock: EmulatorClock) {
    self.session = session
    self.display = display
    self.clock = clock
  }

  /// Runs until a person or a signal ends it; returns the exit code.
  package func run() async -> Int32 {
    session.begin(at: clock.now())
    while true {
      let then = clock.now()
      for event in display.readEvents(then.uptime) { session.handle(event, at: then) }
      // A key may have moved the clock ahead.
      let now = clock.now()
      session.advance(to: now)
      if let code = session.exitCode { return code }
      if session.wantsSuspension {
        display.suspend()
        session.didSuspend()
        continue
      }
      if session.wantsMotion != reportsMotion {
        reportsMotion = session.wantsMotion
        display.reportMotion(reportsMotion)
      }
      // And so may a client: the frame shows the clock as it is then.
      present(at: clock.now())
      await poller.wait(
        for: display.pollDescriptors() + session.descriptors, timeout: timeout(at: clock.now()))
    }
  }

  private func present(at now: Moment) {
    guard session.needsFrame, display.canPresent(now.uptime) else { return }
    // A motion is drawn at the link's pace; everything else as soon as it happens.
    guard !session.isMoving(at: now) || now.uptime - lastFrame >= frameInterval - 0.001
    else { return }
    lastFrame = now.uptime
    display.present(session.frame(at: now), now.uptime)
  }

  /// Seconds between two frames of a motion: what the link carries, and what is asked for.
  private var frameInterval: Double { max(display.frameInterval(), session.frameInterval) }

  /// Seconds until something is due; nil is never. A frame that the link does not take yet is not
  /// due: the display wakes the loop when it does.
  func timeout(at now: Moment) -> Double? {
    var times = [session.nextWake(after: now), display.deadline()]
    if session.isMoving(at: now), display.canPresent(now.uptime) {
      times.append(lastFrame + frameInterval)
    }
    return times.compactMap { $0 }.min().map { max($0 - now.uptime, 0) }
  }
}
