import CellRaster
import Foundation
import Glibc

/// Detects when a theme's file is saved, with inotify. After a change `descriptor` becomes
/// readable; only then does `change()` read the file again.
///
/// It watches the folder and not the file, because most editors write a new file and rename it to
/// the old one's name.
package final class ThemeWatch {
  private let path: String
  private let name: String
  private var text: String?
  package let descriptor: Int32

  /// Starts watching; nil when the kernel has no more watches or the folder does not exist.
  package init?(path: String) {
    let url = URL(fileURLWithPath: path)
    self.path = path
    name = url.lastPathComponent
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
    let folder = url.deletingLastPathComponent().path
    guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else { return nil }
    text = read()
  }

  /// Also runs when `init` fails, because all properties are set by then.
  deinit { close(descriptor) }

  /// Returns the parsed file if its contents have changed since it was last read; nil: no change.
  package func change() -> ThemeChoice? {
    guard hasPendingChange, let new = read(), new != text else { return nil }
    text = new
    return ThemeChoice(path: path, text: new)
  }

  private func read() -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads all pending inotify events; true when one of them is about the theme's file.
  private var hasPendingChange: Bool {
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

  /// The size in bytes of the fixed part of an inotify event: watch, mask, cookie and the name's
  /// length, four bytes each (inotify(7); Linux on x86-64 and arm64 is little-endian).
  private static let header = 16
}
