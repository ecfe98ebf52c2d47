import FolderWatching
import Foundation
import Glibc

/// Watches a widget's files with inotify and reports which were saved, created or removed.
///
/// Watches folders rather than files, because most editors write a new file and rename it. A folder
/// that is removed or moved away and made again, as a change of branch does, is watched again.
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
  /// True when one of them is a script: then all scripts of the trees are relevant.
  private var followsScripts = false
  private var roots: RootWatch
  /// True when a folder could not be watched, usually because a limit was reached.
  package private(set) var isIncomplete = false

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MOVE_SELF
      | IN_ONLYDIR | IN_MASK_ADD)
  /// Maximum number of watched folders; the kernel limits the watches of all processes of a user.
  private static let maximumFolderCount = 4_096

  /// Starts watching; nil when inotify is not available.
  ///
  /// - Parameter paths: files and folders as given by the user.
  package init?(paths: [String]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    roots = RootWatch(descriptor: descriptor)
    guard descriptor >= 0 else { return nil }
    for path in paths {
      let path = URL(fileURLWithPath: path).standardizedFileURL.path
      if Self.isFolder(path) {
        trees.append(path)
        addTree(path)
        roots.add(path)
      } else {
        follow([path])
      }
    }
  }

  deinit { close(descriptor) }

  /// Also watches these sources, and the string tables and asset catalogues beside them.
  package func follow(_ paths: some Sequence<String>) {
    for path in paths where files.insert(path).inserted {
      followsScripts = followsScripts || SourceKind(path: path) == .script
      let folder = (path as NSString).deletingLastPathComponent
      addFolder(folder)
      roots.add(folder)
    }
  }

  /// Watches the folder of a named file, and the string tables and asset catalogues in it.
  private func addFolder(_ folder: String) {
    guard add(folder) else { return }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where entry.hasSuffix(".xcassets") || entry.hasSuffix(".lproj") {
      addTree("\(folder)/\(entry)")
    }
  }

  /// Returns the paths that have changed since the last call.
  package func changes() -> Set<String> {
    var paths: Set<String> = []
    var goneFolders: Set<String> = []
    var arePathsNew = false
    for event in InotifyEvents.read(descriptor) {
      guard event.watch >= 0 else {
        // Events were lost (queue overflow), so every file may have changed.
        paths.formUnion(files)
        trees.forEach { paths.formUnion(addTree($0)) }
        arePathsNew = true
        continue
      }
      if let moved = roots.take(event) {
        moved.forEach(forget)
        arePathsNew = true
      }
      guard let folder = folders[event.watch] else { continue }
      if event.has(UInt32(IN_IGNORED)) {
        folders[event.watch] = nil
        watched.remove(folder)
        if roots.contains(folder) { arePathsNew = true }
      } else if event.has(UInt32(IN_MOVE_SELF)) {
        // Its watch would go on under a path that is no longer its own.
        if roots.contains(folder) {
          forget(folder)
          arePathsNew = true
        }
      } else {
        let change = changes(event, in: folder)
        paths.formUnion(change.files)
        if let gone = change.folder { goneFolders.insert(gone) }
      }
    }
    if arePathsNew { paths.formUnion(restoreRoots()) }
    return paths.filter(isRelevant).union(goneFolders)
  }

  /// Returns the files that an event in a folder is about, and the watched folder that is gone.
  private func changes(
    _ event: InotifyEvents.Event, in folder: String
  ) -> (files: Set<String>, folder: String?) {
    let path = "\(folder)/\(event.name)"
    guard event.has(UInt32(IN_ISDIR)) else {
      // A regular file is reported when it is closed after writing, not when it is created empty.
      return (!event.has(UInt32(IN_CREATE)) || Self.isLink(path) ? [path] : [], nil)
    }
    guard isInTree(path), !SourceKind.isSkipped(path) || path.hasSuffix(".xcodeproj") else {
      return ([], nil)
    }
    let isGone = event.has(UInt32(IN_DELETE), UInt32(IN_MOVED_FROM)) && watched.contains(path)
    if isGone { forget(path) }
    // A created or renamed folder brings its files along without an event for each of them.
    return (addTree(path), isGone ? path : nil)
  }

  /// Ends the watches of a folder that is no longer at its path, and of all below it.
  private func forget(_ folder: String) {
    for (watch, path) in folders where path == folder || path.hasPrefix(folder + "/") {
      inotify_rm_watch(descriptor, watch)
      folders[watch] = nil
      watched.remove(path)
    }
  }

  /// Watches the folders again that are back; returns the files that are there or no longer there.
  private func restoreRoots() -> Set<String> {
    var changed: Set<String> = []
    for root in roots.follow() where !watched.contains(root) {
      if trees.contains(root) { changed.formUnion(addTree(root)) } else { addFolder(root) }
      changed.formUnion(files.filter { ($0 as NSString).deletingLastPathComponent == root })
    }
    changed.formUnion(roots.missing.flatMap { root in files.filter { $0.hasPrefix(root + "/") } })
    return changed
  }

  private func isRelevant(_ path: String) -> Bool {
    switch SourceKind(path: path) {
    case .swift: files.contains(path) || isInTree(path)
    // Types and layouts are imported from other files.
    case .script: followsScripts && isInTree(path)
    case .resource, .project: true
    case nil: false
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

  /// Watches one folder; returns false when it does not exist or the kernel refuses.
  @discardableResult
  private func add(_ folder: String) -> Bool {
    guard watched.insert(folder).inserted else { return true }
    let watch = inotify_add_watch(descriptor, folder, Self.mask)
    guard watch >= 0 else {
      if errno != ENOENT { isIncomplete = true }
      watched.remove(folder)
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
