package import CellRaster
import Synchronization

/// The controlling terminal as a full screen: presents grids of cells, reads keys and the mouse,
/// limits the frame rate to what the link can carry, and restores the terminal whenever the program
/// ends.
///
/// No function blocks, except the initialiser (up to 1.2 s when the terminal does not reply to
/// queries), `suspend` and `close`. All times are seconds of `MonotonicClock`. A run loop polls
/// `pollDescriptors` until the earliest of its own deadlines and `deadline`, then calls
/// `readEvents`:
///
///     poll(pollDescriptors, timeout) ─► readEvents ─► … ─► canPresent ? present
///
/// ncurses has one screen per process: open one terminal at a time.
package final class CursesDevice: Sendable {
  private let session: Mutex<TerminalSession>
  private let signals: SignalPipe

  /// Takes control of the terminal: raw mode, alternate screen, keyboard and mouse reports.
  /// - Throws: `TerminalError` when there is no usable terminal, the program runs in the
  ///   background, ncurses rejects the terminal's description, or a resource cannot be created.
  package init(options: TerminalOptions) throws(TerminalError) {
    let signals = try SignalPipe()
    self.signals = signals
    do {
      session = Mutex(try TerminalSession(options: options, signals: signals))
    } catch {
      signals.close()
      throw error
    }
  }

  deinit {
    close()
    signals.close()
  }

  package var size: CellSize { session.withLock { $0.size } }

  /// The capabilities of the terminal. They change when the terminal enables fewer keyboard reports
  /// than it announced; a `.profile` event reports the change.
  package var profile: TerminalProfile { session.withLock { $0.profile } }

  /// Messages to show to the user after `close`.
  package var notices: [TerminalNotice] { session.withLock { $0.notices } }

  /// The descriptors to poll: the terminal, also for writing while output is buffered, and the pipe
  /// that signals and `wake` write to. Empty after `close`.
  package var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    session.withLock { $0.pollDescriptors }
  }

  /// The time at which `readEvents` must be called even without input. Nil: no deadline.
  package var deadline: Double? { session.withLock { $0.deadline } }

  /// Wakes up a poll on `pollDescriptors`; may be called from any thread or signal handler.
  package func wake() { signals.wake() }

  /// Returns the events since the last call; also writes buffered output.
  package func readEvents(at uptime: Double) -> [TerminalEvent] {
    session.withLock { $0.readEvents(at: uptime) }
  }

  /// The time between two frames of an animation, in seconds: 1/60 locally, 1/30 over a network.
  package var frameInterval: Double { session.withLock { $0.frameInterval } }

  /// The transmission time of a byte in seconds; nil: not measured yet.
  package var secondsPerByte: Double? { session.withLock { $0.secondsPerByte } }

  /// Returns whether a frame presented now would be shown soon. If not, the run loop wakes up when
  /// it is worth calling again: the terminal accepts output, replies, or `deadline` passes.
  package func canPresent(at uptime: Double) -> Bool {
    session.withLock { $0.canPresent(at: uptime) }
  }

  /// Presents a grid. A grid that looks like the last one is compared and sends nothing.
  package func present(_ grid: CellGrid, at uptime: Double) {
    session.withLock { $0.present(grid, at: uptime) }
  }

  /// Shows these pictures, lower ones first, with the next frame and those that follow.
  package func setLayers(_ layers: [PictureLayer]) {
    session.withLock { $0.setLayers(layers) }
  }

  /// Shows these pictures, lower ones first, from now on: over the last frame and those that follow.
  /// Does nothing on a terminal without pictures.
  package func show(_ layers: [PictureLayer], at uptime: Double) {
    session.withLock { $0.show(layers, at: uptime) }
  }

  /// Turns reports of `.mouse(.move)` on or off; they are needed only while the program draws
  /// something that depends on the pointer's position.
  package func reportMotion(_ isWanted: Bool) {
    session.withLock { $0.reportMotion(isWanted) }
  }

  /// Restores the terminal, stops the program as ^Z does in other programs, and returns when it is
  /// continued; a `.resumed` event follows.
  package func suspend() { session.withLock { $0.suspend() } }

  /// Restores the terminal for good and prints what was written to standard error in the meantime.
  /// Further calls do nothing.
  package func close() { session.withLock { $0.close() } }
}
