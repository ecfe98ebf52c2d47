package import CellRaster
import Synchronization

/// The controlling terminal as a full screen: shows grids of cells, reads keys and the mouse, paces
/// itself to the link, and gives the terminal back on every way out.
///
/// Nothing here waits, except opening (up to 1.2 s for a terminal that answers no question),
/// `suspend` and `close`. All times are seconds of `MonotonicClock`. A run loop polls
/// `pollDescriptors` until the earliest of its own deadlines and `deadline`, then calls
/// `readEvents`:
///
///     poll(pollDescriptors, timeout) ─► readEvents ─► … ─► canPresent ? present
///
/// ncurses has one screen per process: open one terminal at a time.
package final class CursesTerminal: Sendable {
  private let session: Mutex<TerminalSession>
  private let signals: SignalPipe

  /// Takes the terminal over.
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

  /// Changes, should the terminal grant fewer keyboard reports than it promised; `.profile`
  /// tells.
  package var profile: TerminalProfile { session.withLock { $0.profile } }

  /// What to tell the user after `close`.
  package var notices: [TerminalNotice] { session.withLock { $0.notices } }

  /// The terminal, which is to be polled for writing too while bytes are pending, and the pipe
  /// that signals and `wake` write to. Empty once closed.
  package var pollDescriptors: [(fd: Int32, wantsWrite: Bool)] {
    session.withLock { $0.pollDescriptors }
  }

  /// When `readEvents` has to be called even though nothing arrived.
  package var deadline: Double? { session.withLock { $0.deadline } }

  /// Makes a poll on `pollDescriptors` return; may be called from any thread or signal handler.
  package func wake() { signals.wake() }

  /// What happened since the last call; sends pending bytes too.
  package func readEvents(at uptime: Double) -> [TerminalEvent] {
    session.withLock { $0.readEvents(at: uptime) }
  }

  /// Seconds between two frames of an animation: 1/60 on this machine, 1/30 over a network.
  package var frameInterval: Double { session.withLock { $0.frameInterval } }

  /// Whether a frame sent now would be shown soon. When not, an event will come at which to ask
  /// again: the terminal takes bytes, or answers, or `deadline` passes.
  package func canPresent(at uptime: Double) -> Bool {
    session.withLock { $0.canPresent(at: uptime) }
  }

  /// Shows a grid. One that looks like the last costs a comparison and sends nothing.
  package func present(_ grid: CellGrid, at uptime: Double) {
    session.withLock { $0.present(grid, at: uptime) }
  }

  /// Sends what the terminal did not take at once.
  package func flush() { session.withLock { $0.flush() } }

  /// Bytes the terminal has taken since the start.
  package var bytesWritten: Int { session.withLock { $0.bytesWritten } }

  /// Whether `.mouse(.move)` is reported, for as long as somebody looks where the mouse is.
  package func reportMotion(_ isWanted: Bool) {
    session.withLock { $0.reportMotion(isWanted) }
  }

  /// Rings the bell.
  package func ring() { session.withLock { $0.ring() } }

  /// Gives the terminal back, stops the program as ^Z does elsewhere and returns when it is
  /// continued; `.resumed` follows.
  package func suspend() { session.withLock { $0.suspend() } }

  /// Gives the terminal back for good and prints what was written to standard error meanwhile.
  /// Further calls do nothing.
  package func close() { session.withLock { $0.close() } }
}
