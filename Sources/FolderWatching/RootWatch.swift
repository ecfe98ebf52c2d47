import Foundation
import Glibc

/// Notices when the folders at some paths are moved away, and when they are back.
///
/// Nothing tells of a folder that does not exist: the nearest folder above it that does is watched for
/// its next part. The folders above one that exists are watched for their own moves, and the nearest
/// for its removal.
package struct RootWatch {
  private let descriptor: Int32
  private var roots: Set<String> = []
  /// Those that did not exist at the last look.
  package private(set) var missing: Set<String> = []
  /// The folders above the roots, by their watches.
  private var above: [Int32: String] = [:]
  /// Those in which the next part of a missing root is expected.
  private var awaited: Set<Int32> = []

  /// - Parameter descriptor: That of inotify, which others use too: no mask takes from theirs.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func contains(_ path: String) -> Bool { roots.contains(path) }

  /// Follows one more folder.
  package mutating func add(_ root: String) {
    guard roots.insert(root).inserted else { return }
    watchAbove(root)
    if !Self.exists(root) {
      missing.insert(root)
      expect(root)
    }
  }

  /// Takes an event; returns the folder that is gone from its path, when one is, or nothing when
  /// something else may have changed which roots exist. Nil: the event is not about them.
  package mutating func take(_ event: InotifyEvents.Event) -> [String]? {
    guard let folder = above[event.watch] else { return nil }
    if event.has(UInt32(IN_IGNORED)) {
      above[event.watch] = nil
      awaited.remove(event.watch)
      return []
    }
    if event.has(UInt32(IN_MOVE_SELF)) {
      // It may have moved out of sight: what is at its path now is another folder, or none.
      for (watch, path) in above where path == folder || path.hasPrefix(folder + "/") {
        inotify_rm_watch(descriptor, watch)
        above[watch] = nil
        awaited.remove(watch)
      }
      return [folder]
    }
    if event.has(UInt32(IN_DELETE)) {
      let path = (folder as NSString).appendingPathComponent(event.name)
      return roots.contains(path) ? [path] : nil
    }
    let isNew = event.has(UInt32(IN_CREATE), UInt32(IN_MOVED_TO))
    return awaited.contains(event.watch) && event.has(UInt32(IN_ISDIR)) && isNew ? [] : nil
  }

  /// Looks which roots exist, and returns those that do.
  package mutating func follow() -> Set<String> {
    let existing = roots.filter(Self.exists)
    missing = roots.subtracting(existing)
    for root in roots { watchAbove(root) }
    for root in missing { expect(root) }
    return roots.subtracting(missing)
  }

  private mutating func watchAbove(_ root: String) {
    // A removed folder tells nothing itself while a program is in it, as this one may be.
    if let nearest = Self.above(root).first {
      watch(nearest, for: UInt32(IN_MOVE_SELF | IN_DELETE))
    }
    for folder in Self.above(root) where !above.values.contains(folder) {
      watch(folder, for: UInt32(IN_MOVE_SELF))
    }
  }

  /// Watches the nearest folder above a missing root; the root may come back before that.
  private mutating func expect(_ root: String) {
    while !Self.exists(root) {
      guard let nearest = Self.above(root).first(where: Self.exists),
        let watch = watch(nearest, for: UInt32(IN_CREATE | IN_MOVED_TO | IN_MOVE_SELF))
      else { return }
      awaited.insert(watch)
      if Self.above(root).first(where: Self.exists) == nearest, !Self.exists(root) { return }
    }
    missing.remove(root)
  }

  @discardableResult
  private mutating func watch(_ folder: String, for events: UInt32) -> Int32? {
    let watch = inotify_add_watch(descriptor, folder, events | UInt32(IN_ONLYDIR | IN_MASK_ADD))
    guard watch >= 0 else { return nil }
    above[watch] = folder
    return watch
  }

  /// The folders above a path, the nearest first.
  private static func above(_ path: String) -> [String] {
    var folders: [String] = []
    var path = path
    while path != "/", !path.isEmpty {
      path = (path as NSString).deletingLastPathComponent
      folders.append(path)
    }
    return folders
  }

  private static func exists(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder)
  }
}
