import Foundation
import Glibc

/// A temporary folder for compiled widgets; the program removes it when it exits, and removes those
/// of programs that were killed.
///
/// Its libraries are loaded and run, so no other user may exchange them: `mkdtemp` creates
/// a folder that did not exist, with a name that cannot be foreseen and mode 0700.
package struct ScratchFolder: Sendable {
  package var path: String
  /// The file that is locked while the program runs.
  private let lock: Int32

  /// The names of all scratch folders begin so.
  private static let prefix = "island-"
  private static let lockName = "/.lock"
  /// The names of folders that are being removed end so.
  private static let removedEnding = "-removed"

  /// The bytes that must be free in a folder that is in memory, as `$XDG_RUNTIME_DIR` mostly is: a
  /// build takes some ten megabytes, and the last ones are kept.
  static let leastFreeBytes = 128 << 20

  /// Creates the folder in `$XDG_RUNTIME_DIR` when that is a private folder with room from which
  /// libraries can be loaded, else in the folder for temporary files.
  ///
  /// - Parameter name: A name for people who look into the parent folder.
  /// - Throws: `WidgetBuildError` when it cannot be created.
  package init(
    name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WidgetBuildError) {
    try self.init(name: name, environment: environment, freeBytes: FolderAccess.freeBytes)
  }

  /// - Parameter freeBytes: Returns the bytes that are free in a folder.
  init(
    name: String, environment: [String: String], freeBytes: (String) -> Int?
  ) throws(WidgetBuildError) {
    let parent =
      environment["XDG_RUNTIME_DIR"].flatMap {
        Self.isUsable($0) && freeBytes($0) ?? 0 >= Self.leastFreeBytes ? $0 : nil
      } ?? FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotWrite(path: "\(parent)/\(name)", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Closed in child processes: a compiler that outlives the program must not keep the lock. The file
    // is locked first and renamed then, because other programs remove folders with an unlocked file.
    let new = path + Self.lockName + "-new"
    lock = open(new, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 { rename(new, path + Self.lockName) }
    Self.removeAbandoned(in: parent)
  }

  package func remove() {
    // Under another name first: a build that was ended may still write a file, and a folder that is
    // written to while it is removed is not empty.
    let removed = path + Self.removedEnding
    let isRenamed = rename(path, removed) == 0
    try? FileManager.default.removeItem(atPath: isRenamed ? removed : path)
    if lock >= 0 { close(lock) }
  }

  /// Removes the folders of programs that no longer run: those whose lock file is not locked. A folder
  /// without a lock file may belong to a program that is creating it now.
  private static func removeAbandoned(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = "\(parent)/\(name)"
      guard FolderAccess.isPrivate(folder) else { continue }
      // The program was killed before it had removed everything.
      if name.hasSuffix(removedEnding) { try? FileManager.default.removeItem(atPath: folder) }
      let file = open(folder + lockName, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard file >= 0 else { continue }
      defer { close(file) }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  /// ST_NOEXEC, which the C library declares only with `_GNU_SOURCE`.
  private static let noExecution: UInt = 8

  /// Returns true for a folder of the user alone whose file system allows to run what it holds.
  private static func isUsable(_ path: String) -> Bool {
    guard path.hasPrefix("/"), FolderAccess.isPrivate(path) else { return false }
    var fileSystem = statvfs()
    return statvfs(path, &fileSystem) == 0 && fileSystem.f_flag & noExecution == 0
  }
}
