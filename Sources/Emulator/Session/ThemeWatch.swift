import CellRaster
import FolderWatching
import Foundation
import Glibc
import LocalEngine

/// Detects when a theme's file is saved, with inotify. After a change `descriptor` becomes
/// readable; only then does `change()` read the file again.
///
/// It watches the folder and not the file, because most editors write a new file and rename it to
/// the old one's name. A folder that is removed and made again is watched again.
package final class ThemeWatch {
  private let path: String
  private let name: String
  private let folder: String
  private var text: String?
  private var roots: RootWatch
  /// The watch of the folder; nil: it does not exist.
  private var watch: Int32?
  package let descriptor: Int32

  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVE_SELF | IN_MASK_ADD)

  /// Starts watching; nil when the kernel has no more watches or the folder does not exist.
  package init?(path: String) {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    self.path = path
    name = url.lastPathComponent
    folder = url.deletingLastPathComponent().path
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    roots = RootWatch(descriptor: descriptor)
    guard descriptor >= 0 else { return nil }
    follow()
    guard watch != nil else { return nil }
    roots.add(folder)
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
    let data = try? FileReader.read("\(folder)/\(name)", limit: FileReader.mostOfText)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }

  private func follow() {
    let found = inotify_add_watch(descriptor, folder, Self.events)
    watch = found >= 0 ? found : nil
  }

  /// Reads all pending inotify events; true when one of them may be about the theme's file.
  private var hasPendingChange: Bool {
    var isOurs = false
    var isFolderNew = false
    for event in InotifyEvents.read(descriptor) {
      if roots.take(event) != nil { isFolderNew = true }
      guard event.watch == watch else { continue }
      if event.has(UInt32(IN_IGNORED), UInt32(IN_MOVE_SELF)) { isFolderNew = true }
      if event.name == name { isOurs = true }
    }
    guard isFolderNew else { return isOurs }
    if let watch { inotify_rm_watch(descriptor, watch) }
    watch = nil
    if roots.follow().contains(folder) { follow() }
    return true
  }
}
