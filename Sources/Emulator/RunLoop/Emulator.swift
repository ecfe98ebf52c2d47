package import CursesTerminal
import Foundation
import PhoneScreen

/// The run loop: waits for terminal input, deadlines, widget replies and engine changes, and
/// presents a frame when the screen changes.
@MainActor
package final class Emulator {
  private let session: any RunLoopClient
  private let display: Display
  private let clock: EmulatorClock
  private let poller = Poller()
  private var lastFrame = -Double.infinity
  private var reportsMotion = false

  package init(session: any RunLoopClient, display: Display, clock: EmulatorClock) {
    self.session = session
    self.display = display
    self.clock = clock
  }

  /// Runs until the user quits or a signal ends the program; returns the exit code.
  package func run() async -> Int32 {
    session.begin(at: clock.now())
    while true {
      let then = clock.now()
      for event in display.readEvents(then.uptime) { session.handle(event, at: then) }
      // A key press may have moved the clock ahead.
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
      // A client may also have moved the clock: the frame shows the latest time.
      present(at: clock.now())
      await poller.wait(
        for: display.pollDescriptors() + session.descriptors, timeout: timeout(at: clock.now()))
    }
  }

  private func present(at now: Moment) {
    guard session.needsFrame, display.canPresent(now.uptime) else { return }
    // Frames of an animation are limited to the frame rate; all other frames are presented at once.
    guard !session.isMoving(at: now) || now.uptime - lastFrame >= frameInterval - 0.001
    else { return }
    lastFrame = now.uptime
    display.present(session.frame(at: now), now.uptime)
  }

  /// The minimum seconds between two frames of an animation: the larger of the terminal link's
  /// limit and the session's.
  private var frameInterval: Double { max(display.frameInterval(), session.frameInterval) }

  /// Returns the seconds until something is due; nil is never.
  ///
  /// A frame that the link cannot take yet is not due: the display wakes the loop when it can.
  func timeout(at now: Moment) -> Double? {
    var times = [session.nextWake(after: now), display.deadline()]
    if session.isMoving(at: now), display.canPresent(now.uptime) {
      times.append(lastFrame + frameInterval)
    }
    return times.compactMap { $0 }.min().map { max($0 - now.uptime, 0) }
  }
}
