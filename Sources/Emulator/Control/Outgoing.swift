package import Foundation
import Glibc

/// Bytes that wait until the other side takes them.
package struct Outgoing {
  private var bytes = Data()

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }
  package var count: Int { bytes.count }

  package mutating func append(_ data: Data) { bytes.append(data) }

  /// Writes what goes without waiting; false when nobody reads any more.
  package mutating func flush(to descriptor: Int32) -> Bool {
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { bytes in
        NonBlocking.write(descriptor, bytes)
      }
      guard written > 0 else { return written == 0 }
      bytes = bytes.dropFirst(written)
    }
    bytes = Data()
    return true
  }
}

/// Reading and writing that never waits.
package enum NonBlocking {
  /// What there is to read, at most about `limit` bytes; nil at the end of the stream.
  package static func read(_ descriptor: Int32, limit: Int) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[0..<count])
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        return data.isEmpty ? nil : data
      } else if errno == EAGAIN {
        return data
      }
    }
    return data
  }

  /// How many bytes went; 0 when none can go now, negative when none ever will.
  package static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let isSocket = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      let count =
        isSocket < 0 && errno == ENOTSOCK
        ? Glibc.write(descriptor, bytes.baseAddress, bytes.count) : isSocket
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return -1 }
    }
  }
}
