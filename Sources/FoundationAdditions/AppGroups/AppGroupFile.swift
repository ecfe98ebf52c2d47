import Glibc

/// The values of an app group in a file, which the app and its widget share: both are processes of
/// their own, and each sees what the other has written.
///
/// Unchecked: what it keeps is guarded by the lock.
final class AppGroupFile: @unchecked Sendable {
  /// The name of the environment variable with the folder of the files; without it there are none.
  static let variable = "ISLAND_GROUPS"

  private struct FileVersion: Equatable {
    var inode: UInt64
    var seconds: Int
    var nanoseconds: Int
  }

  private let path: String
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  /// The file that was read: its inode changes with every write.
  private var version: FileVersion?

  /// - Parameters:
  ///   - suite: The name of the group.
  ///   - environment: The environment of the process.
  init?(suite: String?, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let folder = environment[Self.variable], let suite, !suite.isEmpty else { return nil }
    let name = String(suite.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
    path = "\(folder)/\(name.prefix(200)).plist"
  }

  /// Returns the value of a key; nil: it is not set.
  func value(for key: String) -> Any? {
    lock.withLock {
      read()
      return values[key]
    }
  }

  /// Sets or removes a value. A value that cannot be written is kept in this process alone.
  func set(_ value: Any?, for key: String) {
    lock.withLock {
      let file = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      defer { if file >= 0 { close(file) } }
      if file >= 0 { flock(file, LOCK_EX) }
      read()
      values[key] = value
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .binary, options: 0)
      try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
      version = Self.version(of: path)
    }
  }

  private func read() {
    let current = Self.version(of: path)
    guard current != version else { return }
    version = current
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let object = try? PropertyListSerialization.propertyList(from: data, format: nil)
    values = object as? [String: Any] ?? [:]
  }

  private static func version(of path: String) -> FileVersion? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return FileVersion(
      inode: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
