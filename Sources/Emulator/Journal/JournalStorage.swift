package import Foundation
package import LocalEngine
import Glibc
import Synchronization

/// The storage of a journal as closures: files in a folder, or a full disk in tests.
package struct JournalStorage: Sendable {
  /// Returns the whole contents; nil when there is no journal.
  package var read: @Sendable () throws(FileFailure) -> Data?
  /// Replaces the contents atomically. When this returns they are on the disk; after a failure or a
  /// crash either the old or the new contents exist.
  package var replace: @Sendable (Data) throws(FileFailure) -> Void
  /// Appends a line to the contents that `replace` wrote. When this returns it survives the end of
  /// the process, and after `sync` also that of the machine.
  package var append: @Sendable (Data) throws(FileFailure) -> Void
  /// Waits until everything that was appended is on the disk.
  package var sync: @Sendable () throws(FileFailure) -> Void
  /// Backs up the current contents for inspection by the user.
  package var backUp: @Sendable () -> Void

  package init(
    read: @escaping @Sendable () throws(FileFailure) -> Data?,
    replace: @escaping @Sendable (Data) throws(FileFailure) -> Void,
    append: @escaping @Sendable (Data) throws(FileFailure) -> Void,
    sync: @escaping @Sendable () throws(FileFailure) -> Void,
    backUp: @escaping @Sendable () -> Void
  ) {
    self.read = read
    self.replace = replace
    self.append = append
    self.sync = sync
    self.backUp = backUp
  }

  /// Returns the storage in an existing folder.
  package static func files(in folder: StateFolder) -> JournalStorage {
    let files = JournalFiles(folder)
    return JournalStorage(
      read: files.read, replace: files.replace, append: files.append, sync: files.sync,
      backUp: files.backUp)
  }
}

/// The file `journal.jsonl`, its replacement while it is written, and its backup.
private final class JournalFiles: Sendable {
  private let path: String
  private let newPath: String
  private let copyPath: String
  private let folder: OpenFolder
  private let file = Mutex<AppendFile?>(nil)

  init(_ folder: StateFolder) {
    path = folder.file("journal.jsonl")
    newPath = folder.file("journal.new.jsonl")
    copyPath = folder.file("journal.damaged.jsonl")
    self.folder = OpenFolder(folder.path)
  }

  /// Reads the whole file; nil when it does not exist.
  ///
  /// - Throws: `FileFailure` when the file cannot be read.
  @Sendable func read() throws(FileFailure) -> Data? {
    guard access(path, F_OK) == 0 else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure("read", path) }
    // Reading a pipe without a writer would block for ever.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileFailure("read", path, because: "it is not a file")
    }
    return try FileReader.read(path, limit: FileReader.mostOfLog)
  }

  /// Writes a new file, syncs it and renames it over the old one.
  ///
  /// - Throws: `FileFailure` when the file cannot be written, renamed or synced, or its folder was
  ///   deleted.
  @Sendable func replace(with data: Data) throws(FileFailure) {
    try file.withLock { (file) throws(FileFailure) in
      try folder.checkIsThere()
      let new = try AppendFile(path: newPath, isNew: false)
      try new.append(data, sync: true)
      guard rename(newPath, path) == 0 else { throw FileFailure("write", path) }
      new.path = path
      file = new
      // The rename must be on the disk too.
      try folder.sync()
    }
  }

  /// Appends a line.
  ///
  /// - Throws: `FileFailure` when no file is open or the line cannot be written.
  @Sendable func append(_ line: Data) throws(FileFailure) {
    try file.withLock { (file) throws(FileFailure) in
      guard let file else { throw FileFailure("write", path, because: "it is not open") }
      try file.append(line, sync: false)
    }
  }

  /// Waits until all lines are on the disk.
  ///
  /// - Throws: `FileFailure` when they cannot be written.
  @Sendable func sync() throws(FileFailure) {
    try file.withLock { (file) throws(FileFailure) in try file?.sync() }
  }

  @Sendable func backUp() {
    unlink(copyPath)
    link(path, copyPath)
  }
}

/// A folder that stays the same one, whatever is at its path later: another folder there belongs to
/// the island that has made it.
private final class OpenFolder: Sendable {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// - Throws: `FileFailure` when it is no longer at its path.
  func checkIsThere() throws(FileFailure) {
    var (mine, found) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0 else { throw FileFailure("write", path) }
    guard stat(path, &found) == 0, found.st_ino == mine.st_ino, found.st_dev == mine.st_dev else {
      throw .deleted(path)
    }
  }

  /// Waits until the names in it are on the disk.
  ///
  /// - Throws: `FileFailure` when they cannot be written.
  func sync() throws(FileFailure) {
    guard fsync(descriptor) == 0 else { throw FileFailure("write", path) }
  }
}
