package import CellRaster
package import CursesTerminal
package import PhoneScreen

/// What the run loop drives: it takes events and the time, and returns frames. No method blocks.
@MainActor
package protocol RunLoopClient: AnyObject {
  /// The exit code of the program; nil: it continues to run.
  var exitCode: Int32? { get }
  /// True when the screen differs from the last frame.
  var needsFrame: Bool { get }
  /// True when the program is to be suspended (Ctrl-Z).
  var wantsSuspension: Bool { get }
  /// True while mouse movement is to be reported also without a pressed button.
  var wantsMotion: Bool { get }
  /// The minimum seconds between two frames of an animation; the speed of the terminal's connection
  /// may require more.
  var frameInterval: Double { get }
  /// The descriptors to poll besides the terminal's.
  var descriptors: [(fd: Int32, wantsWrite: Bool)] { get }

  func begin(at now: Moment)
  func handle(_ event: TerminalEvent, at now: Moment)
  /// Processes everything that is due at `now`.
  func advance(to now: Moment)
  /// Returns when `advance` must be called at the latest, in seconds of uptime; nil: it need not be
  /// called.
  func nextWake(after now: Moment) -> Double?
  /// Returns true while an animation is running.
  func isMoving(at now: Moment) -> Bool
  /// Renders the screen at `now`.
  func frame(at now: Moment) -> CellGrid
  /// Called after the program has been suspended and continued.
  func didSuspend()
  /// The parts of the last frame that may be shown as pictures; empty: none.
  var pictureRegions: [PictureRegion] { get }
  /// True while a key has asked for a picture of what is there now, where pictures are drawn by key.
  var wantsStillPicture: Bool { get }
  /// Called when what that picture showed is no longer there.
  func stillPictureEnded()
  /// Takes over where the controls of the pictures are that are shown, by the part of the screen; they
  /// are not where cells have them.
  func showPictureControls(_ controls: [String: [PictureReply.Control]])
  /// Shows why there is no picture of a part, or with `isPermanent` why there are no pictures at all.
  func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment)
}

extension RunLoopClient {
  package var wantsMotion: Bool { false }
  package var pictureRegions: [PictureRegion] { [] }
  package var wantsStillPicture: Bool { false }
  package func stillPictureEnded() {}
  package func showPictureControls(_ controls: [String: [PictureReply.Control]]) {}
  package func showPictureProblem(_ message: String, isPermanent: Bool, at now: Moment) {}
}
