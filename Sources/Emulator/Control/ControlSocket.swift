package import ActivityModel
import Foundation
import Glibc

/// The listening Unix socket of the control protocol (`Wire`, `WireAddress`).
///
/// Only the user has access: the directory has mode 0700, the socket 0600, and connections of
/// other users are closed. A socket left behind by an emulator that has exited is replaced; while
/// another emulator listens, this one takes the next free name.
package final class ControlSocket {
  package enum Failure: Error, Hashable, Sendable {
    case address(WireAddress.Failure)
    case directory(path: String, reason: String)
    /// Another user could read or replace the file at `path`.
    case notPrivate(path: String)
    case socket(path: String, reason: String)
    /// `$ISLAND_SOCKET` names a socket on which another emulator listens.
    case inUse(path: String)
    case allInUse(directory: String)

    package var message: String {
      switch self {
      case .address(let failure): WireAddress.message(for: failure)
      case .directory(let path, let reason):
        "cannot create the directory '\(path)' for the control socket: \(reason)"
      case .notPrivate(let path):
        "'\(path)' is not private to you: remove it, or set XDG_RUNTIME_DIR or ISLAND_SOCKET"
      case .socket(let path, let reason): "cannot listen on '\(path)': \(reason)"
      case .inUse(let path):
        "another island listens on '\(path)': unset ISLAND_SOCKET, or name another"
      case .allInUse(let directory):
        "all \(ControlSocket.instances) control sockets in '\(directory)' are taken"
      }
    }
  }

  /// The most emulators of one user that can listen at once.
  static let instances = 16
  private static let backlog: Int32 = 4096

  package let path: String
  package let descriptor: Int32
  private let file: (device: dev_t, inode: ino_t)

  /// Creates the socket at the address from the environment and listens on it.
  ///
  /// - Parameter kind: The kind of program that listens; `$ISLAND_SOCKET` applies only to an
  ///   emulator.
  /// - Throws: `Failure` when the address is not valid, the directory is not private, the system
  ///   refuses to listen, or all names are taken.
  package init(
    environment: [String: String], for kind: WireAddress.Kind = .emulator
  ) throws(Failure) {
    if kind == .emulator, let named = WireAddress.named(in: environment) {
      let address = try Self.address(named)
      guard let descriptor = try Self.listen(at: address) else { throw .inUse(path: named) }
      (path, self.descriptor) = (named, descriptor)
    } else {
      let directory = WireAddress.directory(environment: environment, userID: geteuid())
      try Self.preparePrivateDirectory(directory)
      let lockPath = directory + "/sockets.lock"
      let lock = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard lock >= 0 else {
        throw .socket(path: lockPath, reason: String(cString: strerror(errno)))
      }
      defer { close(lock) }
      // The lock prevents two emulators that start at the same time from replacing each other's new
      // socket as stale.
      flock(lock, LOCK_EX)
      var found: (path: String, descriptor: Int32)?
      for number in 1...Self.instances where found == nil {
        let path = directory + "/" + kind.name(number)
        found = try Self.listen(at: try Self.address(path)).map { (path, $0) }
      }
      guard let found else { throw .allInUse(directory: directory) }
      (path, descriptor) = found
    }
    var status = stat()
    lstat(path, &status)
    file = (status.st_dev, status.st_ino)
  }

  /// Stops listening and removes the socket, unless another file has replaced it.
  package func stop() {
    close(descriptor)
    var status = stat()
    if lstat(path, &status) == 0, status.st_dev == file.device, status.st_ino == file.inode {
      unlink(path)
    }
  }

  /// A connection that has been accepted.
  package struct Connection {
    /// Non-blocking.
    package var descriptor: Int32
    package var peer: SocketPeer
  }

  /// Accepts the next waiting client of the same user; nil when none is waiting, or when the process
  /// has no descriptor left.
  package func accept() -> Connection? {
    while true {
      let client = Glibc.accept(descriptor, nil, nil)
      guard client >= 0 else { return nil }
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      _ = fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK)
      if let peer = SocketPeer(of: client), peer.user == geteuid() {
        return Connection(descriptor: client, peer: peer)
      }
      close(client)
    }
  }

  private static func address(_ path: String) throws(Failure) -> WireAddress {
    do throws(WireAddress.Failure) {
      return try WireAddress(path: path)
    } catch {
      throw .address(error)
    }
  }

  /// Creates the directory, or checks that an existing one belongs to the user, and makes it
  /// private.
  private static func preparePrivateDirectory(_ directory: String) throws(Failure) {
    if mkdir(directory, 0o700) != 0, errno != EEXIST {
      throw .directory(path: directory, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard lstat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid()
    else { throw .notPrivate(path: directory) }
    if status.st_mode & 0o077 != 0, chmod(directory, 0o700) != 0 {
      throw .notPrivate(path: directory)
    }
  }

  /// Listens at an address, replacing a stale socket; nil when another emulator listens there.
  private static func listen(at address: WireAddress) throws(Failure) -> Int32? {
    let path = address.path
    func failure() -> Failure { .socket(path: path, reason: String(cString: strerror(errno))) }
    let descriptor = newSocket()
    guard descriptor >= 0 else { throw failure() }
    var code = address.withSocketAddress { bind(descriptor, $0, $1) }
    if code != 0, errno == EADDRINUSE {
      guard isSocket(path) else {
        close(descriptor)
        throw .socket(path: path, reason: "the path exists and is not a socket")
      }
      if isAlive(address) {
        close(descriptor)
        return nil
      }
      unlink(path)
      code = address.withSocketAddress { bind(descriptor, $0, $1) }
    }
    // The change of mode is an inotify event: a push server that watches the folder connects now.
    guard code == 0, Glibc.listen(descriptor, backlog) == 0, chmod(path, 0o600) == 0 else {
      let failure = failure()
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  private static func newSocket() -> Int32 {
    socket(
      AF_UNIX,
      Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  private static func isSocket(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Returns true when a process listens at the address, also when its backlog is full (`EAGAIN`).
  private static func isAlive(_ address: WireAddress) -> Bool {
    let descriptor = newSocket()
    defer { close(descriptor) }
    return address.withSocketAddress { connect(descriptor, $0, $1) } == 0 || errno == EAGAIN
  }
}
