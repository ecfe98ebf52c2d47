package import Foundation
import Glibc

/// Non-blocking reads and writes on descriptors.
package enum NonBlocking {
  /// Reads the available bytes, `limit` at most; empty when none are available, nil at the
  /// end of the stream or after an error.
  package static func read(_ descriptor: Int32, limit: Int) -> Data? {
    // Not zeroed: most reads, several in each step of the run loop, find nothing.
    withUnsafeTemporaryAllocation(byteCount: min(limit, 1 << 16), alignment: 1) { buffer -> Data? in
      var data = Data()
      while data.count < limit {
        let count = Glibc.read(
          descriptor, buffer.baseAddress, min(buffer.count, limit - data.count))
        if count > 0 {
          data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        } else if count == 0 || errno != EAGAIN && errno != EINTR {
          return data.isEmpty ? nil : data
        } else if errno == EAGAIN {
          return data
        }
      }
      return data
    }
  }

  /// Writes bytes and returns how many were written; 0 when the descriptor is not ready, negative
  /// after an error.
  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let sentCount = send(
        descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      let count =
        sentCount < 0 && errno == ENOTSOCK
        ? Glibc.write(descriptor, bytes.baseAddress, bytes.count) : sentCount
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return -1 }
    }
  }
}
