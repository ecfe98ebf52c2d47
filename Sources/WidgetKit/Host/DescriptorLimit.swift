import ActivityModel
import Glibc

/// Tells when user code has as many files open as it may.
enum DescriptorLimit {
  /// Calls `report` when no further file can be opened. User code gets the system's error (`EMFILE`) and
  /// may keep it to itself.
  static func check(_ report: (Denial) -> Void) {
    let copy = dup(STDERR_FILENO)
    if copy >= 0 {
      close(copy)
    } else if errno == EMFILE {
      var limit = rlimit()
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      report(.descriptors(most: Int(limit.rlim_cur)))
    }
  }
}
