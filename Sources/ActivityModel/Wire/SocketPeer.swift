package import Glibc

/// The process at the other end of a Unix socket: `struct ucred` of unix(7), which the C library
/// declares only with `_GNU_SOURCE`.
package struct SocketPeer {
  package private(set) var processID: pid_t = 0
  package private(set) var user: uid_t = 0
  private var group: gid_t = 0

  /// Reads the peer's credentials; nil, with `errno` set, when the system call fails.
  package init?(of descriptor: Int32) {
    var size = socklen_t(MemoryLayout<Self>.size)
    let code = withUnsafeMutablePointer(to: &self) {
      getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, $0, &size)
    }
    if code != 0 { return nil }
  }
}
