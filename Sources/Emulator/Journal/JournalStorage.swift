package import Foundation
package import LocalEngine
import Glibc
import Synchronization

/// Where a journal lies, as a value: files in one place, a disk that fills up in tests.
package struct JournalStorage: Sendable {
  /// Everything; nil when there is no journal.
  package var read: @Sendable () throws(FileFailure) -> Data?
  /// Puts other content in the place of everything. It is on the disk when this returns, and
  /// either the old or the new content is there whatever happens.
  package var replace: @Sendable (Data) throws(FileFailure) -> Void
  /// Adds a line to what `replace` put there; on the disk when this returns.
  package var append: @Sendable (Data) throws(FileFailure) -> Void
  /// Puts what is there aside, for a person to look at.
  package var keepCopy: @Sendable () -> Void

  package init(
    read: @escaping @Sendable () throws(FileFailure) -> Data?,
    replace: @escaping @Sendable (Data) throws(FileFailure) -> Void,
    append: @escaping @Sendable (Data) throws(FileFailure) -> Void,
    keepCopy: @escaping @Sendable () -> Void
  ) {
    self.read = read
    self.replace = replace
    self.append = append
    self.keepCopy = keepCopy
  }

  /// The journal in a folder that is there.
  package static func files(in folder: StateFolder) -> JournalStorage {
    let files = JournalFiles(folder)
    return JournalStorage(
      read: files.read, replace: files.replace, append: files.append, keepCopy: files.keepCopy)
  }
}

/// `journal.jsonl`, and what lies beside it.
private final class JournalFiles: Sendable {
  private let path: String
  private let newPath: String
  private let copyPath: String
  private let folder: String
  private let file = Mutex<AppendFile?>(nil)

  init(_ folder: StateFolder) {
    path = folder.file("journal.jsonl")
    newPath = folder.file("journal.new.jsonl")
    copyPath = folder.file("journal.damaged.jsonl")
    self.folder = folder.path
  }

  @Sendable func read() throws(FileFailure) -> Data? {
    guard access(path, F_OK) == 0 else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileFailure("read", path)
    }
    return data
  }

  @Sendable func replace(with data: Data) throws(FileFailure) {
    try file.withLock { (file) throws(FileFailure) in
      let new = try AppendFile(path: newPath, isNew: false)
      try new.append(data, sync: true)
      guard rename(newPath, path) == 0 else { throw FileFailure("write", path) }
      file = new
      // The new name has to reach the disk too.
      let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard directory >= 0 else { throw FileFailure("write", folder) }
      defer { close(directory) }
      guard fsync(directory) == 0 else { throw FileFailure("write", folder) }
    }
  }

  @Sendable func append(_ line: Data) throws(FileFailure) {
    try file.withLock { (file) throws(FileFailure) in
      guard let file else { throw FileFailure("write", path, because: "it is not open") }
      try file.append(line, sync: true)
    }
  }

  @Sendable func keepCopy() {
    unlink(copyPath)
    link(path, copyPath)
  }
}
