import Glibc

/// A socket that listens on the loopback, at a port that was free.
package struct LoopbackListener: Sendable {
  package let descriptor: Int32
  /// 0: there is no such socket.
  package let port: UInt16

  package init() {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, size) = (descriptor, length)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0
          ? getsockname(descriptor, $0, &length) : -1
      }
    }
    port = code == 0 ? UInt16(bigEndian: address.sin_port) : 0
  }

  package func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    Glibc.close(descriptor)
  }
}
