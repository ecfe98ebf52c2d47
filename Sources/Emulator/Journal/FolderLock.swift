import Glibc
package import LocalEngine

/// The right to write in a folder, for as long as this lives. The system takes it back when the
/// program dies.
package final class FolderLock: Sendable {
  private let descriptor: Int32
  /// A program that was killed a moment ago may still be on its way out, and so may a child of
  /// it that had not come to its own program yet. Microseconds.
  private static let tries = 15
  private static let pause: UInt32 = 20_000

  /// Nil when another program has it.
  package init?(_ folder: StateFolder) throws(FileFailure) {
    let path = folder.file("lock")
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure("lock", path) }
    for _ in 0..<Self.tries {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let failure = FileFailure("lock", path)
        close(descriptor)
        throw failure
      }
      usleep(Self.pause)
    }
    close(descriptor)
    return nil
  }

  deinit { close(descriptor) }
}
