import Glibc

/// The process as the terminal's job: the signals that it gets, what it prints meanwhile, and why it
/// has to end.
struct TerminalJob {
  private let signals: SignalPipe
  private var capture: StandardErrorCapture?
  /// Nil: the job goes on.
  private(set) var closure: TerminalClosure?

  /// - Parameter signals: An open pipe; the caller closes it.
  init(signals: SignalPipe) { self.signals = signals }

  /// Becomes readable when a signal has arrived.
  var descriptor: Int32 { signals.readEnd }

  /// Installs the signal handlers, which restore the terminal after a crash, and captures standard
  /// error.
  ///
  /// - Parameter chains: True to pass the signal of a crash on to Swift's backtracer.
  mutating func begin(chains: Bool) {
    signals.install()
    capture = StandardErrorCapture()
    CrashRestore.install(chains: chains)
  }

  /// Prints what was captured, and takes the signal handlers away.
  mutating func end() {
    capture?.finish()
    capture = nil
    CrashRestore.uninstall()
    signals.uninstall()
  }

  /// Returns the signals that arrived since the last call, each once.
  func caughtSignals() -> Set<Int32> { signals.drain() }

  /// Stops until the job is in the foreground again; returns why it has to end instead.
  mutating func stop(on device: TerminalDevice) -> TerminalClosure? {
    switch StoppedJob.wait(on: device, signals) {
    case .foreground: return nil
    case .ended(let reason):
      closure = reason
      return reason
    }
  }

  /// Has the run loop read events at once.
  func wake() { signals.wake() }

  /// Returns why the job has to end, once: a signal, or a terminal that is lost (ROBUST-6); nil: it
  /// goes on, or the reason is known.
  mutating func end(after caught: Set<Int32>, on device: TerminalDevice) -> TerminalClosure? {
    guard closure == nil else { return nil }
    closure = TerminalClosure(caught) ?? (device.isGone ? .terminalGone : nil)
    return closure
  }
}
