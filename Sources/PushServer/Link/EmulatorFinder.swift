import ActivityModel
import Foundation
import Glibc

/// Finds the sockets of running islands and connects to one without waiting.
package struct EmulatorFinder: Sendable {
  /// What connecting to one socket has come to.
  enum Attempt {
    /// The descriptor of the connected socket, which the caller closes.
    case connected(Int32)
    /// The island that listened there has exited, or the socket is not there.
    case deserted
    /// The reason, with the remedy.
    case failed(String)
  }

  private let environment: [String: String]
  private let userID: uid_t

  package init(environment: [String: String], userID: UInt32 = geteuid()) {
    self.environment = environment
    self.userID = userID
  }

  /// The folder in which sockets appear.
  var folder: String {
    guard let path = WireAddress.named(in: environment) else {
      return WireAddress.directory(environment: environment, userID: userID)
    }
    return URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  /// The paths of the sockets to try: the one that `$ISLAND_SOCKET` names, else all of the user,
  /// the newest first.
  package var candidates: [String] {
    if let path = WireAddress.named(in: environment) { return [path] }
    let directory = WireAddress.directory(environment: environment, userID: userID)
    var status = stat()
    guard lstat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == userID, status.st_mode & 0o077 == 0
    else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let sockets = names.filter { $0.hasPrefix("island") && $0.hasSuffix(".sock") }
    return sockets.map { name in
      let path = directory + "/" + name
      var status = stat()
      lstat(path, &status)
      let time = status.st_mtim
      return (path: path, time: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
    .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
    .map(\.path)
  }

  /// Connects to a socket of the same user.
  func connect(to path: String) -> Attempt {
    let address: WireAddress
    do throws(WireAddress.Failure) {
      address = try WireAddress(path: path)
    } catch {
      return .failed(WireAddress.message(for: error))
    }
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(AF_UNIX, Int32(type), 0)
    guard descriptor >= 0 else { return .failed(Self.reason(path, errno)) }
    guard address.withSocketAddress({ Glibc.connect(descriptor, $0, $1) }) == 0 else {
      let code = errno
      close(descriptor)
      return code == ENOENT || code == ECONNREFUSED ? .deserted : .failed(Self.reason(path, code))
    }
    guard let peer = SocketPeer(of: descriptor), peer.user == userID else {
      close(descriptor)
      return .failed("the island at '\(path)' belongs to another user: start your own")
    }
    return .connected(descriptor)
  }

  private static func reason(_ path: String, _ code: Int32) -> String {
    "the island at '\(path)' cannot be reached: \(String(cString: strerror(code))); restart it"
  }
}
