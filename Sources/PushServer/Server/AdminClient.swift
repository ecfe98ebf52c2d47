package import ActivityModel
import Foundation
import Glibc

/// Sends a command to a running server and waits for the reply.
package enum AdminClient {
  private static let longestReply = 1 << 20

  /// Returns the reply's text, which may contain text of clients: print it through `SafeText`; nil:
  /// no server is running.
  ///
  /// - Parameters:
  ///   - timeout: Timeout of the reply in seconds, more than 0.
  ///   - late: The error when that has passed.
  /// - Throws: `PushServerError` when the server refuses the command or does not answer.
  package static func send(
    _ command: AdminCommand, to address: WireAddress, timeout: Double = 5,
    late: String = "island-apns does not answer: restart it"
  ) throws(PushServerError) -> String? {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else {
      throw PushServerError("cannot make a socket: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    let whole = timeout.rounded(.down)
    var time = timeval(tv_sec: Int(whole), tv_usec: Int((timeout - whole) * 1e6))
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    guard address.withSocketAddress({ Glibc.connect(descriptor, $0, $1) }) == 0 else {
      if errno == ENOENT || errno == ECONNREFUSED { return nil }
      throw PushServerError(
        "cannot reach island-apns at '\(address.path)': \(String(cString: strerror(errno)))")
    }
    guard SocketPeer(of: descriptor)?.user == geteuid() else {
      throw PushServerError("'\(address.path)' belongs to another user: remove it")
    }
    let line = Array("\(command.line)\n".utf8)
    guard Glibc.send(descriptor, line, line.count, Int32(MSG_NOSIGNAL)) == line.count
    else { throw PushServerError("island-apns does not take the command: restart it") }
    return try reply(descriptor, late: late)
  }

  private static func reply(
    _ descriptor: Int32, late: String
  ) throws(PushServerError) -> String {
    var reply: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while reply.count < longestReply {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw PushServerError(late) }
      if count == 0 { break }
      reply += bytes[..<count]
    }
    let lines = String(decoding: reply, as: UTF8.self).split(separator: "\n").map(String.init)
    let text = lines.dropFirst().joined(separator: "\n")
    guard lines.first == "ok" else {
      throw PushServerError(
        text.isEmpty ? "island-apns does not answer: restart it" : SafeText.line(text))
    }
    return text
  }
}
