import Foundation
import Glibc
package import LocalEngine

/// A file that gets what an app prints, a line each. A regular file is appended to; a link is followed, and
/// a pipe or a device is written to.
package final class AppLog: Sendable {
  private let descriptor: Int32

  /// Opens the file, or makes it.
  ///
  /// - Throws: `FileFailure` when it cannot be written; a pipe without a reader is one that cannot.
  package init(path: String) throws(FileFailure) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw FileFailure("write", path) }
  }

  /// Writes a line. A disk that is full or a reader that does not keep up loses it: the app goes on.
  func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  deinit { close(descriptor) }
}
