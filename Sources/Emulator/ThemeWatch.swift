package import CellRaster
import Foundation
import Glibc

/// Tells when a theme's file is saved. The kernel says so on a descriptor (inotify), so nothing is
/// looked at until then.
///
/// The folder is watched and not the file: most editors write a new one and rename it.
package final class ThemeWatch {
  private let path: String
  private let name: String
  private var text: String?
  package let descriptor: Int32

  /// Nil where the kernel has no more watches, or the folder is gone.
  package init?(path: String) {
    let url = URL(fileURLWithPath: path)
    self.path = path
    name = url.lastPathComponent
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
    let folder = url.deletingLastPathComponent().path
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder, events) >= 0 else {
      close(descriptor)
      return nil
    }
    text = read()
  }

  deinit { close(descriptor) }

  /// The file as it is now, if it says something else than when it was last read.
  package func change() -> ThemeChoice? {
    guard hasNews, let new = read(), new != text else { return nil }
    text = new
    return ThemeChoice(path: path, text: new)
  }

  private func read() -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes everything off the descriptor; true when something was about our file.
  private var hasNews: Bool {
    var isOurs = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isOurs }
      var place = 0
      while place + Self.header <= count {
        let length = buffer[place + 12..<place + 16].reversed().reduce(0) { $0 << 8 | Int($1) }
        let end = min(place + Self.header + length, count)
        let bytes = buffer[place + Self.header..<end].prefix { $0 != 0 }
        if String(decoding: bytes, as: UTF8.self) == name { isOurs = true }
        place = end
      }
    }
  }

  /// Bytes before the name: watch, mask, cookie, and the name's length as four bytes
  /// (inotify(7); Linux on x86-64 and arm64 is little-endian).
  private static let header = 16
}
