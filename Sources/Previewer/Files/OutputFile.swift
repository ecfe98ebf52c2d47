package import Foundation
import Glibc
import WidgetBuild

/// Writes output files to paths given by the user.
package enum OutputFile {
  /// Error of a file that cannot be read or written.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package var text: String { "\(path): \(reason)" }
  }

  /// Writes a file and creates its parent folders.
  ///
  /// A regular file is replaced atomically, through a temporary file beside it. A link stays a link
  /// and its target is written; a pipe or a device is written to as it is.
  ///
  /// - Throws: `Failure` when the file or a folder cannot be written.
  package static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes as `write(_:to:)` writes text.
  ///
  /// - Throws: `Failure` when the file or a folder cannot be written.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    do {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.write(contentsOf: data)
        try file.close()
        return
      }
      let url = URL(fileURLWithPath: target(of: path))
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw Failure(
        path: path, reason: "cannot be written: \(error.systemReason)")
    }
  }

  /// Returns the path that a chain of links ends at, whether or not it exists.
  private static func target(of path: String) -> String {
    var path = path
    // More links than the system follows itself.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      path = URL(fileURLWithPath: next, relativeTo: folder).path
    }
    return path
  }
}
