import CNcurses
import Glibc

/// Captures standard error while the full screen is shown and prints it afterwards, also after a
/// crash (ROBUST-5). Nothing is captured when standard error is not a terminal, because then it
/// does not disturb the screen.
struct StandardErrorCapture {
  private let memory: Int32
  private let original: Int32

  /// Starts the capture. Nil: standard error is not a terminal, or a descriptor cannot be created.
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

  /// Restores standard error and prints the captured text.
  func finish() {
    nc_rescue_capture(-1, -1)
    fflush(nil)
    dup2(original, STDERR_FILENO)
    nc_copy_captured(memory, original)
    close(memory)
    close(original)
  }
}
