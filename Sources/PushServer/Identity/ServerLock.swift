import Glibc

/// Keeps a second server out of a folder while the first one runs. The lock ends with the process.
package final class ServerLock: Sendable {
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// - Throws: `PushServerError` when another process has locked it.
  package init(_ folder: PrivateFolder) throws(PushServerError) {
    let path = folder.file("lock")
    descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw PushServerError(
        "cannot lock '\(path)': \(String(cString: strerror(errno))); check its permissions")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw PushServerError(
        "another island-apns uses '\(folder.path)': stop it, or set XDG_STATE_HOME and "
          + "XDG_RUNTIME_DIR to other folders")
    }
  }

  /// Also runs when `init` fails, because all properties are set by then.
  deinit { close(descriptor) }
}
