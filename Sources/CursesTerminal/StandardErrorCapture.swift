import CNcurses
import Glibc

/// Keeps what is written to standard error while the full screen is up, and prints it afterwards,
/// also after a crash. Left alone when standard error is not a terminal: then it goes elsewhere
/// and disturbs nothing.
struct StandardErrorCapture {
  private let memory: Int32
  private let original: Int32

  /// Nil when there is nothing to capture.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    memory = nc_memfd("stderr")
    original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard memory >= 0, original >= 0, dup2(memory, STDERR_FILENO) >= 0 else {
      if memory >= 0 { close(memory) }
      if original >= 0 { close(original) }
      return nil
    }
    nc_rescue_capture(memory, original)
  }

  /// Puts standard error back and prints what was kept.
  func finish() {
    nc_rescue_capture(-1, -1)
    fflush(nil)
    dup2(original, STDERR_FILENO)
    nc_copy_captured(memory, original)
    close(memory)
    close(original)
  }
}
