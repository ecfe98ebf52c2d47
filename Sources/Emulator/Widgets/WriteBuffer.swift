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
