package import CellRaster
package import CursesTerminal
import PhoneScreen

/// What the run loop plays: events and the time go in, frames come out. Nothing in it waits.
@MainActor
package protocol Interactive: AnyObject {
  /// Nil goes on.
  var exitCode: Int32? { get }
  /// True when a frame would look different from the last one.
  var needsFrame: Bool { get }
  var wantsSuspension: Bool { get }
  /// True while the mouse is followed with no button held.
  var wantsMotion: Bool { get }
  /// The least number of seconds between two frames of a motion, whatever the link carries.
  var frameInterval: Double { get }
  /// What to poll besides the terminal.
  var descriptors: [(fd: Int32, wantsWrite: Bool)] { get }

  func begin(at now: Moment)
  func handle(_ event: TerminalEvent, at now: Moment)
  /// Does everything that is due at `now`.
  func advance(to now: Moment)
  /// When `advance` must be called at the latest, in seconds of uptime; nil is never.
  func nextWake(after now: Moment) -> Double?
  func isMoving(at now: Moment) -> Bool
  /// The screen as it is at `now`.
  func frame(at now: Moment) -> CellGrid
  func didSuspend()
}

extension Interactive {
  package var wantsMotion: Bool { false }
}

extension Session: Interactive {}
