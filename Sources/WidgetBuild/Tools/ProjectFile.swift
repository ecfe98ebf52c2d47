import Foundation
import Glibc

/// Files of a project other than its sources: string tables, projects, pictures.
enum ProjectFile {
  /// Maximum size of one in bytes.
  private static let limit = 64 << 20

  /// Returns what is in a file; nil when it cannot be read, is larger than `limit`, or is a pipe or a
  /// device.
  static func data(_ path: String) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    return FileManager.default.contents(atPath: path)
  }
}
