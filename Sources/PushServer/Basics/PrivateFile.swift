package import Foundation
import Glibc

/// Files that only the user can read. Symbolic links are not followed, so that no other user can make the
/// server write a key elsewhere.
package enum PrivateFile {
  /// Creates a file that does not exist yet.
  ///
  /// - Parameter mode: The permissions, by default those of a key.
  /// - Throws: `PushServerError` when the file exists or cannot be written.
  package static func create(
    _ path: String, _ content: Data, mode: mode_t = 0o600
  ) throws(PushServerError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw failure("create", path, errno) }
    var offset = 0
    var code: Int32 = 0
    content.withUnsafeBytes { bytes in
      while offset < bytes.count, code == 0 {
        let written = Glibc.write(
          descriptor, bytes.baseAddress?.advanced(by: offset),
          bytes.count - offset)
        if written >= 0 { offset += written } else if errno != EINTR { code = errno }
      }
    }
    // A key that is lost after a power failure makes every client's configuration worthless.
    if code == 0, fsync(descriptor) != 0 { code = errno }
    close(descriptor)
    guard code == 0 else {
      unlink(path)
      throw failure("write", path, code)
    }
  }

  /// Replaces a file, or creates it: another process sees the old content or the new one.
  ///
  /// - Throws: `PushServerError` when the file cannot be written.
  package static func replace(
    _ path: String, _ content: Data, mode: mode_t = 0o600
  ) throws(PushServerError) {
    let temporary = "\(path).\(getpid()).new"
    unlink(temporary)
    try create(temporary, content, mode: mode)
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw failure("replace", path, code)
    }
  }

  /// Reads a file; nil when there is none.
  ///
  /// - Parameters:
  ///   - isSecret: True: the file must be closed to other users, as keys have to be.
  ///   - limit: The maximum size in bytes.
  /// - Throws: `PushServerError` when the file cannot be read, is not a regular file, is too large,
  ///   or is a secret that others can read.
  package static func read(
    _ path: String, isSecret: Bool = true, limit: Int = 64 << 20
  ) throws(PushServerError) -> Data? {
    // Non-blocking, so that a named pipe does not stop the server.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isSecret ? O_NOFOLLOW : 0))
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("read", path, errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw PushServerError("'\(path)' is not a file: name another one")
    }
    guard status.st_size <= limit else {
      throw PushServerError("'\(path)' has more than \(limit) bytes: it is no file of island-apns")
    }
    if isSecret {
      guard status.st_uid == geteuid() else {
        throw PushServerError("'\(path)' belongs to another user: remove it")
      }
      guard status.st_mode & 0o077 == 0 else {
        throw PushServerError("'\(path)' can be read by others: run chmod 600 '\(path)'")
      }
    }
    var content = Data()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path, errno) }
      if count == 0 { return content }
      content.append(contentsOf: bytes[..<count])
    }
  }

  private static func failure(_ verb: String, _ path: String, _ code: Int32) -> PushServerError {
    let remedy =
      switch code {
      case EEXIST: "remove it, or move it elsewhere"
      case ELOOP: "it is a symbolic link; replace it by the file itself"
      case EACCES, EPERM: "check its permissions and those of its folder"
      case ENOSPC, EDQUOT: "free some space"
      default: "check the path"
      }
    return PushServerError(
      "cannot \(verb) '\(path)': \(String(cString: strerror(code))); \(remedy)")
  }
}
