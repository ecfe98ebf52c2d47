import Glibc
import Synchronization

/// Adds up the processor time of a build: that of the compiler's processes and of the thread that
/// the build runs on. Unlike the time that passes, it does not depend on what else the machine does.
final class WorkMeter: Sendable {
  private let ofProcesses = Mutex(0.0)
  private let start = WorkMeter.ofThread()
  private let ofFiles = Mutex<[String: Double]>([:])

  /// Processor time in seconds since the meter was made.
  var seconds: Double { ofProcesses.withLock(\.self) + Self.ofThread() - start }

  /// Adds the processor time of a process in seconds.
  func add(_ seconds: Double) { ofProcesses.withLock { $0 += seconds } }

  /// Keeps the seconds that the last compilation took for the functions of each file.
  func note(_ seconds: [String: Double]) { ofFiles.withLock { $0 = seconds } }

  /// The file that took longest in the last compilation, by its name, and the seconds; nil: none took
  /// long.
  var slowFile: (name: String, seconds: Double)? {
    let slowest = ofFiles.withLock { $0.max { $0.value < $1.value } }
    guard let slowest, slowest.value > Self.long else { return nil }
    return (slowest.key, slowest.value)
  }

  /// The seconds from which on a file is named.
  private static let long = 2.0

  private static func ofThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
