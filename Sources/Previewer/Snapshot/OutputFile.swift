import Foundation
import WidgetBuild

/// Writes output files to paths given by the user.
package enum OutputFile {
  /// Error of a file that cannot be read or written.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package var text: String { "\(path): \(reason)" }
  }

  /// Writes a file atomically and creates its parent folders.
  ///
  /// - Throws: `Failure` when the file or a folder cannot be written.
  package static func write(_ text: String, to path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure(
        path: path, reason: "cannot be written: \((error as NSError).underlyingText)")
    }
  }
}
