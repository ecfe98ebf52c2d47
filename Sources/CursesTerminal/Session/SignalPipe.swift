import CNcurses
import Glibc

/// Delivers signals as bytes in a pipe, which the run loop polls together with the terminal. The
/// handlers must be installed before ncurses starts, which installs its own where there are none.
struct SignalPipe {
  /// The signals that a full screen handles.
  static let screenSignals =
    [SIGTERM, SIGINT, SIGHUP, SIGCONT, SIGWINCH] + Array(stopSignals)
  /// The signals that stop a program, and can be handled.
  static let stopSignals: Set = [SIGTSTP, SIGTTIN, SIGTTOU]

  private let watched: [Int32]
  let readEnd: Int32
  let writeEnd: Int32

  /// Creates the pipe; `install` installs the handlers.
  /// - Throws: `TerminalError.noResources` when the pipe cannot be created.
  init(watching watched: [Int32] = screenSignals) throws(TerminalError) {
    self.watched = watched
    var ends: [Int32] = [-1, -1]
    guard nc_pipe(&ends) == 0 else { throw .noResources(code: errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func install() {
    for signal in watched { nc_watch(signal, writeEnd) }
  }

  func uninstall() {
    for signal in watched { nc_release(signal) }
  }

  /// Returns the signals that arrived since the last call, each once.
  func drain() -> Set<Int32> {
    var signals: Set<Int32> = []
    var part = [UInt8](repeating: 0, count: 256)
    while true {
      let count = read(readEnd, &part, part.count)
      if count > 0 {
        signals.formUnion(part.prefix(count).lazy.filter { $0 != 0 }.map { Int32($0) })
      } else if count == 0 || errno != EINTR {
        return signals
      }
    }
  }

  /// Wakes up a poll on the pipe. Any thread or signal handler may call it.
  func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  func close() {
    _ = Glibc.close(readEnd)
    _ = Glibc.close(writeEnd)
  }
}
