package import Foundation
package import LocalEngine
import Glibc

/// A file to which whole lines are appended (mode 0600). The caller decides when it is synced to
/// disk.
package final class AppendFile {
  private let descriptor: Int32
  /// Where the file is; its owner may rename it.
  package var path: String
  /// The bytes that were written completely.
  package private(set) var length: Int

  /// Creates the file, or truncates an existing one.
  ///
  /// - Parameter isNew: Fails if the file exists, instead of truncating it.
  /// - Throws: `FileFailure` when the file cannot be opened for writing.
  package init(path: String, isNew: Bool) throws(FileFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (isNew ? O_EXCL : O_TRUNC)
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    self.path = path
    length = 0
  }

  deinit { close(descriptor) }

  /// Appends all of `data`; after a failure the file is truncated to its previous length.
  ///
  /// - Parameter sync: Waits until the data is on the disk.
  /// - Throws: `FileFailure` when the data cannot be written or synced, or the file was deleted.
  package func append(_ data: Data, sync: Bool) throws(FileFailure) {
    try checkIsThere()
    guard writeAll(data), !sync || fdatasync(descriptor) == 0 else {
      let failure = FileFailure("write", path)
      _ = ftruncate(descriptor, off_t(length))
      throw failure
    }
    length += data.count
  }

  /// Waits until everything that was appended is on the disk.
  ///
  /// - Throws: `FileFailure` when it cannot be written, or the file was deleted.
  package func sync() throws(FileFailure) {
    guard fdatasync(descriptor) == 0 else { throw FileFailure("write", path) }
    try checkIsThere()
  }

  /// Writing to a deleted file succeeds, but no process can open it again.
  private func checkIsThere() throws(FileFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure("write", path) }
    guard status.st_nlink > 0 else { throw .deleted(path) }
  }

  private func writeAll(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}

extension FileFailure {
  /// A file, or its folder, that was deleted while this program used it.
  static func deleted(_ path: String) -> FileFailure {
    FileFailure("write", path, because: "it was deleted meanwhile; start the island again")
  }
}
