import Glibc

/// Resource limits of a child process that runs user code. The kernel ends a widget that allocates
/// or computes without end, before it exhausts the machine.
package enum ResourceLimits {
  /// Limit of the data segment in bytes; an extension has 30 MB on a phone.
  package static let memory: UInt = 1 << 30
  /// Limit of CPU time in seconds over the life of one child process, which is restarted at the
  /// next request.
  package static let cpuTime: UInt = 60

  /// Limits this process permanently.
  ///
  /// - Parameter limitsTime: False for an app, which is not restarted.
  package static func apply(limitsTime: Bool = true) {
    limit(RLIMIT_DATA, to: memory)
    // The soft limit sends SIGXCPU first, whose handler prints where the code was.
    if limitsTime { limit(RLIMIT_CPU, to: cpuTime, hard: cpuTime + 5) }
    // No core dump: it could take a gigabyte.
    limit(RLIMIT_CORE, to: 0)
  }

  private static func limit(_ resource: __rlimit_resource, to soft: UInt, hard: UInt? = nil) {
    var limit = rlimit(rlim_cur: soft, rlim_max: hard ?? soft)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
