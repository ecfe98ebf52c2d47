package import CursesTerminal
import Foundation
import PhoneScreen

/// Runs a client until it ends: reads input, lets the client process what is due, shows the result,
/// and waits in one place for input, deadlines, widget replies and engine changes (OUTPUT-5).
///
/// What differs between a full screen and lines of text is the front end's.
@MainActor
package final class RunLoop {
  private let client: any RunLoopClient
  private let frontEnd: any RunLoopFrontEnd
  private let clock: EmulatorClock
  private let poller = Poller()

  package init(
    client: any RunLoopClient, frontEnd: any RunLoopFrontEnd, clock: EmulatorClock
  ) {
    self.client = client
    self.frontEnd = frontEnd
    self.clock = clock
  }

  /// Creates the run loop of a client on a full screen.
  package convenience init(
    client: any RunLoopClient, display: Display, pictures: PictureController? = nil,
    clock: EmulatorClock
  ) {
    self.init(
      client: client, frontEnd: ScreenFrontEnd(display: display, pictures: pictures), clock: clock)
  }

  /// Runs until the user quits or a signal ends the program; returns the exit code.
  package func run() async -> Int32 {
    client.begin(at: clock.now())
    frontEnd.begin()
    while true {
      if let code = frontEnd.readInput(for: client, at: clock.now()) { return code }
      // A key press may have moved the clock ahead.
      client.advance(to: clock.now())
      // A client of the control socket may also have moved it: shown is the latest time.
      switch await frontEnd.show(client, at: clock.now()) {
      case .exit(let code): return code
      case .again: continue
      case .wait: break
      }
      await poller.wait(
        for: frontEnd.descriptors + client.descriptors, timeout: timeout(at: clock.now()))
    }
  }

  /// Returns the seconds until something is due; nil: nothing will be due.
  func timeout(at now: Moment) -> Double? {
    [client.nextWake(after: now), frontEnd.deadline(for: client, at: now)]
      .compactMap { $0 }.min().map { max($0 - now.uptime, 0) }
  }
}
