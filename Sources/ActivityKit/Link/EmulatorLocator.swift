package import ActivityModel
import Foundation
import Glibc

/// Finds the socket of a running emulator (`WireAddress`) and exchanges greetings over it.
package struct EmulatorLocator: Sendable {
  /// A connected socket on which both sides have sent their greeting.
  package struct ConnectedSocket: Sendable {
    package var path: String
    package var descriptor: Int32
    /// The timeout of each reply, in seconds.
    package var timeout: Double
  }

  /// Maximum length of a greeting, in bytes.
  private static let longestGreeting = 1 << 12

  private let environment: [String: String]
  private let userID: uid_t
  /// Timeout in seconds for connecting and for the emulator's greeting, and later for each reply.
  let timeout: Double

  package init(
    environment: [String: String], userID: uid_t = geteuid(), timeout: Double? = nil
  ) {
    self.environment = environment
    self.userID = userID
    self.timeout = timeout ?? max(Timeouts.emulatorReply, Timeouts.minimum(in: environment))
  }

  /// True when `$ISLAND_SOCKET` names one emulator, which is then the only one tried.
  package var isNamed: Bool { WireAddress.named(in: environment) != nil }

  /// Connects to the newest emulator that accepts the greeting; nil when none is running.
  ///
  /// - Throws: `EmulatorConnectionError` when a socket or its directory exists but cannot be used, or when
  ///   nothing listens on the named one.
  package func connect(_ greeting: WireGreeting) throws(EmulatorConnectionError) -> ConnectedSocket?
  {
    if let path = WireAddress.named(in: environment) {
      guard let contact = try contact(path, greeting) else { throw .notRunning(path: path) }
      return contact
    }
    let directory = WireAddress.directory(environment: environment, userID: userID)
    var status = stat()
    guard lstat(directory, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == userID, status.st_mode & 0o077 == 0
    else { throw .notPrivate(directory: directory) }
    var failure: EmulatorConnectionError?
    for path in Self.sockets(in: directory) {
      do throws(EmulatorConnectionError) {
        if let contact = try contact(path, greeting) { return contact }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// Returns the paths of the sockets, newest first.
  private static func sockets(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { $0.hasPrefix("island") && $0.hasSuffix(".sock") }
      .map { name in
        let path = directory + "/" + name
        var status = stat()
        lstat(path, &status)
        let time = status.st_mtim
        return (path: path, time: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
      }
      .sorted { ($0.time, $0.path) > ($1.time, $1.path) }
      .map(\.path)
  }

  /// Connects to one socket; nil when nothing listens on it.
  private func contact(
    _ path: String, _ greeting: WireGreeting
  ) throws(EmulatorConnectionError) -> ConnectedSocket? {
    let address: WireAddress
    do throws(WireAddress.Failure) {
      address = try WireAddress(path: path)
    } catch {
      throw .address(error)
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .system(path: path, reason: Self.reason(errno)) }
    do throws(EmulatorConnectionError) {
      setTimeouts(of: descriptor)
      if address.withSocketAddress({ Glibc.connect(descriptor, $0, $1) }) != 0 {
        if try isDeserted(path, errno) {
          close(descriptor)
          return nil
        }
      }
      try checkPeer(of: descriptor, path)
      try greet(descriptor, path, greeting)
      return ConnectedSocket(path: path, descriptor: descriptor, timeout: timeout)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private func setTimeouts(of descriptor: Int32) {
    let seconds = timeout.rounded(.down)
    var time = timeval(tv_sec: Int(seconds), tv_usec: Int((timeout - seconds) * 1e6))
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  /// Returns true when the emulator that listened on the socket has exited: the socket is missing
  /// or refuses connections.
  private func isDeserted(_ path: String, _ code: Int32) throws(EmulatorConnectionError) -> Bool {
    switch code {
    case ENOENT: return true
    case ECONNREFUSED:
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFSOCK {
        throw .notASocket(path: path)
      }
      return true
    case EACCES, EPERM: throw .forbidden(path: path)
    case EAGAIN, ETIMEDOUT: throw .noReply(path: path)
    case ENOTSOCK, EPROTOTYPE: throw .notASocket(path: path)
    default: throw .system(path: path, reason: Self.reason(code))
    }
  }

  private func checkPeer(of descriptor: Int32, _ path: String) throws(EmulatorConnectionError) {
    let peer = SocketPeer(of: descriptor)
    guard let peer else { throw .system(path: path, reason: Self.reason(errno)) }
    guard peer.user == userID else { throw .foreign(path: path, user: peer.user) }
  }

  private func greet(
    _ descriptor: Int32, _ path: String, _ greeting: WireGreeting
  ) throws(EmulatorConnectionError) {
    guard let line = try? Wire.line(greeting) else { throw .noReply(path: path) }
    // An emulator that refuses the connection says why before it closes it.
    let isSent = WireChannel.write(line, to: descriptor)
    var answer = Data()
    var byte: UInt8 = 0
    // One byte at a time, so that nothing after the line is read.
    while answer.count < Self.longestGreeting {
      let count = read(descriptor, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw .noReply(path: path) }
      if count == 0 || byte == 0x0a { break }
      answer.append(byte)
    }
    if answer.isEmpty, !isSent { throw .noReply(path: path) }
    switch try? Wire.message(WireConnection.Line.self, in: answer) {
    case .greeting(let theirs):
      guard theirs.island == Wire.version else {
        throw .declined(
          path: path,
          reason: "it supports version \(theirs.island) of the protocol, not \(Wire.version)")
      }
    case .answer(_, .failed(let message)): throw .declined(path: path, reason: message)
    case .answer, .changed, .authorization, .token, .push, .request, nil:
      throw .malformedReply(path: path, text: Self.excerpt(answer))
    }
    // From now on a reading thread waits without a timeout.
    var forever = timeval()
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &forever, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Returns the start of the data, with characters removed that are unsafe to print.
  private static func excerpt(_ data: Data) -> String {
    let text = String(decoding: data.prefix(40), as: UTF8.self)
    let shown = text.map { $0.isLetter || $0.isNumber || $0.isPunctuation ? $0 : " " }
    return String(shown).trimmingCharacters(in: .whitespaces)
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
