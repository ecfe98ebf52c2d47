import Glibc

/// The right to write in a folder, for as long as this lives. The system takes it back when the
/// program dies.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Nil when another program has it.
  package init?(_ folder: StateFolder) throws(FileFailure) {
    let path = folder.file("lock")
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure("lock", path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      let failure = FileFailure("lock", path)
      close(descriptor)
      if isTaken { return nil }
      throw failure
    }
  }

  deinit { close(descriptor) }
}
