import Glibc
package import LocalEngine

/// An exclusive lock on a folder while this object exists. The kernel releases it when the program
/// exits.
package final class FolderLock: Sendable {
  private let descriptor: Int32
  /// How often to try: a program that was just killed, or a child process of it that has not called
  /// exec yet, may still hold the lock.
  package static let tries = 15
  /// The pause between tries, in microseconds.
  private static let pause: UInt32 = 20_000

  /// Acquires the lock; nil when another program holds it.
  ///
  /// - Parameter tries: How often to try, 20 ms apart.
  /// - Throws: `FileFailure` when the lock file cannot be opened or locked.
  package init?(_ folder: StateFolder, tries: Int = tries) throws(FileFailure) {
    let path = folder.file("lock")
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw FileFailure("lock", path) }
    for _ in 0..<tries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { throw FileFailure("lock", path) }
      usleep(Self.pause)
    }
    return nil
  }

  /// Also runs when `init` fails, because all properties are set by then.
  deinit { close(descriptor) }
}
