import Foundation
import Glibc
import Sandbox

/// Measures how much later the process of a widget starts in its sandbox: from its start to its end,
/// which comes when its input ends before the first request.
enum HostBenchmark {
  private static let starts = 50

  static func run() {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("island-widgets").path
    guard access(program, X_OK) == 0 else { return print("host: \(program) is not built") }
    let home = FileManager.default.temporaryDirectory.path
    let policies: [SandboxPolicy?] = [nil, SandboxPolicy(readable: ["/opt"], writable: [home])]
    var times: [[Double]] = [[], []]
    // In turns, so that both meet the same machine.
    for _ in 0..<starts {
      for (index, policy) in policies.enumerated() {
        guard let time = start(program, SandboxPolicy.environment(of: policy)) else {
          return print("host: \(program) does not start")
        }
        times[index].append(time)
      }
    }
    let medians = times.map { $0.sorted()[starts / 2] * 1_000 }
    let (free, boxed) = (medians[0], medians[1])
    print(
      "host: \(rounded(free)) ms without the sandbox, \(rounded(boxed)) ms in it: "
        + "\(rounded(boxed - free)) ms later, \(rounded(boxed / free)) times (median of \(starts))")
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Returns the seconds until a process has ended; nil: it does not start, or fails.
  private static func start(_ program: String, _ environment: [String: String]) -> Double? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Int32(0)..<3 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    let values = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .map { "\($0.key)=\($0.value)" }
    let arguments: [String] = [program, "__host", "none"]
    var words = arguments.map { strdup($0) } + [nil]
    var variables = values.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let begin = seconds()
    guard posix_spawn(&child, program, &actions, nil, &words, &variables) == 0 else { return nil }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child, status == 0 else { return nil }
    return seconds() - begin
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
