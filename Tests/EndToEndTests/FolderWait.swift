import FolderWatching
import Foundation
import Glibc

/// Waits for the files of a folder, woken by inotify for each that is made, written or moved there.
enum FolderWait {
  /// Returns the text of a file once it has one.
  ///
  /// - Throws: `PtyProcess.Failure` when it has none after `seconds`.
  static func text(
    of name: String, in folder: URL, seconds: Double = HangGuard.seconds
  ) throws -> String {
    try value(of: name, in: folder, seconds: seconds) { $0.isEmpty ? nil : $0 }
  }

  /// Returns what is found in the text of a file once it is there.
  ///
  /// - Parameter find: Returns it; nil: the text has not got it yet.
  /// - Throws: `PtyProcess.Failure` when nothing is found after `seconds`.
  static func value<Value>(
    of name: String, in folder: URL, seconds: Double = HangGuard.seconds,
    _ find: (String) -> Value?
  ) throws -> Value {
    guard let watch = FolderWatch(folder.path, tellsWrites: true) else {
      throw PtyProcess.Failure(description: "cannot watch \(folder.path)")
    }
    let file = folder.appendingPathComponent(name)
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let text = try? String(contentsOf: file, encoding: .utf8), let found = find(text) {
        return found
      }
      let rest = end.timeIntervalSinceNow
      guard rest > 0 else {
        throw PtyProcess.Failure(description: "what was waited for was not written to \(name)")
      }
      var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, Int32(rest * 1_000) + 1)
      _ = watch.drain()
    }
  }
}
