package import Foundation
import Glibc

/// A buffer of bytes to write to a non-blocking descriptor.
package struct WriteBuffer {
  private var bytes = Data()

  package init() {}

  package var isEmpty: Bool { bytes.isEmpty }
  package var count: Int { bytes.count }

  package mutating func append(_ data: Data) { bytes.append(data) }

  /// Writes as much as possible without blocking; false when the other side has closed the
  /// descriptor.
  ///
  /// - Parameter most: The most bytes to write, for a descriptor that blocks.
  package mutating func flush(to descriptor: Int32, atMost most: Int = .max) -> Bool {
    var left = most
    while !bytes.isEmpty, left > 0 {
      let written = bytes.prefix(left).withUnsafeBytes { bytes in
        NonBlocking.write(descriptor, bytes)
      }
      guard written > 0 else { return written == 0 }
      bytes = bytes.dropFirst(written)
      left -= written
    }
    guard bytes.isEmpty else { return true }
    bytes = Data()
    return true
  }
}
