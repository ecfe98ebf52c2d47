package import Foundation
package import LocalEngine
import Glibc

/// A file that grows by whole lines (0600). Its owner says when they must be on the disk.
package final class AppendFile {
  private let descriptor: Int32
  private let path: String
  /// Bytes that are known to be good.
  package private(set) var length: Int

  /// Makes the file; one that is there already is emptied, or an error where `isNew` is asked for.
  package init(path: String, isNew: Bool) throws(FileFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | (isNew ? O_EXCL : O_TRUNC)
    descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
    self.path = path
    length = 0
  }

  deinit { close(descriptor) }

  /// Adds `data` as a whole: what a full disk took of it is taken back.
  package func append(_ data: Data, sync: Bool) throws(FileFailure) {
    guard writeAll(data), !sync || fdatasync(descriptor) == 0 else {
      let failure = FileFailure("write", path)
      _ = ftruncate(descriptor, off_t(length))
      throw failure
    }
    length += data.count
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
