import Glibc

/// Tells with inotify that something has come into a folder: a file that was made or moved there, or
/// whose mode was set. A socket's mode is set after its program listens, so that whoever looks then
/// can connect.
package final class FolderWatch: Sendable {
  /// Readable after a change, until `drain` is called.
  package let descriptor: Int32

  /// Starts watching; nil when the folder does not exist, or the kernel has no more watches.
  package init?(_ folder: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let events = UInt32(IN_CREATE) | UInt32(IN_ATTRIB) | UInt32(IN_MOVED_TO)
    guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else { return nil }
  }

  /// Also runs when `init` fails, because the property is set by then.
  deinit { close(descriptor) }

  /// The size in bytes of the fixed part of an event: watch, mask, cookie and the name's length,
  /// four bytes each (inotify(7); Linux on x86-64 and arm64 is little-endian).
  private static let header = 16

  /// Takes the changes that were told; false: the folder is gone, and nothing more will be.
  package func drain() -> Bool {
    var isThere = true
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isThere }
      func word(_ place: Int) -> UInt32 {
        buffer[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
      var place = 0
      while place + Self.header <= count {
        if word(place + 4) & UInt32(IN_IGNORED) != 0 { isThere = false }
        place += Self.header + Int(word(place + 12))
      }
    }
  }
}
