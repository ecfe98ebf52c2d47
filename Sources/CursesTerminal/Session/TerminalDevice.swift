import CNcurses
import CellRaster
import Glibc

/// The terminal as a file: a non-blocking open file description of its own, so that the shell's
/// keeps its flags; the original terminal modes; and a buffer of output that the terminal has not
/// accepted yet.
struct TerminalDevice {
  let file: Int32
  private(set) var modes: termios
  /// The modes of the full screen; nil: it was not entered yet.
  private var own: termios?
  /// True after a read or write error: the terminal was closed.
  private(set) var isGone = false
  private var pending: [UInt8] = []
  private var sent = 0

  /// Opens the controlling terminal without changing its modes.
  /// - Throws: `TerminalError.noTerminal` or `.cannotOpen` when it cannot be opened, `.background`
  ///   when the process is not in the foreground, `.cannotReadModes` when its modes cannot be read.
  init(path: String = "/dev/tty") throws(TerminalError) {
    let file = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      throw code == ENXIO || code == ENOENT ? .noTerminal : .cannotOpen(path: path, code: code)
    }
    guard Self.isForeground(file) else {
      _ = Glibc.close(file)
      throw .background
    }
    guard let modes = Self.modes(of: file) else {
      let code = errno
      _ = Glibc.close(file)
      throw .cannotReadModes(code: code)
    }
    (self.file, self.modes) = (file, modes)
  }

  var isForeground: Bool { Self.isForeground(file) }

  /// True when another job of the same terminal is in the foreground.
  private var isInBackground: Bool {
    let group = tcgetpgrp(file)
    return group > 0 && group != getpgrp()
  }

  private static func isForeground(_ file: Int32) -> Bool { tcgetpgrp(file) == getpgrp() }

  /// The most columns and rows that are drawn, more than the smallest letters of the largest screens:
  /// ncurses counts in 16 bits with a sign, and from 32768 on frees nothing any more.
  private static let largest = CellSize(columns: 2_000, rows: 1_000)

  /// The size of the window in cells; 80 × 24 when the terminal does not report it.
  var size: CellSize {
    var window = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &window) == 0 else {
      return CellSize(columns: 80, rows: 24)
    }
    return Self.size(columns: window.ws_col, rows: window.ws_row)
  }

  /// Returns the size that is drawn in a window.
  static func size(columns: UInt16, rows: UInt16) -> CellSize {
    guard columns > 0, rows > 0 else { return CellSize(columns: 80, rows: 24) }
    return CellSize(
      columns: min(Int(columns), largest.columns), rows: min(Int(rows), largest.rows))
  }

  /// The size of a cell by the size of the window in pixels, rounded down: some terminals include
  /// their borders. Nil: not reported.
  var cellSize: PixelSize? {
    var window = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0,
      window.ws_xpixel > 0, window.ws_ypixel > 0
    else { return nil }
    return PixelSize(
      width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  var hasPending: Bool { sent < pending.count }

  // MARK: Modes

  /// Switches to raw mode: input byte by byte, without echo, and without signals from keys.
  mutating func makeRaw() {
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(file, TCSADRAIN, &raw)
    // As the terminal has them, which may not support all.
    own = Self.modes(of: file)
  }

  /// Restores the modes from the background, unless the shell has set its own: one without line editing
  /// leaves those of a program that was stopped.
  func restoreOwnModes() {
    guard let own, let now = Self.modes(of: file), Self.areEqual(own, now) else { return }
    var (output, before) = (sigset_t(), sigset_t())
    sigemptyset(&output)
    // Which would stop the program instead.
    sigaddset(&output, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &output, &before)
    restoreModes(discardsInput: false)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func modes(of file: Int32) -> termios? {
    var modes = termios()
    return tcgetattr(file, &modes) == 0 ? modes : nil
  }

  private static func areEqual(_ first: termios, _ second: termios) -> Bool {
    var (first, second) = (first, second)
    return withUnsafeBytes(of: &first.c_cc) { keys in
      withUnsafeBytes(of: &second.c_cc) { keys.elementsEqual($0) }
    } && first.c_iflag == second.c_iflag && first.c_oflag == second.c_oflag
      && first.c_cflag == second.c_cflag && first.c_lflag == second.c_lflag
  }

  /// Restores the modes that the terminal had when it was opened.
  func restoreModes(discardsInput: Bool) {
    var modes = modes
    tcsetattr(file, discardsInput ? TCSAFLUSH : TCSADRAIN, &modes)
  }

  // MARK: Bytes

  mutating func enqueue(_ bytes: [UInt8]) { pending += bytes }

  /// Writes as much buffered output as the terminal accepts without blocking.
  mutating func pump() {
    while hasPending, !isGone {
      let count = pending.withUnsafeBytes { bytes in
        write(file, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EINTR {
        // In the background a terminal may interrupt every write (`stty tostop`).
        guard isForeground else { break }
      } else {
        if count < 0, errno != EAGAIN { isGone = true }
        break
      }
    }
    if !hasPending || isGone {
      pending.removeAll(keepingCapacity: true)
      sent = 0
    }
  }

  /// Writes all buffered output; returns earlier if the terminal accepts nothing for a second.
  mutating func drain() {
    pump()
    while hasPending, !isGone, wait(for: POLLOUT, seconds: 1) { pump() }
  }

  /// Returns the available input; empty when there is none.
  mutating func read() -> [UInt8] {
    var input: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while !isGone, input.count < 1 << 16 {
      let count = Glibc.read(file, &part, part.count)
      if count > 0 {
        input += part.prefix(count)
      } else if count < 0, errno == EINTR {
        guard isForeground else { break }
      } else {
        // In the background a read fails, although the terminal is there.
        if count == 0 || errno != EAGAIN && !isInBackground { isGone = true }
        break
      }
    }
    return input
  }

  /// Waits until the terminal can be read or written; returns false after the timeout.
  func wait(for events: Int32, seconds: Double) -> Bool {
    let end = MonotonicClock.uptime() + seconds
    while true {
      let left = max(end - MonotonicClock.uptime(), 0)
      var entry = pollfd(fd: file, events: Int16(events), revents: 0)
      let count = poll(&entry, 1, Int32((left * 1000).rounded(.up)))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }

  func close() { _ = Glibc.close(file) }
}
