import Glibc

/// Tells with inotify that something has come into a folder: a file that was made or moved there, or
/// whose mode was set. A socket's mode is set after its program listens, so that whoever looks then
/// can connect.
package final class FolderWatch: Sendable {
  /// Readable after a change, until `drain` is called.
  package let descriptor: Int32

  /// Starts watching; nil when the folder does not exist, or the kernel has no more watches.
  ///
  /// - Parameter tellsWrites: True: what is written to a file there is told, too.
  package init?(_ folder: String, tellsWrites: Bool = false) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    let events = UInt32(IN_CREATE | IN_ATTRIB | IN_MOVED_TO) | (tellsWrites ? UInt32(IN_MODIFY) : 0)
    guard descriptor >= 0, inotify_add_watch(descriptor, folder, events) >= 0 else { return nil }
  }

  /// Also runs when `init` fails, because the property is set by then.
  deinit { close(descriptor) }

  /// Takes the changes that were told; false: the folder is gone, and nothing more will be.
  package func drain() -> Bool {
    InotifyEvents.read(descriptor).allSatisfy { !$0.has(UInt32(IN_IGNORED)) }
  }
}
