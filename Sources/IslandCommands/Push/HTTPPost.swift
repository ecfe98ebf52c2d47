import Foundation
import Glibc

/// Posts JSON over HTTP/1.1, without TLS. Foundation's own client would bring libcurl and some 25
/// other libraries into a program that has no other use for them.
struct HTTPPost: Sendable {
  private let url: String
  private let host: String
  private let port: UInt16
  private let path: String
  private let allowsRemote: Bool
  private let timeout: Int

  /// - Parameters:
  ///   - allowsRemote: True: the host may be another machine.
  ///   - timeout: Timeout of connecting, sending and the answer, in seconds each.
  /// - Throws: `CommandError` when the URL has another scheme, no host, or a host that is not this
  ///   machine.
  init(_ text: String, allowsRemote: Bool, timeout: Int = 5) throws(CommandError) {
    url = text
    self.allowsRemote = allowsRemote
    self.timeout = timeout
    guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == "http",
      let host = parts.host, !host.isEmpty, (1...65_535).contains(parts.port ?? 80)
    else {
      throw CommandError(
        "'\(text)' is no address to post to: want http://HOST:PORT/PATH, without TLS",
        code: .usage)
    }
    self.host = host.trimmingCharacters(in: ["[", "]"])
    port = UInt16(parts.port ?? 80)
    let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
    path = (parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath) + query
    // At the start rather than with the first token.
    _ = try addresses()
  }

  /// Posts a body and waits for the answer.
  ///
  /// - Throws: `CommandError` when it does not arrive, or is answered with another status than 2xx.
  func send(_ body: Data) throws(CommandError) {
    let descriptor = try connect()
    defer { close(descriptor) }
    let head = """
      POST \(path) HTTP/1.1\r
      Host: \(host):\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try write(Array(head.utf8) + [UInt8](body), to: descriptor)
    let words = try firstLine(of: descriptor).split(separator: " ")
    guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      throw CommandError("'\(url)' does not answer as HTTP", code: .failed)
    }
    guard (200..<300).contains(status) else {
      throw CommandError("'\(url)' answered \(status): the token was not taken", code: .failed)
    }
  }

  /// An address of a host, as system calls take it.
  private struct Address {
    var bytes: [UInt8]
    var family: Int32

    /// True for an address of this machine's loopback interface.
    var isLoopback: Bool {
      // The family is in the first two bytes, the address of IPv4 in bytes 4 to 7, that of IPv6 in
      // bytes 8 to 23.
      switch family {
      case AF_INET: bytes.count >= 8 && bytes[4] == 127
      case AF_INET6:
        bytes.count >= 24 && bytes[8..<23].allSatisfy { $0 == 0 } && bytes[23] == 1
      default: false
      }
    }
  }

  private func addresses() throws(CommandError) -> [Address] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &list)
    guard code == 0 else {
      throw CommandError("'\(url)': \(String(cString: gai_strerror(code)))", code: .failed)
    }
    defer { freeaddrinfo(list) }
    var found: [Address] = []
    var next = list
    while let entry = next?.pointee {
      if let address = entry.ai_addr {
        let bytes = UnsafeRawBufferPointer(start: address, count: Int(entry.ai_addrlen))
        found.append(Address(bytes: Array(bytes), family: entry.ai_family))
      }
      next = entry.ai_next
    }
    let usable = allowsRemote ? found : found.filter(\.isLoopback)
    guard !usable.isEmpty else {
      throw CommandError(
        "'\(host)' is another machine, and tokens let their reader push: "
          + "--allow-remote-webhook sends them there", code: .usage)
    }
    return usable
  }

  private func connect() throws(CommandError) -> Int32 {
    var reason = ECONNREFUSED
    for address in try addresses() {
      let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue
      let descriptor = socket(address.family, Int32(type), 0)
      guard descriptor >= 0 else {
        reason = errno
        continue
      }
      var time = timeval(tv_sec: timeout, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
      let result = address.bytes.withUnsafeBytes { bytes in
        guard let start = bytes.bindMemory(to: sockaddr.self).baseAddress else { return Int32(-1) }
        return Glibc.connect(descriptor, start, socklen_t(bytes.count))
      }
      if result == 0 { return descriptor }
      reason = errno
      close(descriptor)
    }
    throw failure(reason)
  }

  private func failure(_ reason: Int32) -> CommandError {
    let text = reason == EAGAIN ? "no answer in time" : String(cString: strerror(reason))
    return CommandError("'\(url)' cannot be reached: \(text)", code: .failed)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(CommandError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(errno) }
      rest = rest.dropFirst(count)
    }
  }

  private func firstLine(of descriptor: Int32) throws(CommandError) -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 1_024 {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno) }
      if count == 0 || byte == 0x0a { break }
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
