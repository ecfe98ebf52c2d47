import Foundation
import Glibc

/// Notices when a source of an app is saved, in the folders that have one, with inotify. After a change
/// `descriptor` becomes readable.
package final class SourceFolders {
  package let descriptor: Int32
  private var watches: [String: Int32] = [:]

  /// The endings of what is bundled.
  private static let endings: Set = [
    "js", "jsx", "mjs", "cjs", "ts", "tsx", "json", "env", "png", "jpg", "jpeg", "gif", "webp",
    "svg",
  ]
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
  /// Packages of others are not edited, and have thousands of folders.
  private static let packages = "/node_modules/"

  /// Nil: the kernel has no more of them.
  package init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches the folders of files, and no others.
  ///
  /// - Parameter root: The folder of the project, which is always watched.
  package func follow(_ files: [String], root: String) {
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent } + [root])
      .filter { !"\($0)/".contains(Self.packages) }
    for (folder, watch) in watches where !folders.contains(folder) {
      inotify_rm_watch(descriptor, watch)
      watches[folder] = nil
    }
    for folder in folders where watches[folder] == nil {
      let watch = inotify_add_watch(descriptor, folder, Self.events | UInt32(IN_ONLYDIR))
      if watch >= 0 { watches[folder] = watch }
    }
  }

  /// Reads what has happened; true when a source may have changed.
  package func hasChanged() -> Bool {
    InotifyEvents.read(descriptor).contains { event in
      // Events were lost.
      event.watch < 0 || Self.isSource(event.name)
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasPrefix(".env") || endings.contains((name as NSString).pathExtension)
  }
}
