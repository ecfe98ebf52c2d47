import Glibc
import Synchronization

/// Adds up the processor time of a build: that of the compiler's processes and of the thread that
/// the build runs on. Unlike the time that passes, it does not depend on what else the machine does.
final class WorkMeter: Sendable {
  private let ofProcesses = Mutex(0.0)
  private let start = WorkMeter.ofThread()

  /// Processor time in seconds since the meter was made.
  var seconds: Double { ofProcesses.withLock(\.self) + Self.ofThread() - start }

  /// Adds the processor time of a process in seconds.
  func add(_ seconds: Double) { ofProcesses.withLock { $0 += seconds } }

  private static func ofThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
