import ActivityModel
import Emulator
import Foundation
import Glibc

/// A viewer's connection to a running preview: receives messages, sends nothing.
@MainActor
package final class SheetClient {
  package enum Failure: Error, Hashable, Sendable {
    /// No preview is running; the directory is where its socket would be.
    case noPreview(directory: String)
    case notPrivate(directory: String)
    case refused(path: String, reason: String)

    package var message: String {
      switch self {
      case .noPreview(let directory):
        "no preview is running (no socket in '\(directory)'): start one with 'island preview "
          + "PATH'"
      case .notPrivate(let directory):
        "'\(directory)' is not private to you: remove it, or set XDG_RUNTIME_DIR"
      case .refused(let path, let reason): "cannot connect to '\(path)': \(reason)"
      }
    }
  }

  package enum Event {
    case update(SheetUpdate)
    /// The connection has ended: with a reason if a message is invalid, nil if the preview exited.
    case ended(String?)
  }

  package let descriptor: Int32
  private var lines = LineBuffer()
  private var hasEnded = false

  /// Connects to the socket at `path`, or to the newest one in the user's socket directory.
  ///
  /// - Throws: `Failure` when there is no preview, the directory is accessible to other users, or
  ///   the connection is refused.
  package init(path: String?, environment: [String: String]) throws(Failure) {
    if let path {
      descriptor = try Self.connect(path)
      return
    }
    let directory = WireAddress.directory(environment: environment, userID: geteuid())
    var status = stat()
    guard lstat(directory, &status) == 0 else { throw .noPreview(directory: directory) }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { throw .notPrivate(directory: directory) }
    for socket in Self.sockets(in: directory) {
      if let descriptor = try? Self.connect(socket) {
        self.descriptor = descriptor
        return
      }
    }
    throw .noPreview(directory: directory)
  }

  /// Returns what has been received since the last call, without blocking.
  package func read() -> [Event] {
    guard !hasEnded else { return [] }
    guard let data = NonBlocking.read(descriptor, limit: Wire.longestLine) else {
      hasEnded = true
      return [.ended(nil)]
    }
    do {
      return try lines.lines(adding: data).map { line in
        let update = try Wire.message(SheetUpdate.self, in: line)
        guard update.island == SheetUpdate.version else {
          throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
        }
        return .update(update)
      }
    } catch {
      hasEnded = true
      return [.ended("invalid message; is the preview of another version of island?")]
    }
  }

  package func close() { Glibc.close(descriptor) }

  /// The sockets of previews, newest first.
  private static func sockets(in directory: String) -> [String] {
    let kind = WireAddress.Kind.sheet.rawValue
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix(kind) && $0.hasSuffix(".sock") }
      .map { name in
        let path = directory + "/" + name
        var status = stat()
        lstat(path, &status)
        return (path: path, seconds: status.st_mtim.tv_sec, nanos: status.st_mtim.tv_nsec)
      }
      .sorted { ($0.seconds, $0.nanos, $0.path) > ($1.seconds, $1.nanos, $1.path) }
      .map(\.path)
  }

  private static func connect(_ path: String) throws(Failure) -> Int32 {
    let address: WireAddress
    do throws(WireAddress.Failure) {
      address = try WireAddress(path: path)
    } catch {
      throw .refused(path: path, reason: WireAddress.message(for: error))
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0,
      address.withSocketAddress({ Glibc.connect(descriptor, $0, $1) }) == 0
    else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { Glibc.close(descriptor) }
      throw .refused(path: path, reason: reason)
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }
}
