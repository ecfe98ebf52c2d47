import Foundation

/// Files that a person asks for by their paths.
package enum OutputFile {
  /// What cannot be read or written, and why.
  package struct Failure: Error, Hashable, Sendable {
    package var path: String
    package var reason: String

    package var text: String { "\(path): \(reason)" }
  }

  /// Writes a file, and makes the folders that it lies in.
  package static func write(_ text: String, to path: String) throws(Failure) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure(
        path: path, reason: "cannot be written: \((error as NSError).underlyingWords)")
    }
  }
}
