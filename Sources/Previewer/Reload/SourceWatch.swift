import Foundation
import Glibc

/// Watches a widget's files with inotify and reports which were saved, created or removed.
///
/// Watches folders rather than files, because most editors write a new file and rename it.
@MainActor
package final class SourceWatch {
  /// The inotify descriptor to poll for reading.
  package let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var watched: Set<String> = []
  /// Folders in which every source file is relevant.
  private var trees: [String] = []
  /// Source files that are relevant wherever they are.
  private var files: Set<String> = []
  /// True when a folder could not be watched, usually because a limit was reached.
  package private(set) var isIncomplete = false

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
  /// Maximum number of watched folders; the kernel limits the watches of all processes of a user.
  private static let maximumFolderCount = 4_096

  /// Starts watching; nil when inotify is not available.
  ///
  /// - Parameter paths: files and folders as given by the user.
  package init?(paths: [String]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    for path in paths {
      let path = URL(fileURLWithPath: path).standardizedFileURL.path
      if Self.isFolder(path) {
        trees.append(path)
        addTree(path)
      } else {
        follow([path])
      }
    }
  }

  deinit { close(descriptor) }

  /// Also watches these sources, and the string tables and asset catalogues beside them.
  package func follow(_ paths: some Sequence<String>) {
    for path in paths where files.insert(path).inserted {
      let folder = (path as NSString).deletingLastPathComponent
      guard add(folder) else { continue }
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where entry.hasSuffix(".xcassets") || entry.hasSuffix(".lproj") {
        addTree("\(folder)/\(entry)")
      }
    }
  }

  /// Returns the paths that have changed since the last call.
  package func changes() -> Set<String> {
    var paths: Set<String> = []
    for event in InotifyEvents.read(descriptor) {
      guard event.watch >= 0 else {
        // Events were lost (queue overflow), so every file may have changed.
        paths.formUnion(files)
        trees.forEach { paths.formUnion(addTree($0)) }
        continue
      }
      guard let folder = folders[event.watch] else { continue }
      if event.has(UInt32(IN_IGNORED)) {
        folders[event.watch] = nil
        watched.remove(folder)
        continue
      }
      let path = "\(folder)/\(event.name)"
      if event.has(UInt32(IN_ISDIR)) {
        // A created or renamed folder brings its files along without an event for each of them.
        if isInTree(path), !SourceKind.isSkipped(path) || path.hasSuffix(".xcodeproj") {
          paths.formUnion(addTree(path))
          if event.has(UInt32(IN_DELETE), UInt32(IN_MOVED_FROM)) { paths.insert(path) }
        }
      } else if !event.has(UInt32(IN_CREATE)) || Self.isLink(path) {
        // A regular file is reported when it is closed after writing, not when it is created empty.
        paths.insert(path)
      }
    }
    return paths.filter(isRelevant)
  }

  private func isRelevant(_ path: String) -> Bool {
    switch SourceKind(path: path) {
    case .swift: files.contains(path) || isInTree(path)
    case .resource, .project: true
    case nil: watched.contains(path)
    }
  }

  private func isInTree(_ path: String) -> Bool {
    trees.contains { path == $0 || path.hasPrefix($0 + "/") }
      || path.contains(".xcassets") || path.contains(".lproj")
  }

  /// Watches a folder and all folders below it; returns the files in them.
  @discardableResult
  private func addTree(_ folder: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard watched.count < Self.maximumFolderCount else {
        isIncomplete = true
        return found
      }
      add(folder)
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(entry)"
        if Self.isFolder(path) {
          if !SourceKind.isSkipped(path) { waiting.append(path) }
        } else {
          found.insert(path)
        }
      }
    }
    return found
  }

  /// Watches one folder; returns false when the kernel refuses.
  @discardableResult
  private func add(_ folder: String) -> Bool {
    guard watched.insert(folder).inserted else { return true }
    let watch = inotify_add_watch(descriptor, folder, Self.mask)
    guard watch >= 0 else {
      watched.remove(folder)
      isIncomplete = true
      return false
    }
    folders[watch] = folder
    return true
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
