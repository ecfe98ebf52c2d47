import Glibc

/// Who else may write into a folder whose files are loaded and run, and whether there is room in it.
enum FolderAccess {
  /// Makes a folder of the user private (mode 0700), and returns why it must not be used; nil: it
  /// may be.
  static func makePrivate(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return String(cString: strerror(errno)) }
    guard status.st_uid == geteuid() else { return "it belongs to another user" }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 {
      return String(cString: strerror(errno))
    }
    return nil
  }

  /// The bytes that the user may still write below a folder; nil: it does not exist.
  static func freeBytes(_ path: String) -> Int? {
    var fileSystem = statvfs()
    guard statvfs(path, &fileSystem) == 0 else { return nil }
    return Int(
      clamping: fileSystem.f_bavail.multipliedReportingOverflow(by: fileSystem.f_frsize)
        .partialValue)
  }

  /// Returns true for a folder, and not a link to one, that only the user may enter.
  static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}
