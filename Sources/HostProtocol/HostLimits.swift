import Glibc

/// What a child that runs user code may use of the machine. A widget that grows or computes without
/// end is ended by the system, and not the machine by the widget.
package enum HostLimits {
  /// Bytes of data; an extension has 30 MB on a phone.
  package static let memory: UInt = 1 << 30
  /// Seconds of computing in the life of one child, which is started anew when it is asked again.
  package static let computing: UInt = 60

  /// Limits this process for good.
  package static func impose() {
    limit(RLIMIT_DATA, to: memory)
    // Asked to stop first, which tells where it was.
    limit(RLIMIT_CPU, to: computing, hard: computing + 5)
    // A trap is not worth a file of a gigabyte.
    limit(RLIMIT_CORE, to: 0)
  }

  private static func limit(_ resource: __rlimit_resource, to soft: UInt, hard: UInt? = nil) {
    var limit = rlimit(rlim_cur: soft, rlim_max: hard ?? soft)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
